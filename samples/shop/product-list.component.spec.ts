import { componentTestBed } from 'ngx-testing-tools';
import { CartService } from './cart.service';
import { LAMP, MUG } from './product';
import { ProductCardComponent } from './product-card.component';
import { ProductListComponent } from './product-list.component';

// #region list
describe('ProductListComponent', () => {
  const tb = componentTestBed(ProductListComponent, { httpTesting: true })
    .inject('cart', CartService);

  it('should show one card per product', tb(({ fixture, http, query }) => {
    http.emitSuccessResponse({ url: '/api/products', body: [LAMP, MUG] });
    fixture.detectChanges();

    const cards = query.findAllComponents(ProductCardComponent);
    expect(cards.map(({ product }) => product)).toEqual([LAMP, MUG]);
  }));

  it('should add the product that a card emits', tb(({ fixture, http, action, injected }) => {
    http.emitSuccessResponse({ url: '/api/products', body: [LAMP] });
    fixture.detectChanges();

    action.emitOutput(ProductCardComponent, 'add', LAMP);

    expect(injected.cart.items).toEqual([LAMP]);
  }));

  it('should report a failed loading', tb(({ fixture, http, query }) => {
    http.emitErrorResponse({ url: '/api/products', status: 500 });
    fixture.detectChanges();

    expect(query.findElement('.error').textContent).toContain('cannot be loaded');
  }));
});
// #endregion list
