import { resolverTestBed } from 'ngx-testing-tools';
import { CartResolver } from './cart.resolver';
import { CartService } from './cart.service';
import { LAMP, MUG } from './product';

describe('CartResolver', () => {
  const tb = resolverTestBed(CartResolver, { httpTesting: true })
    .inject('cart', CartService);

  it('should return what the cart holds', tb(({ trigger, injected: { cart } }) => {
    cart.add(LAMP);
    cart.add(MUG);

    expect(trigger()).toEqual([LAMP, MUG]);
  }));
});
