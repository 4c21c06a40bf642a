import { Location } from '@angular/common';
import { Component, inject, Input } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  ActivatedRoute, NavigationEnd, provideRouter, Router, Routes,
  withComponentInputBinding,
} from '@angular/router';
import { routerTestBed } from 'ngx-testing-tools';
import { throwError } from 'rxjs';
import { AuthService } from '../../../shop/auth.service';
import { CartPageComponent } from '../../../shop/cart-page.component';
import { CartService } from '../../../shop/cart.service';
import { CatalogueService } from '../../../shop/catalogue.service';
import { LoginComponent } from '../../../shop/login.component';
import { NewsletterComponent } from '../../../shop/newsletter/newsletter.component';
import { NewsletterModule } from '../../../shop/newsletter/newsletter.module';
import { LAMP } from '../../../shop/product';
import { ProductListComponent } from '../../../shop/product-list.component';
import { ProductPageComponent } from '../../../shop/product-page.component';
import { shopRoutes } from '../../../shop/shop.routes';
import { shopProviders } from './router.providers';
import { SearchPageComponent } from './router.search-page.component';

// #region option-initial-url
describe('shopRoutes, from the login page on', () => {
  const tb = routerTestBed(shopRoutes, {
    initialUrl: '/login',
    providers: shopProviders,
  });

  it('starts on the login page', tb(({ $url, harness }) => {
    expect($url()).toBe('/login');
    expect(harness.routeNativeElement?.textContent).toContain('Log in');
  }));
});
// #endregion option-initial-url

// #region option-start-detect-changes
describe('shopRoutes', () => {
  const tb = routerTestBed(shopRoutes, {
    initialUrl: '/login',
    providers: shopProviders,
    startDetectChanges: false,
  });

  beforeEach(tb.setup(({ harness }) => {
    const page: LoginComponent = harness.routeDebugElement?.componentInstance;
    page.message = 'Welcome back.';
  }));

  it('shows the message once it is detected', tb(({ harness }) => {
    expect(harness.routeNativeElement?.textContent).not.toContain('Welcome back.');

    harness.detectChanges();
    expect(harness.routeNativeElement?.textContent).toContain('Welcome back.');
  }));
});
// #endregion option-start-detect-changes

// #region option-imports
describe('a route to a component that is not standalone', () => {
  const routes: Routes = [{ path: 'newsletter', component: NewsletterComponent }];

  const tb = routerTestBed(routes, {
    imports: [NewsletterModule],
    providers: shopProviders,
  });

  it('finds its services in its module', tb(async ({ navigateByUrl }) => {
    const page = await navigateByUrl('/newsletter', NewsletterComponent);

    expect(page.subscribed).toBeFalse();
  }));
});
// #endregion option-imports

// #region option-providers
describe('shopRoutes, while the API is down', () => {
  const failure = throwError(() => new Error('The API is down.'));

  const tb = routerTestBed(shopRoutes, {
    providers: [
      ...shopProviders,
      { provide: CatalogueService, useValue: { list: () => failure } },
    ],
  });

  it('shows the error on the first page', tb(({ harness }) => {
    expect(harness.routeNativeElement?.textContent)
      .toContain('The catalogue cannot be loaded.');
  }));
});
// #endregion option-providers

// #region option-auto-compile
describe('routerTestBed without autoCompile', () => {
  const tb = routerTestBed([], { autoCompile: false, checkCreate: false });

  it('can no longer be compiled', async () => {
    // @throws Cannot configure the test module when the test module has already been instantiated. Make sure you are not using `inject` before `TestBed.configureTestingModule`.
    await expectAsync(tb.compile()).toBeRejectedWithError(
      'Cannot configure the test module when the test module has already been '
      + 'instantiated. Make sure you are not using `inject` before '
      + '`TestBed.configureTestingModule`.',
    );
  });
});
// #endregion option-auto-compile

// #region option-check-create
describe('shopRoutes', () => {
  const tb = routerTestBed(shopRoutes, {
    checkCreate: false,
    providers: shopProviders,
  });

  it('begins with the catalogue', tb(({ harness }) => {
    expect(harness.routeNativeElement?.textContent).toContain(LAMP.name);
  }));
});
// #endregion option-check-create

// #region tool-routes
describe('shopRoutes', () => {
  const tb = routerTestBed(shopRoutes, { providers: shopProviders });

  it('gives each path to one route only', tb(({ routes }) => {
    const paths = routes.map(({ path }) => path);

    expect(new Set(paths).size).toBe(paths.length);
  }));
});
// #endregion tool-routes

// #region tool-harness
describe('shopRoutes', () => {
  const tb = routerTestBed(shopRoutes, { providers: shopProviders })
    .inject('cart', CartService);

  it('sells on the first page', tb(({ harness, injected: { cart } }) => {
    const page = harness.routeNativeElement;
    page?.querySelector<HTMLButtonElement>('.add')?.click();

    expect(cart.items).toEqual([LAMP]);
  }));
});
// #endregion tool-harness

// #region tool-url
describe('shopRoutes', () => {
  const tb = routerTestBed(shopRoutes, { providers: shopProviders });

  it('keeps the query and the fragment', tb(async ({ $url, navigateByUrl }) => {
    expect($url()).toBe('/');

    await navigateByUrl('/login?returnUrl=%2Fcart#form');

    expect($url()).toBe('/login?returnUrl=%2Fcart#form');
  }));
});
// #endregion tool-url

// #region tool-navigate-by-url
describe('shopRoutes', () => {
  const tb = routerTestBed(shopRoutes, { providers: shopProviders });

  it('opens the login page, empty', tb(async ({ navigateByUrl }) => {
    const page = await navigateByUrl('/login', LoginComponent);

    expect(page.email).toBe('');
  }));
});
// #endregion tool-navigate-by-url

// #region tool-injector
describe('shopRoutes', () => {
  const tb = routerTestBed(shopRoutes, { providers: shopProviders });

  it('changes the location', tb(async ({ injector, navigateByUrl }) => {
    await navigateByUrl('/login');

    expect(injector.get(Location).path()).toBe('/login');
  }));
});
// #endregion tool-injector

// #region tool-injected
describe('shopRoutes', () => {
  const tb = routerTestBed(shopRoutes, { providers: shopProviders })
    .inject('router', Router);

  it('obeys the router', tb(async ({ $url, injected: { router } }) => {
    await router.navigate(['/login']);

    expect($url()).toBe('/login');
  }));
});
// #endregion tool-injected

// #region tool-rx
describe('shopRoutes', () => {
  const tb = routerTestBed(shopRoutes, { providers: shopProviders })
    .inject('router', Router);

  it('tells each page', tb(async ({ injected: { router }, navigateByUrl, rx }) => {
    const pages: string[] = [];
    rx.remind = router.events.subscribe(event => {
      if (event instanceof NavigationEnd) pages.push(event.url);
    });

    await navigateByUrl('/login');
    await navigateByUrl('/');

    expect(pages).toEqual(['/login', '/']);
  }));
});
// #endregion tool-rx

// #region test-option-start-detect-changes
describe('shopRoutes', () => {
  const tb = routerTestBed(shopRoutes, { providers: shopProviders });

  beforeEach(tb.setup(async ({ navigateByUrl }) => {
    const page = await navigateByUrl('/login', LoginComponent);
    page.message = 'Welcome back.';
  }));

  it('shows the message', tb(({ harness }) => {
    expect(harness.routeNativeElement?.textContent).toContain('Welcome back.');
  }));

  it('does not show it yet', tb(({ harness }) => {
    expect(harness.routeNativeElement?.textContent).not.toContain('Welcome back.');
  }, { startDetectChanges: false }));
});
// #endregion test-option-start-detect-changes

// #region method-import
describe('a route into a module', () => {
  const routes: Routes = [{ path: '', component: NewsletterComponent }];

  const tb = routerTestBed(routes, { providers: shopProviders })
    .import(NewsletterModule);

  it('uses the directive of the module', tb(({ harness }) => {
    const title = harness.routeNativeElement?.querySelector('h2');

    expect(title?.style.textTransform).toBe('uppercase');
  }));
});
// #endregion method-import

// #region method-provide
describe('shopRoutes', () => {
  const tb = routerTestBed(shopRoutes, { initialUrl: '/cart' })
    .provide(shopProviders)
    .provide({ provide: AuthService, useValue: { isLoggedIn: () => true } });

  it('starts in the cart of a customer', tb(({ $url }) => {
    expect($url()).toBe('/cart');
  }));
});
// #endregion method-provide

// #region method-inject
describe('shopRoutes', () => {
  const tb = routerTestBed(shopRoutes, { providers: shopProviders })
    .inject('auth', AuthService)
    .inject('cart', CartService);

  it('shows the total', tb(async ({ harness, injected, navigateByUrl }) => {
    injected.auth.token = 'abc';
    injected.cart.add(LAMP);

    await navigateByUrl('/cart');

    expect(harness.routeNativeElement?.textContent).toContain('39.50 EUR');
  }));
});
// #endregion method-inject

// #region method-setup
describe('shopRoutes, for a customer', () => {
  const tb = routerTestBed(shopRoutes, { providers: shopProviders })
    .inject('auth', AuthService);

  beforeEach(tb.setup(({ injected: { auth } }) => {
    auth.token = 'abc';
  }));

  it('opens the cart', tb(async ({ $url, navigateByUrl }) => {
    await navigateByUrl('/cart');

    expect($url()).toBe('/cart');
  }));
});
// #endregion method-setup

// #region method-compile
describe('shopRoutes, prepared before the bed', () => {
  beforeEach(() => {
    TestBed.overrideComponent(ProductListComponent, {
      set: { template: '<p>Closed on Sundays</p>' },
    });
  });

  const tb = routerTestBed(shopRoutes, { providers: shopProviders });

  it('shows the overridden page', tb(({ harness }) => {
    expect(harness.routeNativeElement?.textContent).toBe('Closed on Sundays');
  }));
});
// #endregion method-compile

// #region recipe-lazy-route
describe('the lazy page of a product', () => {
  const tb = routerTestBed(shopRoutes, { providers: shopProviders });

  it('is loaded and activated', tb(async ({ harness, navigateByUrl }) => {
    const page = await navigateByUrl('/product/1', ProductPageComponent);

    expect(page).toBeInstanceOf(ProductPageComponent);
    expect(harness.routeNativeElement?.textContent).toContain(LAMP.name);
  }));
});
// #endregion recipe-lazy-route

// #region recipe-guard
describe('a route with a guard', () => {
  const routes: Routes = [
    { path: '', component: ProductListComponent },
    {
      path: 'orders',
      component: CartPageComponent,
      canActivate: [() => inject(AuthService).isLoggedIn()],
    },
  ];

  const tb = routerTestBed(routes, { providers: shopProviders })
    .inject('auth', AuthService);

  it('keeps a visitor out', tb(async ({ $url, harness, navigateByUrl }) => {
    await navigateByUrl('/orders');

    expect($url()).toBe('/');
    expect(harness.routeDebugElement?.componentInstance)
      .toBeInstanceOf(ProductListComponent);
  }));

  it('lets a customer in', tb(async ({ $url, injected, navigateByUrl }) => {
    injected.auth.token = 'abc';

    await navigateByUrl('/orders', CartPageComponent);

    expect($url()).toBe('/orders');
  }));
});
// #endregion recipe-guard

// #region recipe-redirect
describe('the old address of the cart', () => {
  const tb = routerTestBed(shopRoutes, { providers: shopProviders })
    .inject('auth', AuthService)
    .inject('router', Router);

  it('leads to the cart', tb(async ({ $url, injected, navigateByUrl }) => {
    injected.auth.token = 'abc';

    await navigateByUrl('/basket', CartPageComponent);

    expect(injected.router.url).toBe('/cart');
    expect($url()).toBe('/basket');
  }));
});
// #endregion recipe-redirect

// #region recipe-component-input-binding
@Component({ standalone: true, template: '<p>Order {{ id }}</p>' })
class OrderPageComponent {
  @Input() id = '';
}

describe('the page of an order', () => {
  const routes: Routes = [{ path: 'orders/:id', component: OrderPageComponent }];

  const tb = routerTestBed(routes, { initialUrl: '/orders/A1' })
    .provide(provideRouter(routes, withComponentInputBinding()));

  it('takes the id from the address', tb(({ harness }) => {
    expect(harness.routeNativeElement?.textContent).toBe('Order A1');
  }));

  it('follows the address', tb(async ({ navigateByUrl }) => {
    const page = await navigateByUrl('/orders/B2', OrderPageComponent);

    expect(page.id).toBe('B2');
  }));
});
// #endregion recipe-component-input-binding

// #region recipe-query-params
describe('the search page', () => {
  const routes: Routes = [{ path: 'search', component: SearchPageComponent }];

  const tb = routerTestBed(routes, { initialUrl: '/search?q=lamp' });

  it('reads the term from the address', tb(({ harness }) => {
    expect(harness.routeNativeElement?.textContent).toBe('lamp');
  }));

  it('writes a new term there', tb(async ({ $url, harness, navigateByUrl }) => {
    const page = await navigateByUrl('/search', SearchPageComponent);

    await page.search('mug');
    harness.detectChanges();

    expect($url()).toBe('/search?q=mug');
    expect(harness.routeNativeElement?.textContent).toBe('mug');
  }));
});
// #endregion recipe-query-params

// #region recipe-not-found
@Component({ standalone: true, template: '<h1>Page not found</h1>' })
class NotFoundPageComponent {}

describe('the shop with a page for unknown addresses', () => {
  const tb = routerTestBed(
    [...shopRoutes, { path: '**', component: NotFoundPageComponent }],
    { providers: shopProviders },
  );

  it('keeps the address', tb(async ({ $url, harness, navigateByUrl }) => {
    await navigateByUrl('/lmap', NotFoundPageComponent);

    expect($url()).toBe('/lmap');
    expect(harness.routeNativeElement?.textContent).toBe('Page not found');
  }));
});
// #endregion recipe-not-found

// #region recipe-resolver-data
describe('the data of the product page', () => {
  const tb = routerTestBed(shopRoutes, { providers: shopProviders });

  it('holds the resolved product', tb(async ({ harness, navigateByUrl }) => {
    await navigateByUrl('/product/1');

    const route = harness.routeDebugElement?.injector.get(ActivatedRoute);
    expect(route?.snapshot.data['product']).toEqual(LAMP);
  }));
});
// #endregion recipe-resolver-data

// #region error-no-match
describe('shopRoutes', () => {
  const tb = routerTestBed(shopRoutes, { providers: shopProviders });

  it('does not know every address', tb(async ({ navigateByUrl }) => {
    // @throws NG04002: Cannot match any routes. URL Segment: 'nowhere'
    await expectAsync(navigateByUrl('/nowhere')).toBeRejectedWithError(
      "NG04002: Cannot match any routes. URL Segment: 'nowhere'",
    );
  }));
});
// #endregion error-no-match

// #region error-unexpected-component
describe('shopRoutes', () => {
  const tb = routerTestBed(shopRoutes, { providers: shopProviders });

  it('does not open the cart at once', tb(async ({ navigateByUrl }) => {
    const navigation = navigateByUrl('/cart', CartPageComponent);

    // @throws Unexpected routed component type. Expected CartPageComponent but got LoginComponent
    await expectAsync(navigation).toBeRejectedWithError(
      'Unexpected routed component type. '
      + 'Expected CartPageComponent but got LoginComponent',
    );
  }));
});
// #endregion error-unexpected-component

// #region error-no-provider
describe('shopRoutes, without providers', () => {
  const tb = routerTestBed(shopRoutes.slice(1));

  it('cannot create a page that needs the API', tb(async ({ navigateByUrl }) => {
    // @throws No provider for HttpClient!
    await expectAsync(navigateByUrl('/login'))
      .toBeRejectedWithError(new RegExp('No provider for HttpClient!'));
  }));
});
// #endregion error-no-provider

// #region error-already-instantiated
describe('shopRoutes', () => {
  const tb = routerTestBed(shopRoutes, { providers: shopProviders });

  it('cannot be configured any more', tb(() => {
    const configure = () => TestBed.configureTestingModule({ providers: [] });

    // @throws Cannot configure the test module when the test module has already been instantiated. Make sure you are not using `inject` before `TestBed.configureTestingModule`.
    expect(configure).toThrowError(
      'Cannot configure the test module when the test module has already been '
      + 'instantiated. Make sure you are not using `inject` before '
      + '`TestBed.configureTestingModule`.',
    );
  }));
});
// #endregion error-already-instantiated
