import { componentTestBed } from 'ngx-testing-tools';
import { LAMP } from '../shop/product';
import { ProductListComponent } from '../shop/product-list.component';

// #region after
describe('ProductListComponent', () => {
  const tb = componentTestBed(ProductListComponent, { httpTesting: true });

  it('shows the products', tb(({ fixture, http, query }) => {
    http.emitSuccessResponse({ url: '/api/products', body: [LAMP] });
    fixture.detectChanges();

    expect(query.findElement('.name').textContent).toBe('Lamp');
  }));
});
// #endregion after
