import { Component, inject, Input } from '@angular/core';
import { By, Title } from '@angular/platform-browser';
import {
  ActivatedRoute, provideRouter, Router, RouterLink, RouterOutlet, Routes,
  withComponentInputBinding,
} from '@angular/router';
import { componentTestBed, routerTestBed } from 'ngx-testing-tools';
import { authGuard } from '../../../shop/auth.guard';
import { AuthService } from '../../../shop/auth.service';
import { CartPageComponent } from '../../../shop/cart-page.component';
import { CartService } from '../../../shop/cart.service';
import {
  CheckoutForm, CONFIRM, leaveCheckoutGuard,
} from '../../../shop/leave-checkout.guard';
import { LoginComponent } from '../../../shop/login.component';
import { LAMP } from '../../../shop/product';
import { ProductListComponent } from '../../../shop/product-list.component';
import { ProductPageComponent } from '../../../shop/product-page.component';
import { shopRoutes } from '../../../shop/shop.routes';
import { DeliveryPageComponent } from './help.routes';
import { shopProviders } from './shop.providers';
import { SearchPageComponent } from './router.search-page.component';

// #region option-initial-url
describe('shopRoutes, from the login page on', () => {
  const tb = routerTestBed(shopRoutes, {
    initialUrl: '/login',
    providers: shopProviders,
  });

  it('should start on the login page', tb(({ $url, harness }) => {
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
    page.message.set('Welcome back.');
  }));

  it('should show the message at the next detection', tb(({ harness }) => {
    expect(harness.routeNativeElement?.textContent).not.toContain('Welcome back.');

    harness.detectChanges();
    expect(harness.routeNativeElement?.textContent).toContain('Welcome back.');
  }));
});
// #endregion option-start-detect-changes

// #region option-auto-compile
describe('routerTestBed without autoCompile', () => {
  const tb = routerTestBed([], { autoCompile: false, checkCreate: false });

  it('should not compile any more', async () => {
    // @throws Cannot configure the test module when the test module has already been instantiated. Make sure you are not using `inject` before `TestBed.configureTestingModule`.
    await expectAsync(tb.compile()).toBeRejectedWithError(
      'Cannot configure the test module when the test module has already been '
      + 'instantiated. Make sure you are not using `inject` before '
      + '`TestBed.configureTestingModule`.',
    );
  });
});
// #endregion option-auto-compile

// #region tool-routes
describe('shopRoutes', () => {
  const tb = routerTestBed(shopRoutes, { providers: shopProviders });

  it('should protect the cart', tb(({ routes }) => {
    const cart = routes.find(({ path }) => path === 'cart');

    expect(cart?.canActivate).toEqual([authGuard]);
  }));
});
// #endregion tool-routes

// #region tool-harness
describe('shopRoutes', () => {
  const tb = routerTestBed(shopRoutes, { providers: shopProviders })
    .inject('cart', CartService);

  it('should sell on the first page', tb(({ harness, injected: { cart } }) => {
    const page = harness.routeNativeElement;
    page?.querySelector<HTMLButtonElement>('.add')?.click();

    expect(cart.items).toEqual([LAMP]);
  }));
});
// #endregion tool-harness

// #region tool-url
describe('shopRoutes', () => {
  const tb = routerTestBed(shopRoutes, { providers: shopProviders });

  it('should keep query and fragment', tb(async ({ $url, navigateByUrl }) => {
    expect($url()).toBe('/');

    await navigateByUrl('/login?returnUrl=%2Fcart#form');

    expect($url()).toBe('/login?returnUrl=%2Fcart#form');
  }));
});
// #endregion tool-url

// #region tool-navigate-by-url
describe('shopRoutes', () => {
  const tb = routerTestBed(shopRoutes, { providers: shopProviders });

  it('should open an empty login page', tb(async ({ navigateByUrl }) => {
    const page = await navigateByUrl('/login', LoginComponent);

    expect(page.email).toBe('');
  }));
});
// #endregion tool-navigate-by-url

// #region recipe-lazy-route
describe('The lazy page of a product', () => {
  const tb = routerTestBed(shopRoutes, { providers: shopProviders });

  it('should be loaded and activated', tb(async ({ harness, navigateByUrl }) => {
    const page = await navigateByUrl('/product/1', ProductPageComponent);

    expect(page).toBeInstanceOf(ProductPageComponent);
    expect(harness.routeNativeElement?.textContent).toContain(LAMP.name);
  }));
});
// #endregion recipe-lazy-route

// #region recipe-load-children
describe('The lazy routes of the help', () => {
  const tb = routerTestBed([{
    path: 'help',
    loadChildren: () => import('./help.routes').then(m => m.helpRoutes),
  }]);

  it('should open the page on delivery', tb(async ({ harness, navigateByUrl }) => {
    await navigateByUrl('/help/delivery', DeliveryPageComponent);

    expect(harness.routeNativeElement?.textContent).toBe('Delivery');
  }));
});
// #endregion recipe-load-children

// #region recipe-link
describe('The link back to the products', () => {
  const tb = routerTestBed(shopRoutes, {
    initialUrl: '/product/1',
    providers: shopProviders,
  });

  it('should open the list', tb(async ({ $url, harness }) => {
    const page = harness.routeNativeElement;
    page?.querySelector<HTMLAnchorElement>('.back')?.click();
    await harness.fixture.whenStable();

    expect($url()).toBe('/');
    expect(harness.routeDebugElement?.componentInstance)
      .toBeInstanceOf(ProductListComponent);
  }));
});
// #endregion recipe-link

// #region link-href
@Component({
  selector: 'shop-offer',
  standalone: true,
  imports: [RouterLink],
  template: `<a [routerLink]="['/product', id]" fragment="price">Offer</a>`,
})
class OfferComponent {
  @Input() id = 1;
}

describe('OfferComponent', () => {
  const tb = componentTestBed(OfferComponent).provide(provideRouter([]));

  it('should link to its product', tb(({ query }) => {
    expect(query.findElement('a').getAttribute('href')).toBe('/product/1#price');
  }));
});
// #endregion link-href

// #region recipe-child-routes
@Component({
  standalone: true,
  imports: [RouterOutlet],
  template: '<h1>Account</h1><router-outlet></router-outlet>',
})
class AccountPageComponent {}

@Component({ standalone: true, template: '<p>No order yet</p>' })
class OrdersPageComponent {}

describe('The pages of the account', () => {
  const children: Routes = [{ path: 'orders', component: OrdersPageComponent }];

  const tb = routerTestBed([
    { path: 'account', component: AccountPageComponent, children },
  ]);

  it('should show the orders', tb(async ({ harness, navigateByUrl }) => {
    await navigateByUrl('/account/orders', AccountPageComponent);

    const page = harness.routeDebugElement;
    expect(page?.query(By.directive(OrdersPageComponent))).toBeTruthy();
  }));
});
// #endregion recipe-child-routes

// #region recipe-title
describe('The title of a product page', () => {
  const routes: Routes = [{
    path: 'product/:id',
    title: ({ params }) => `Product ${params['id']}`,
    children: [],
  }];

  const tb = routerTestBed(routes).inject('title', Title);

  it('should follow the URL', tb(async ({ injected, navigateByUrl }) => {
    await navigateByUrl('/product/7');

    expect(injected.title.getTitle()).toBe('Product 7');
  }));
});
// #endregion recipe-title

// #region recipe-can-deactivate
@Component({ standalone: true, template: '' })
class CheckoutPageComponent implements CheckoutForm {
  dirty = false;
}

describe('The way out of the checkout', () => {
  const tb = routerTestBed([
    { path: '', children: [] },
    {
      path: 'checkout',
      component: CheckoutPageComponent,
      canDeactivate: [leaveCheckoutGuard],
    },
  ]).provide({ provide: CONFIRM, useValue: () => false });

  it('should be closed to an unsaved form', tb(async ({ $url, navigateByUrl }) => {
    const page = await navigateByUrl('/checkout', CheckoutPageComponent);
    page.dirty = true;
    await navigateByUrl('/');

    expect($url()).toBe('/checkout');
  }));

  it('should be open to a saved form', tb(async ({ $url, navigateByUrl }) => {
    await navigateByUrl('/checkout', CheckoutPageComponent);
    await navigateByUrl('/');

    expect($url()).toBe('/');
  }));
});
// #endregion recipe-can-deactivate

// #region recipe-guard
describe('A route with a guard', () => {
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

  it('should keep a visitor out', tb(async ({ $url, harness, navigateByUrl }) => {
    await navigateByUrl('/orders');

    expect($url()).toBe('/');
    expect(harness.routeDebugElement?.componentInstance)
      .toBeInstanceOf(ProductListComponent);
  }));

  it('should let a customer in', tb(async ({ $url, injected, navigateByUrl }) => {
    injected.auth.token = 'abc';

    await navigateByUrl('/orders', CartPageComponent);

    expect($url()).toBe('/orders');
  }));
});
// #endregion recipe-guard

// #region recipe-can-match
describe('Two routes with the same path', () => {
  let loggedIn: boolean;

  const tb = routerTestBed([
    { path: 'me', component: CartPageComponent, canMatch: [() => loggedIn] },
    { path: 'me', component: LoginComponent },
  ], { providers: shopProviders });

  it('should show the cart of a customer', tb(async ({ navigateByUrl }) => {
    loggedIn = true;

    const page = await navigateByUrl('/me');

    expect(page).toBeInstanceOf(CartPageComponent);
  }));

  it('should show the login page to a visitor', tb(async ({ navigateByUrl }) => {
    loggedIn = false;

    const page = await navigateByUrl('/me');

    expect(page).toBeInstanceOf(LoginComponent);
  }));
});
// #endregion recipe-can-match

// #region recipe-redirect
describe('The old URL of the cart', () => {
  const tb = routerTestBed(shopRoutes, { providers: shopProviders })
    .inject('auth', AuthService)
    .inject('router', Router);

  it('should lead to the cart', tb(async ({ $url, injected, navigateByUrl }) => {
    injected.auth.token = 'abc';

    await navigateByUrl('/basket', CartPageComponent);

    expect(injected.router.url).toBe('/cart');
    expect($url()).toBe('/basket');
  }));
});
// #endregion recipe-redirect

// #region initial-redirect
describe('An old URL as the first one', () => {
  const tb = routerTestBed([
    { path: 'old', redirectTo: 'new' },
    { path: 'new', children: [] },
  ], { initialUrl: '/old' });

  it('should start at its target', tb(({ $url }) => {
    expect($url()).toBe('/new');
  }));
});
// #endregion initial-redirect

// #region recipe-component-input-binding
@Component({ standalone: true, template: '<p>Order {{ id }}</p>' })
class OrderPageComponent {
  @Input() id = '';
}

describe('The page of an order', () => {
  const routes: Routes = [{ path: 'orders/:id', component: OrderPageComponent }];

  const tb = routerTestBed(routes, { initialUrl: '/orders/A1' })
    .provide(provideRouter([], withComponentInputBinding()));

  it('should take the id from the URL', tb(({ harness }) => {
    expect(harness.routeNativeElement?.textContent).toBe('Order A1');
  }));

  it('should follow the URL', tb(async ({ navigateByUrl }) => {
    const page = await navigateByUrl('/orders/B2', OrderPageComponent);

    expect(page.id).toBe('B2');
  }));
});
// #endregion recipe-component-input-binding

// #region recipe-query-params
describe('The search page', () => {
  const routes: Routes = [{ path: 'search', component: SearchPageComponent }];

  const tb = routerTestBed(routes, { initialUrl: '/search?q=lamp' });

  it('should read the term from the URL', tb(({ harness }) => {
    expect(harness.routeNativeElement?.textContent).toBe('lamp');
  }));

  it('should write a new term', tb(async ({ $url, harness, navigateByUrl }) => {
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

describe('The shop with a page for unknown URLs', () => {
  const tb = routerTestBed(
    [...shopRoutes, { path: '**', component: NotFoundPageComponent }],
    { providers: shopProviders },
  );

  it('should keep the unknown URL', tb(async ({ $url, harness, navigateByUrl }) => {
    await navigateByUrl('/lmap', NotFoundPageComponent);

    expect($url()).toBe('/lmap');
    expect(harness.routeNativeElement?.textContent).toBe('Page not found');
  }));
});
// #endregion recipe-not-found

// #region recipe-resolver-data
describe('The data of the product page', () => {
  const tb = routerTestBed(shopRoutes, { providers: shopProviders });

  it('should hold the resolved product', tb(async ({ harness, navigateByUrl }) => {
    await navigateByUrl('/product/1');

    const route = harness.routeDebugElement?.injector.get(ActivatedRoute);
    expect(route?.snapshot.data['product']).toEqual(LAMP);
  }));
});
// #endregion recipe-resolver-data

// #region error-no-match
describe('shopRoutes', () => {
  const tb = routerTestBed(shopRoutes, { providers: shopProviders });

  it('should reject an unknown URL', tb(async ({ navigateByUrl }) => {
    const navigation = navigateByUrl('/nowhere');

    // @throws NG04002: Cannot match any routes. URL Segment: 'nowhere'
    await expectAsync(navigation).toBeRejectedWithError(
      "NG04002: Cannot match any routes. URL Segment: 'nowhere'",
    );
  }));
});
// #endregion error-no-match

// #region error-unexpected-component
describe('shopRoutes', () => {
  const tb = routerTestBed(shopRoutes, { providers: shopProviders });

  it('should not open the cart at once', tb(async ({ navigateByUrl }) => {
    const navigation = navigateByUrl('/cart', CartPageComponent);

    // @throws Unexpected routed component type. Expected CartPageComponent but got LoginComponent
    await expectAsync(navigation).toBeRejectedWithError(
      'Unexpected routed component type. '
      + 'Expected CartPageComponent but got LoginComponent',
    );
  }));
});
// #endregion error-unexpected-component
