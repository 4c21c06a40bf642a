import { ErrorHandler } from '@angular/core';
import { componentTestBed } from 'ngx-testing-tools';
import { LAMP } from '../../../shop/product';
import { ProductCardComponent } from '../../../shop/product-card.component';

// #region recipe-listener-error
describe('ProductCardComponent', () => {
  let handleError: jasmine.Spy;

  beforeEach(() => {
    handleError = jasmine.createSpy('handleError');
  });

  const tb = componentTestBed(ProductCardComponent)
    .provide({ provide: ErrorHandler, useFactory: () => ({ handleError }) });

  beforeEach(tb.setup(({ component }) => {
    component.product = LAMP;
  }));

  it('should report a failure', tb(({ component, action }) => {
    spyOn(component.add, 'emit').and.throwError('out of order');

    action.click('.add');

    expect(handleError).toHaveBeenCalledOnceWith(new Error('out of order'));
  }));
});
// #endregion recipe-listener-error
