// #region quick-sample
import { resolverTestBed } from 'ngx-testing-tools';
import { CartResolver } from '../../../shop/cart.resolver';
import { CartService } from '../../../shop/cart.service';
import { LAMP, MUG, Product } from '../../../shop/product';

describe('CartResolver', () => {
  const tb = resolverTestBed(CartResolver, { httpTesting: true })
    .inject('cart', CartService);

  it('should hand over what is in the cart', tb(({ trigger, injected }) => {
    injected.cart.add(LAMP);
    injected.cart.add(MUG);

    const resolved: Product[] = trigger();

    expect(resolved).toEqual([LAMP, MUG]);
  }));
});
// #endregion quick-sample
