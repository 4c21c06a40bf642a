import { provideHttpClient } from '@angular/common/http';
import { provideHttpClientTesting } from '@angular/common/http/testing';
import { Router } from '@angular/router';
import { routerTestBed } from 'ngx-testing-tools';
import { firstValueFrom, of } from 'rxjs';
import { AuthService } from './auth.service';
import { CartPageComponent } from './cart-page.component';
import { CatalogueService } from './catalogue.service';
import { LoginComponent } from './login.component';
import { LAMP, MUG } from './product';
import { ProductPageComponent } from './product-page.component';
import { shopRoutes } from './shop.routes';

// #region routes
const catalogue: Pick<CatalogueService, 'list' | 'find'> = {
  list: () => of([LAMP, MUG]),
  find: () => of(LAMP),
};

describe('shopRoutes', () => {
  const tb = routerTestBed(shopRoutes)
    .provide([
      provideHttpClient(),
      provideHttpClientTesting(),
      { provide: CatalogueService, useValue: catalogue },
    ])
    .inject('auth', AuthService)
    .inject('router', Router);

  it('should load the product before its page', tb(async ({ navigateByUrl }) => {
    const page = await navigateByUrl('/product/1', ProductPageComponent);

    expect(await firstValueFrom(page.product$)).toEqual(LAMP);
  }));

  it('should ask a visitor to log in first', tb(async ({ navigateByUrl, $url }) => {
    await navigateByUrl('/cart', LoginComponent);

    expect($url()).toBe('/login?returnUrl=%2Fcart');
  }));

  it('should redirect the old path', tb(async ({ navigateByUrl, injected }) => {
    injected.auth.token = 'abc';

    await navigateByUrl('/basket', CartPageComponent);

    expect(injected.router.url).toBe('/cart');
  }));
});
// #endregion routes
