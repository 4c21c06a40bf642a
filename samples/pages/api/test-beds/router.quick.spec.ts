// #region quick
import { routerTestBed } from 'ngx-testing-tools';
import { AuthService } from '../../../shop/auth.service';
import { CartPageComponent } from '../../../shop/cart-page.component';
import { shopRoutes } from '../../../shop/shop.routes';
import { shopProviders } from './router.providers';

describe('shopRoutes', () => {
  const tb = routerTestBed(shopRoutes, { providers: shopProviders })
    .inject('auth', AuthService);

  it('sends a visitor to the login page', tb(async ({ $url, navigateByUrl }) => {
    await navigateByUrl('/cart');

    expect($url()).toBe('/login?returnUrl=%2Fcart');
  }));

  it('opens the cart', tb(async ({ $url, injected, navigateByUrl }) => {
    injected.auth.token = 'abc';

    const page = await navigateByUrl('/cart', CartPageComponent);

    expect(page.order).toBeNull();
    expect($url()).toBe('/cart');
  }));
});
// #endregion quick
