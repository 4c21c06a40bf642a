// #region quick-sample
import { componentTestBed } from 'ngx-testing-tools';
import { LAMP } from '../../../shop/product';
import { ProductCardComponent } from '../../../shop/product-card.component';

describe('ProductCardComponent', () => {
  const tb = componentTestBed(ProductCardComponent);

  beforeEach(tb.setup(({ component }) => {
    component.product = LAMP;
  }));

  it('should show the name and the price', tb(({ query }) => {
    expect(query.findElement('.name').textContent).toBe('Lamp');
    expect(query.findElement('.price').textContent).toBe('39.50 EUR');
  }));

  it('should emit its product on click', tb(({ component, action, rx }) => {
    const onAdd = jasmine.createSpy('onAdd');
    rx.remind = component.add.subscribe(onAdd);

    action.click('.add');

    expect(onAdd).toHaveBeenCalledOnceWith(LAMP);
  }));
});
// #endregion quick-sample
