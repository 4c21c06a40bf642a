// #region quick-sample
import { componentTestBed } from 'ngx-testing-tools';
import { LAMP, MUG } from '../../../shop/product';
import { ProductListComponent } from '../../../shop/product-list.component';

describe('ProductListComponent', () => {
  const tb = componentTestBed(ProductListComponent, { httpTesting: true });

  it('should show a card for each product', tb(({ fixture, http, query }) => {
    http.emitSuccessResponse({ url: '/api/products', body: [LAMP, MUG] });
    fixture.detectChanges();

    const names = query.findAllElements('.name').map(name => name.textContent);
    expect(names).toEqual(['Lamp', 'Mug']);
  }));
});
// #endregion quick-sample
