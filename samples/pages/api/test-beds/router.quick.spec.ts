// #region quick
import { routerTestBed } from 'ngx-testing-tools';
import { AuthService } from '../../../shop/auth.service';
import { CartPageComponent } from '../../../shop/cart-page.component';
import { shopRoutes } from '../../../shop/shop.routes';
import { shopProviders } from './shop.providers';

describe('shopRoutes', () => {
  const tb = routerTestBed(shopRoutes, { providers: shopProviders })
    .inject('auth', AuthService);

  it('should send a visitor to the login', tb(async ({ $url, navigateByUrl }) => {
    await navigateByUrl('/cart');

    expect($url()).toBe('/login?returnUrl=%2Fcart');
  }));

  it('should open the cart', tb(async ({ $url, injected, navigateByUrl }) => {
    injected.auth.token = 'abc';

    await navigateByUrl('/cart', CartPageComponent);

    expect($url()).toBe('/cart');
  }));
});
// #endregion quick
