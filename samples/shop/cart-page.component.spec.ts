import { componentTestBed } from 'ngx-testing-tools';
import { CartPageComponent } from './cart-page.component';
import { CartService } from './cart.service';
import { LAMP } from './product';

describe('CartPageComponent', () => {
  const tb = componentTestBed(CartPageComponent, { httpTesting: true })
    .inject('cart', CartService);

  beforeEach(tb.setup(({ injected }) => injected.cart.add(LAMP)));

  it('should show the items and the total', tb(({ query }) => {
    expect(query.findElement('.item').textContent).toBe('Lamp');
    expect(query.findElement('.total').textContent).toBe('39.50 EUR');
  }));

  it('should thank the customer', tb(({ fixture, http, action, query }) => {
    action.click('.order');
    http.emitSuccessResponse({
      url: '/api/orders',
      method: 'POST',
      body: { id: 'A-1', total: 3950 },
    });
    fixture.detectChanges();

    expect(query.findElement('.thanks').textContent).toBe('Thank you for A-1.');
    expect(query.findElement<HTMLButtonElement>('.order').disabled).toBe(true);
  }));
});
