import { HttpErrorResponse, provideHttpClient } from '@angular/common/http';
import { provideHttpClientTesting } from '@angular/common/http/testing';
import { Router, RouterStateSnapshot, UrlTree } from '@angular/router';
import {
  componentTestBed, guardTestBed, interceptorTestBed, pipeTestBed, routerTestBed,
  serviceTestBed,
} from 'ngx-testing-tools';
import { of } from 'rxjs';
import { authGuard } from '../shop/auth.guard';
import { AuthService } from '../shop/auth.service';
import { CartService } from '../shop/cart.service';
import { CatalogueService } from '../shop/catalogue.service';
import { PricePipe } from '../shop/price.pipe';
import { LAMP, MUG, Product } from '../shop/product';
import { ProductListComponent } from '../shop/product-list.component';
import { SessionInterceptor } from '../shop/session.interceptor';
import { shopRoutes } from '../shop/shop.routes';

// #region routes
describe('The addresses of the shop', () => {
  const catalogue = {
    list: () => of([LAMP, MUG]),
    find: () => of(LAMP),
  } satisfies Partial<CatalogueService>;

  const tb = routerTestBed(shopRoutes)
    .provide([provideHttpClient(), provideHttpClientTesting()])
    .provide({ provide: CatalogueService, useValue: catalogue })
    .inject('auth', AuthService);

  it('should send a visitor from the cart to the login page', tb(
    async ({ navigateByUrl, $url }) => {
      await navigateByUrl('/cart');

      expect($url()).toBe('/login?returnUrl=%2Fcart');
    },
  ));

  it('should open the cart of a customer', tb(
    async ({ navigateByUrl, harness, injected }) => {
      injected.auth.token = 'abc';

      await navigateByUrl('/cart');

      expect(harness.routeNativeElement?.textContent).toContain('Your cart');
    },
  ));

  it('should show a product at its own address', tb(
    async ({ navigateByUrl, harness }) => {
      await navigateByUrl('/product/1');

      expect(harness.routeNativeElement?.textContent).toContain('Lamp');
    },
  ));
});
// #endregion routes

// #region redirect
describe('The old address of the cart', () => {
  const tb = routerTestBed(shopRoutes, { initialUrl: '/login' })
    .provide([provideHttpClient(), provideHttpClientTesting()])
    .inject('auth', AuthService)
    .inject('router', Router);

  it('should lead to the new one', tb(async ({ navigateByUrl, injected }) => {
    injected.auth.token = 'abc';

    await navigateByUrl('/basket');

    expect(injected.router.url).toBe('/cart');
  }));
});
// #endregion redirect

// #region guard
describe('authGuard', () => {
  const tb = guardTestBed(authGuard, { type: 'CanActivate', httpTesting: true })
    .inject('auth', AuthService);

  it('should let a customer in', tb(({ challenge, injected }) => {
    injected.auth.token = 'abc';

    expect(challenge()).toBe(true);
  }));

  it('should remember where a visitor wanted to go', tb(({ challenge }) => {
    const currentState = { url: '/cart?step=2' } as RouterStateSnapshot;

    const verdict: UrlTree = challenge.withInfo({ currentState });

    expect(verdict.queryParams).toEqual({ returnUrl: '/cart?step=2' });
  }));
});
// #endregion guard

// #region component
describe('ProductListComponent', () => {
  const tb = componentTestBed(ProductListComponent, { httpTesting: true })
    .inject('cart', CartService);

  it('should put the chosen product into the cart', tb(
    ({ fixture, http, action, injected }) => {
      http.emitSuccessResponse({ url: '/api/products', body: [LAMP] });
      fixture.detectChanges();

      action.click('.add');

      expect(injected.cart.items).toEqual([LAMP]);
    },
  ));

  it('should own up when the catalogue cannot be loaded', tb(
    ({ fixture, http, query }) => {
      http.emitErrorResponse({ url: '/api/products' });
      fixture.detectChanges();

      expect(query.findElement('[role=alert]').textContent)
        .toContain('cannot be loaded');
    },
  ));
});
// #endregion component

// #region http
describe('CartService at the checkout', () => {
  const tb = serviceTestBed(CartService, { httpTesting: true });

  beforeEach(tb.setup(({ service }) => {
    service.add(LAMP);
  }));

  it('should order what is in the cart, then empty it', tb(({ service, http }) => {
    service.checkout().subscribe();

    const order = http.controller.expectOne('/api/orders');
    expect(order.request.body).toEqual({ productIds: [LAMP.id] });

    order.flush({ id: 'A-1', total: 3950 });
    expect(service.count).toBe(0);
  }));

  it('should keep the items when the order is refused', tb(({ service, http }) => {
    let failure = new HttpErrorResponse({});
    service.checkout().subscribe({ error: error => (failure = error) });

    http.emitSuccessResponse({
      url: '/api/orders',
      status: 409,
      statusText: 'Conflict',
      body: { code: 'SOLD_OUT' },
    });

    expect(failure.error).toEqual({ code: 'SOLD_OUT' });
    expect(service.items).toEqual([LAMP]);
  }));
});
// #endregion http

// #region interceptor
describe('SessionInterceptor', () => {
  const tb = interceptorTestBed(SessionInterceptor).inject('auth', AuthService);

  it('should log out when the session has expired', tb(({ http, injected }) => {
    injected.auth.token = 'abc';
    http.client.get('/api/orders').subscribe({ error: () => undefined });

    http.emitErrorResponse({ url: '/api/orders', status: 401 });

    expect(injected.auth.isLoggedIn()).toBe(false);
  }));
});
// #endregion interceptor

// #region pipe
describe('PricePipe', () => {
  const tb = pipeTestBed(PricePipe);

  it('should always show two decimals', tb(({ verify }) => {
    verify.many([
      { data: 3950, parameters: [], expected: '39.50 EUR' },
      { data: 0, parameters: [], expected: '0.00 EUR' },
      { data: 5, parameters: ['USD'], expected: '0.05 USD' },
    ]);
  }));
});
// #endregion pipe

// #region silent
describe('A test that cannot fail', () => {
  const tb = serviceTestBed(CatalogueService, { httpTesting: true });

  it('should pass without checking anything', tb(({ service }) => {
    service.list().subscribe(products => {
      expect(products).toEqual([]);
    });
  }, { verifyHttp: false }));
});
// #endregion silent

// #region outspoken
describe('A test that can fail', () => {
  const tb = serviceTestBed(CatalogueService, { httpTesting: true });

  it('should list the products', tb(({ service, http }) => {
    const received: Product[][] = [];
    service.list().subscribe(products => received.push(products));

    http.emitSuccessResponse({ url: '/api/products', body: [LAMP, MUG] });

    expect(received).toEqual([[LAMP, MUG]]);
  }));
});
// #endregion outspoken
