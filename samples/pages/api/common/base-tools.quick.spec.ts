// #region quick
import { componentTestBed } from 'ngx-testing-tools';
import { CartBadgeComponent } from '../../../shop/cart-badge.component';
import { CartService } from '../../../shop/cart.service';
import { LAMP, MUG } from '../../../shop/product';

describe('CartBadgeComponent', () => {
  const tb = componentTestBed(CartBadgeComponent, { httpTesting: true })
    .inject('cart', CartService);

  beforeEach(tb.setup(({ injected: { cart } }) => cart.add(LAMP)));

  it('should follow the cart', tb(({ component, injected: { cart }, rx }) => {
    const counts: number[] = [];
    rx.remind = component.count$.subscribe(count => counts.push(count));

    cart.add(MUG);

    expect(counts).toEqual([1, 2]);
  }));
});
// #endregion quick
