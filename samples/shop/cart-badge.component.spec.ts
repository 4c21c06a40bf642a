import { componentTestBed } from 'ngx-testing-tools';
import { CartBadgeComponent } from './cart-badge.component';
import { CartService } from './cart.service';
import { LAMP, MUG } from './product';

describe('CartBadgeComponent', () => {
  const tb = componentTestBed(CartBadgeComponent, { httpTesting: true })
    .inject('cart', CartService);

  it('should start at zero', tb(({ query }) => {
    expect(query.findElement('.count').textContent).toBe('0');
  }));

  it('should follow the cart', tb(({ fixture, query, injected: { cart } }) => {
    cart.add(LAMP);
    cart.add(MUG);
    fixture.detectChanges();

    expect(query.findElement('.count').textContent).toBe('2');
  }));
});
