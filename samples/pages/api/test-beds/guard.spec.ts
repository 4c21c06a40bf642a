import { HttpClient } from '@angular/common/http';
import { Component, inject, Injectable } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  ActivatedRouteSnapshot, CanActivate, CanActivateChild, CanActivateFn,
  CanDeactivate, CanDeactivateFn, CanLoad, CanMatchFn, Route, Router,
  RouterStateSnapshot, UrlSegment, UrlTree,
} from '@angular/router';
import {
  guardTestBed, itShouldCreateGuard, routerTestBed,
} from 'ngx-testing-tools';
import { catchError, map, of } from 'rxjs';
import { AdminGuard } from '../../../shop/admin.guard';
import { authGuard } from '../../../shop/auth.guard';
import { AuthService } from '../../../shop/auth.service';
import { betaGuard } from '../../../shop/beta.guard';
import { CartService } from '../../../shop/cart.service';
import { CatalogueService } from '../../../shop/catalogue.service';
import { childSectionGuard } from '../../../shop/child-section.guard';
import {
  CheckoutForm, CONFIRM, leaveCheckoutGuard,
} from '../../../shop/leave-checkout.guard';
import { loadAdminGuard } from '../../../shop/load-admin.guard';
import { NewsletterModule } from '../../../shop/newsletter/newsletter.module';
import { NEWSLETTER_URL } from '../../../shop/newsletter/newsletter.service';
import { LAMP, MUG } from '../../../shop/product';

// Guards under test

// #region in-stock-guard
const inStockGuard: CanActivateFn = route => {
  const home = inject(Router).createUrlTree(['/']);

  return inject(CatalogueService).find(Number(route.paramMap.get('id'))).pipe(
    map(({ stock }) => stock > 0 || home),
    catchError(() => of(home)),
  );
};
// #endregion in-stock-guard

// #region visit-guard
const visitGuard: CanActivateFn = (_route, state) => {
  inject(HttpClient).post('/api/visits', { url: state.url }).subscribe();
  return true;
};
// #endregion visit-guard

// Creation

// #region hook-order
describe('authGuard', () => {
  // 1. Nothing exists yet: the testing module can still be changed.
  beforeEach(() => {
    TestBed.overrideProvider(AuthService, {
      useValue: { isLoggedIn: () => true },
    });
  });

  // 2. The bed registers the hook that compiles the testing module.
  const tb = guardTestBed(authGuard, { type: 'CanActivate' });

  // 3. The guard can be challenged.
  it('should let a customer in', tb(({ challenge }) => {
    expect(challenge()).toBeTrue();
  }));
});
// #endregion hook-order

// Option: type, one sample a kind

// #region can-activate-function
describe('authGuard', () => {
  const tb = guardTestBed(authGuard, { type: 'CanActivate', httpTesting: true })
    .inject('auth', AuthService);

  it('should let a customer in', tb(({ challenge, injected }) => {
    injected.auth.token = 'abc';

    expect(challenge()).toBeTrue();
  }));
});
// #endregion can-activate-function

// #region can-activate-class
describe('AdminGuard', () => {
  const tb = guardTestBed(AdminGuard, { type: 'CanActivate', httpTesting: true })
    .inject('auth', AuthService);

  it('should let a shopkeeper in', tb(({ challenge, injected }) => {
    injected.auth.token = 'admin.abc';

    expect(challenge()).toBeTrue();
  }));
});
// #endregion can-activate-class

// #region can-activate-child-function
describe('childSectionGuard', () => {
  const tb = guardTestBed(childSectionGuard, {
    type: 'CanActivateChild',
    httpTesting: true,
  });

  it('should close a section of the shopkeepers', tb(({ challenge }) => {
    expect(challenge.withInfo({ data: { adminOnly: true } })).toBeFalse();
  }));
});
// #endregion can-activate-child-function

// #region can-activate-child-class
@Injectable({ providedIn: 'root' })
class SectionGuard implements CanActivateChild {
  private readonly auth = inject(AuthService);

  canActivateChild(childRoute: ActivatedRouteSnapshot): boolean {
    return childRoute.data['adminOnly'] !== true || this.auth.isAdmin();
  }
}

describe('SectionGuard', () => {
  const tb = guardTestBed(SectionGuard, { httpTesting: true });

  it('should close a section of the shopkeepers', tb(({ challenge }) => {
    expect(challenge.withInfo({ data: { adminOnly: true } })).toBeFalse();
  }));
});
// #endregion can-activate-child-class

// #region can-deactivate-function
describe('leaveCheckoutGuard', () => {
  const tb = guardTestBed(leaveCheckoutGuard, { type: 'CanDeactivate' })
    .provide({ provide: CONFIRM, useValue: () => false });

  it('should hold back an unsaved form', tb(({ challenge }) => {
    const component: CheckoutForm = { dirty: true };

    expect(challenge.withInfo({ component })).toBeFalse();
  }));
});
// #endregion can-deactivate-function

// #region can-deactivate-class
@Injectable({ providedIn: 'root' })
class LeaveCheckoutGuard implements CanDeactivate<CheckoutForm> {
  private readonly confirm = inject(CONFIRM);

  canDeactivate(form: CheckoutForm): boolean {
    return !form.dirty || this.confirm('Leave without ordering?');
  }
}

describe('LeaveCheckoutGuard', () => {
  const tb = guardTestBed(LeaveCheckoutGuard)
    .provide({ provide: CONFIRM, useValue: () => false });

  it('should hold back an unsaved form', tb(({ challenge }) => {
    const component: CheckoutForm = { dirty: true };

    expect(challenge.withInfo({ component })).toBeFalse();
  }));
});
// #endregion can-deactivate-class

// #region can-load-function
describe('loadAdminGuard', () => {
  const tb = guardTestBed(loadAdminGuard, { type: 'CanLoad', httpTesting: true });

  it('should spare a visitor the download', tb(({ challenge }) => {
    expect(challenge()).toBeFalse();
  }));
});
// #endregion can-load-function

// #region can-load-class
@Injectable({ providedIn: 'root' })
class BackOfficeGuard implements CanLoad {
  private readonly auth = inject(AuthService);

  canLoad(route: Route): boolean {
    return route.path !== 'admin' || this.auth.isAdmin();
  }
}

describe('BackOfficeGuard', () => {
  const tb = guardTestBed(BackOfficeGuard, { httpTesting: true });

  it('should spare a visitor the download', tb(({ challenge }) => {
    expect(challenge.withInfo({ route: { path: 'admin' } })).toBeFalse();
  }));
});
// #endregion can-load-class

// #region can-match-function
describe('betaGuard', () => {
  const tb = guardTestBed(betaGuard, { type: 'CanMatch', httpTesting: true });

  it('should hide a beta route from a visitor', tb(({ challenge }) => {
    expect(challenge.withInfo({ data: { beta: true } })).toBeFalse();
  }));
});
// #endregion can-match-function

// #region can-match-class
describe('AdminGuard', () => {
  const tb = guardTestBed(AdminGuard, { type: 'CanMatch', httpTesting: true });

  it('should hide the route from a visitor', tb(({ challenge }) => {
    expect(challenge()).toBeFalse();
  }));
});
// #endregion can-match-class

// Other options

// #region option-imports
const newsletterGuard: CanActivateFn = () => inject(NEWSLETTER_URL) !== '';

describe('newsletterGuard', () => {
  const tb = guardTestBed(newsletterGuard, {
    type: 'CanActivate',
    imports: [NewsletterModule],
  });

  it('should open when the module has an address', tb(({ challenge }) => {
    expect(challenge()).toBeTrue();
  }));
});
// #endregion option-imports

// #region option-providers
describe('authGuard', () => {
  const tb = guardTestBed(authGuard, {
    type: 'CanActivate',
    providers: [
      { provide: AuthService, useValue: { isLoggedIn: () => true } },
    ],
  });

  it('should let a customer in', tb(({ challenge }) => {
    expect(challenge()).toBeTrue();
  }));
});
// #endregion option-providers

// #region option-auto-compile
describe('authGuard', () => {
  const tb = guardTestBed(authGuard, {
    type: 'CanActivate',
    autoCompile: false,
  });

  beforeEach(async () => {
    TestBed.overrideProvider(AuthService, {
      useValue: { isLoggedIn: () => true },
    });
    await tb.compile();
  });

  it('should let a customer in', tb(({ challenge }) => {
    expect(challenge()).toBeTrue();
  }));
});
// #endregion option-auto-compile

// #region option-check-create
describe('loadAdminGuard', () => {
  const tb = guardTestBed(loadAdminGuard, {
    type: 'CanLoad',
    httpTesting: true,
    checkCreate: false,
  }).inject('auth', AuthService);

  it('should let a shopkeeper download', tb(({ challenge, injected }) => {
    injected.auth.token = 'admin.abc';

    expect(challenge()).toBeTrue();
  }));
});
// #endregion option-check-create

// #region option-http-testing
describe('inStockGuard', () => {
  const tb = guardTestBed(inStockGuard, {
    type: 'CanActivate',
    httpTesting: true,
  });

  it('should open for a product in stock', tb(({ challenge, http, rx }) => {
    const next = jasmine.createSpy('next');
    rx.remind = challenge.withInfo({ params: { id: '1' } }).subscribe(next);

    http.emitSuccessResponse({ url: '/api/products/1', body: LAMP });

    expect(next).toHaveBeenCalledOnceWith(true);
  }));
});
// #endregion option-http-testing

// #region option-verify-http
describe('visitGuard', () => {
  const tb = guardTestBed(visitGuard, {
    type: 'CanActivate',
    httpTesting: true,
    verifyHttp: false,
  });

  it('should open without waiting for the answer', tb(({ challenge }) => {
    expect(challenge()).toBeTrue();
  }));
});
// #endregion option-verify-http

// Tools

// #region tool-guard
@Injectable({ providedIn: 'root' })
class OpeningGuard implements CanActivate {
  closed = false;

  canActivate(): boolean {
    return !this.closed;
  }
}

describe('OpeningGuard', () => {
  const tb = guardTestBed(OpeningGuard);

  it('should close with the shop', tb(({ guard, challenge }) => {
    expect(challenge()).toBeTrue();

    guard.closed = true;
    expect(challenge()).toBeFalse();
  }));
});
// #endregion tool-guard

// #region tool-challenge
describe('authGuard', () => {
  const tb = guardTestBed(authGuard, { type: 'CanActivate', httpTesting: true })
    .inject('auth', AuthService);

  it('should let a customer in', tb(({ challenge, injected }) => {
    injected.auth.token = 'abc';

    expect(challenge()).toBeTrue();
  }));

  it('should send a visitor to the login page', tb(({ challenge }) => {
    const tree: UrlTree = challenge();

    expect(tree.toString()).toBe('/login?returnUrl=');
  }));
});
// #endregion tool-challenge

// #region info-data
describe('childSectionGuard', () => {
  const tb = guardTestBed(childSectionGuard, {
    type: 'CanActivateChild',
    httpTesting: true,
  });

  it('should open an ordinary section', tb(({ challenge }) => {
    expect(challenge.withInfo({ data: { adminOnly: false } })).toBeTrue();
  }));

  it('should close a section of the shopkeepers', tb(({ challenge }) => {
    expect(challenge.withInfo({ data: { adminOnly: true } })).toBeFalse();
  }));
});
// #endregion info-data

// #region info-params
const productIdGuard: CanActivateFn = route => {
  return /^\d+$/.test(route.paramMap.get('id') ?? '');
};

describe('productIdGuard', () => {
  const tb = guardTestBed(productIdGuard, { type: 'CanActivate' });

  it('should open for a number', tb(({ challenge }) => {
    expect(challenge.withInfo({ params: { id: '42' } })).toBeTrue();
  }));

  it('should stay closed for a word', tb(({ challenge }) => {
    expect(challenge.withInfo({ params: { id: 'lamp' } })).toBeFalse();
  }));
});
// #endregion info-params

// #region info-query-params
const invitationGuard: CanActivateFn = route => {
  return route.queryParamMap.has('invitation');
};

describe('invitationGuard', () => {
  const tb = guardTestBed(invitationGuard, { type: 'CanActivate' });

  it('should open for a guest', tb(({ challenge }) => {
    expect(challenge.withInfo({ queryParams: { invitation: 'a1' } })).toBeTrue();
  }));

  it('should stay closed without an invitation', tb(({ challenge }) => {
    expect(challenge()).toBeFalse();
  }));
});
// #endregion info-query-params

// #region info-current-state
describe('authGuard', () => {
  const tb = guardTestBed(authGuard, { type: 'CanActivate', httpTesting: true });

  it('should remember where the visitor wanted to go', tb(({ challenge }) => {
    const currentState = { url: '/cart' } as RouterStateSnapshot;

    const tree: UrlTree = challenge.withInfo({ currentState });

    expect(tree.queryParams).toEqual({ returnUrl: '/cart' });
  }));
});
// #endregion info-current-state

// #region info-next-state
const checkoutGuard: CanDeactivateFn<unknown> = (_page, _route, from, to) => {
  return to.url.startsWith('/checkout') || inject(CONFIRM)(`Leave ${from.url}?`);
};

describe('checkoutGuard', () => {
  const confirm = jasmine.createSpy('confirm').and.returnValue(false);
  const currentState = { url: '/checkout/address' } as RouterStateSnapshot;

  const tb = guardTestBed(checkoutGuard, { type: 'CanDeactivate' })
    .provide({ provide: CONFIRM, useValue: confirm });

  it('should let go to the next step', tb(({ challenge }) => {
    const nextState = { url: '/checkout/payment' } as RouterStateSnapshot;
    const info = { component: {}, currentState, nextState };

    expect(challenge.withInfo(info)).toBeTrue();
  }));

  it('should ask before going anywhere else', tb(({ challenge }) => {
    const nextState = { url: '/' } as RouterStateSnapshot;
    const info = { component: {}, currentState, nextState };

    expect(challenge.withInfo(info)).toBeFalse();
    expect(confirm).toHaveBeenCalledOnceWith('Leave /checkout/address?');
  }));
});
// #endregion info-next-state

// #region info-component
describe('leaveCheckoutGuard', () => {
  const tb = guardTestBed(leaveCheckoutGuard, { type: 'CanDeactivate' })
    .provide({ provide: CONFIRM, useValue: () => false });

  it('should let a clean form go', tb(({ challenge }) => {
    expect(challenge.withInfo({ component: { dirty: false } })).toBeTrue();
  }));

  it('should hold back an unsaved form', tb(({ challenge }) => {
    expect(challenge.withInfo({ component: { dirty: true } })).toBeFalse();
  }));
});
// #endregion info-component

// #region info-route
describe('betaGuard', () => {
  const tb = guardTestBed(betaGuard, { type: 'CanMatch', httpTesting: true });

  it('should read the data of the route', tb(({ challenge }) => {
    const route: Route = { path: 'wishes', data: { beta: true } };

    expect(challenge.withInfo({ route })).toBeFalse();
  }));

  it('should prefer it to the data of the test', tb(({ challenge }) => {
    const route: Route = { path: 'wishes', data: { beta: true } };

    expect(challenge.withInfo({ route, data: { beta: false } })).toBeFalse();
  }));
});
// #endregion info-route

// #region info-segments
const numberedProductGuard: CanMatchFn = (_route, segments) => {
  return /^\d+$/.test(segments[1]?.path ?? '');
};

describe('numberedProductGuard', () => {
  const tb = guardTestBed(numberedProductGuard, { type: 'CanMatch' });

  it('should match the address of a product', tb(({ challenge }) => {
    const segments = [new UrlSegment('product', {}), new UrlSegment('42', {})];

    expect(challenge.withInfo({ segments })).toBeTrue();
  }));

  it('should not match another address', tb(({ challenge }) => {
    const segments = [new UrlSegment('product', {}), new UrlSegment('new', {})];

    expect(challenge.withInfo({ segments })).toBeFalse();
  }));
});
// #endregion info-segments

// #region tool-http
describe('visitGuard', () => {
  const tb = guardTestBed(visitGuard, { type: 'CanActivate', httpTesting: true });

  it('should count the visit', tb(({ challenge, http }) => {
    challenge.withInfo({ currentState: { url: '/cart' } as RouterStateSnapshot });

    const call = http.controller.expectOne('/api/visits');
    expect(call.request.body).toEqual({ url: '/cart' });
    call.flush(null);
  }));
});
// #endregion tool-http

// #region tool-injector
describe('AdminGuard', () => {
  const tb = guardTestBed(AdminGuard, { httpTesting: true });

  it('should send a visitor to the login page', tb(({ challenge, injector }) => {
    const login = injector.get(Router).parseUrl('/login');

    expect(challenge()).toEqual(login);
  }));
});
// #endregion tool-injector

// #region tool-injected
describe('AdminGuard', () => {
  const tb = guardTestBed(AdminGuard, { type: 'CanMatch', httpTesting: true })
    .inject('auth', AuthService);

  it('should follow the session', tb(({ challenge, injected }) => {
    injected.auth.token = 'admin.abc';
    expect(challenge()).toBeTrue();

    injected.auth.logout();
    expect(challenge()).toBeFalse();
  }));
});
// #endregion tool-injected

// #region tool-rx
const filledCartGuard: CanActivateFn = () => {
  return inject(CartService).count$.pipe(map(count => count > 0));
};

describe('filledCartGuard', () => {
  const tb = guardTestBed(filledCartGuard, {
    type: 'CanActivate',
    httpTesting: true,
  }).inject('cart', CartService);

  it('should open with the first product', tb(({ challenge, injected, rx }) => {
    const results: boolean[] = [];
    rx.remind = challenge().subscribe((open: boolean) => results.push(open));

    injected.cart.add(LAMP);

    expect(results).toEqual([false, true]);
  }));
});
// #endregion tool-rx

// Options of one test

// #region test-option-verify-http
describe('visitGuard', () => {
  const tb = guardTestBed(visitGuard, { type: 'CanActivate', httpTesting: true });

  it('should open without waiting for the answer', tb(({ challenge }) => {
    expect(challenge()).toBeTrue();
  }, { verifyHttp: false }));

  it('should send the address of the page', tb(({ challenge, http }) => {
    challenge();

    const call = http.controller.expectOne('/api/visits');
    expect(call.request.body).toEqual({ url: '' });
    call.flush(null);
  }));
});
// #endregion test-option-verify-http

// Chained methods

// #region method-import
describe('newsletterGuard', () => {
  const tb = guardTestBed(newsletterGuard, { type: 'CanActivate' })
    .import(NewsletterModule)
    .provide({ provide: NEWSLETTER_URL, useValue: '' });

  it('should stay closed without an address', tb(({ challenge }) => {
    expect(challenge()).toBeFalse();
  }));
});
// #endregion method-import

// #region method-provide
describe('AdminGuard', () => {
  const tb = guardTestBed(AdminGuard, { type: 'CanMatch' })
    .provide({ provide: AuthService, useValue: { isAdmin: () => true } });

  it('should show the route to a shopkeeper', tb(({ challenge }) => {
    expect(challenge()).toBeTrue();
  }));
});
// #endregion method-provide

// #region method-inject
describe('inStockGuard', () => {
  const tb = guardTestBed(inStockGuard, {
    type: 'CanActivate',
    httpTesting: true,
  })
    .inject('catalogue', CatalogueService)
    .inject('router', Router);

  it('should go home when nothing is left', tb(({ challenge, injected, rx }) => {
    const home = injected.router.createUrlTree(['/']);
    const next = jasmine.createSpy('next');
    spyOn(injected.catalogue, 'find').and.returnValue(of(MUG));

    rx.remind = challenge().subscribe(next);

    expect(next).toHaveBeenCalledOnceWith(home);
  }));
});
// #endregion method-inject

// #region method-setup
describe('AdminGuard', () => {
  const tb = guardTestBed(AdminGuard, { httpTesting: true })
    .inject('auth', AuthService);

  beforeEach(tb.setup(({ injected }) => {
    injected.auth.token = 'admin.abc';
  }));

  it('should let a shopkeeper in', tb(({ challenge }) => {
    expect(challenge()).toBeTrue();
  }));
});
// #endregion method-setup

// #region method-compile
describe('betaGuard', () => {
  const tb = guardTestBed(betaGuard, {
    type: 'CanMatch',
    autoCompile: false,
    checkCreate: false,
  });

  for (const loggedIn of [true, false]) {
    describe(loggedIn ? 'for a customer' : 'for a visitor', () => {
      beforeEach(async () => {
        TestBed.overrideProvider(AuthService, {
          useValue: { isLoggedIn: () => loggedIn },
        });
        await tb.compile();
      });

      it('should follow the session', tb(({ challenge }) => {
        const shown: boolean = challenge.withInfo({ data: { beta: true } });

        expect(shown).toBe(loggedIn);
      }));
    });
  }
});
// #endregion method-compile

// Creation only

// #region it-should-create-function
describe('authGuard', () => {
  itShouldCreateGuard(authGuard);
});
// #endregion it-should-create-function

// #region it-should-create-class
describe('AdminGuard', () => {
  itShouldCreateGuard(AdminGuard, {
    providers: [{ provide: AuthService, useValue: {} }],
  });
});
// #endregion it-should-create-class

// Recipes

// #region recipe-return-url
describe('authGuard', () => {
  const tb = guardTestBed(authGuard, { type: 'CanActivate', httpTesting: true });

  for (const url of ['/cart', '/product/1?color=red']) {
    it(`should come back to ${url} after the login`, tb((tools) => {
      const { challenge, injector } = tools;
      const currentState = { url } as RouterStateSnapshot;

      const tree: UrlTree = challenge.withInfo({ currentState });

      expect(tree.queryParams['returnUrl']).toBe(url);
      expect(injector.get(Router).serializeUrl(tree)).toMatch(/^\/login\?/);
    }));
  }
});
// #endregion recipe-return-url

// #region recipe-navigate
const memberGuard: CanActivateFn = () => {
  if (inject(AuthService).isLoggedIn()) return true;

  void inject(Router).navigate(['/login']);
  return false;
};

describe('memberGuard', () => {
  const tb = guardTestBed(memberGuard, { type: 'CanActivate', httpTesting: true })
    .inject('router', Router);

  it('should send a visitor to the login page', tb(({ challenge, injected }) => {
    const navigate = spyOn(injected.router, 'navigate').and.resolveTo(true);

    expect(challenge()).toBeFalse();
    expect(navigate).toHaveBeenCalledOnceWith(['/login']);
  }));
});
// #endregion recipe-navigate

// #region recipe-promise
@Injectable({ providedIn: 'root' })
class AddressBook {
  async mainAddress(): Promise<string | null> {
    return localStorage.getItem('main-address');
  }
}

const addressGuard: CanActivateFn = async () => {
  const router = inject(Router);
  const address = await inject(AddressBook).mainAddress();

  return address !== null || router.createUrlTree(['/address']);
};

describe('addressGuard', () => {
  const tb = guardTestBed(addressGuard, { type: 'CanActivate' })
    .inject('book', AddressBook);

  it('should go on with an address', tb(async ({ challenge, injected }) => {
    spyOn(injected.book, 'mainAddress').and.resolveTo('1 Market Street');

    expect(await challenge()).toBeTrue();
  }));

  it('should ask for an address first', tb(async ({ challenge, injected }) => {
    spyOn(injected.book, 'mainAddress').and.resolveTo(null);

    const tree: UrlTree = await challenge();

    expect(tree.toString()).toBe('/address');
  }));
});
// #endregion recipe-promise

// #region recipe-observable
describe('filledCartGuard', () => {
  const tb = guardTestBed(filledCartGuard, {
    type: 'CanActivate',
    httpTesting: true,
  }).inject('cart', CartService);

  it('should stay closed for an empty cart', tb(({ challenge, rx }) => {
    const results: boolean[] = [];
    rx.remind = challenge().subscribe((open: boolean) => results.push(open));

    expect(results).toEqual([false]);
  }));

  it('should open for a filled cart', tb(({ challenge, injected, rx }) => {
    const results: boolean[] = [];
    injected.cart.add(MUG);
    rx.remind = challenge().subscribe((open: boolean) => results.push(open));

    expect(results).toEqual([true]);
  }));
});
// #endregion recipe-observable

// #region recipe-http
describe('inStockGuard', () => {
  let result: boolean | UrlTree | undefined;

  const tb = guardTestBed(inStockGuard, {
    type: 'CanActivate',
    httpTesting: true,
  });

  beforeEach(tb.setup(({ challenge }) => {
    result = undefined;
    challenge
      .withInfo({ params: { id: '2' } })
      .subscribe((value: boolean | UrlTree) => (result = value));
  }));

  it('should wait for the answer', tb(({ http }) => {
    expect(result).toBeUndefined();

    http.emitSuccessResponse({ url: '/api/products/2', body: LAMP });
    expect(result).toBeTrue();
  }));

  it('should go home when nothing is left', tb(({ http }) => {
    http.emitSuccessResponse({ url: '/api/products/2', body: MUG });

    expect(result?.toString()).toBe('/');
  }));

  it('should go home when the server fails', tb(({ http }) => {
    http.emitErrorResponse({ url: '/api/products/2', status: 500 });

    expect(result?.toString()).toBe('/');
  }));
});
// #endregion recipe-http

// #region recipe-several-interfaces
describe('AdminGuard', () => {
  describe('as CanActivate', () => {
    const tb = guardTestBed(AdminGuard, {
      type: 'CanActivate',
      httpTesting: true,
    });

    it('should send a visitor to the login page', tb(({ challenge }) => {
      const tree: UrlTree = challenge();

      expect(tree.toString()).toBe('/login');
    }));
  });

  describe('as CanMatch', () => {
    const tb = guardTestBed(AdminGuard, { type: 'CanMatch', httpTesting: true });

    it('should hide the route from a visitor', tb(({ challenge }) => {
      expect(challenge()).toBeFalse();
    }));
  });
});
// #endregion recipe-several-interfaces

// #region recipe-component
@Component({ selector: 'shop-checkout', standalone: true, template: '' })
class CheckoutComponent implements CheckoutForm {
  address = '';
  dirty = false;

  write(address: string): void {
    this.address = address;
    this.dirty = true;
  }
}

describe('leaveCheckoutGuard', () => {
  const confirm = jasmine.createSpy('confirm');
  const tb = guardTestBed(leaveCheckoutGuard, { type: 'CanDeactivate' })
    .provide([CheckoutComponent, { provide: CONFIRM, useValue: confirm }])
    .inject('page', CheckoutComponent);

  beforeEach(() => confirm.calls.reset());

  it('should let an untouched page go', tb(({ challenge, injected }) => {
    expect(challenge.withInfo({ component: injected.page })).toBeTrue();
    expect(confirm).not.toHaveBeenCalled();
  }));

  it('should ask before an address is lost', tb(({ challenge, injected }) => {
    confirm.and.returnValue(false);
    injected.page.write('1 Market Street');

    expect(challenge.withInfo({ component: injected.page })).toBeFalse();
    expect(confirm).toHaveBeenCalledOnceWith('Leave without ordering?');
  }));
});
// #endregion recipe-component

// #region recipe-snapshot
const saleGuard: CanActivateFn = route => {
  const { data, params, queryParams } = route;

  return data['sales'].includes(params['sale'])
    || queryParams['preview'] === '1';
};

describe('saleGuard', () => {
  const data = { sales: ['summer', 'winter'] };

  const tb = guardTestBed(saleGuard, { type: 'CanActivate' });

  it('should open a known sale', tb(({ challenge }) => {
    const params = { sale: 'summer' };

    expect(challenge.withInfo({ data, params })).toBeTrue();
  }));

  it('should close an unknown sale', tb(({ challenge }) => {
    const params = { sale: 'spring' };

    expect(challenge.withInfo({ data, params })).toBeFalse();
  }));

  it('should show an unknown sale as a preview', tb(({ challenge }) => {
    const params = { sale: 'spring' };
    const queryParams = { preview: '1' };

    expect(challenge.withInfo({ data, params, queryParams })).toBeTrue();
  }));
});
// #endregion recipe-snapshot

// #region recipe-parent-route
const frenchShopGuard: CanActivateFn = route => {
  return route.parent?.params['country'] === 'fr';
};

describe('frenchShopGuard', () => {
  const tb = routerTestBed([
    {
      path: ':country',
      children: [
        { path: 'cheese', canActivate: [frenchShopGuard], children: [] },
      ],
    },
  ]);

  it('should open in France', tb(async ({ navigateByUrl, $url }) => {
    await navigateByUrl('/fr/cheese');

    expect($url()).toBe('/fr/cheese');
  }));

  it('should stay closed elsewhere', tb(async ({ navigateByUrl, $url }) => {
    await navigateByUrl('/us/cheese');

    expect($url()).toBe('/');
  }));
});
// #endregion recipe-parent-route

// Errors

// #region error-type-required
export function testGuardOfUnknownKind() {
  // @ts-expect-error TS2769: No overload matches this call.
  return guardTestBed(authGuard, { httpTesting: true });
}
// #endregion error-type-required

// #region error-unknown-type
class ForgottenGuard implements CanActivate {
  canActivate(): boolean {
    return true;
  }
}

describe('a guard class without @Injectable()', () => {
  const tb = guardTestBed(ForgottenGuard);

  it('should be taken for a function', () => {
    const test = tb(({ challenge }) => {
      expect(challenge()).toBeTrue();
    }) as () => void;

    // @throws Unknown guard type (ctor) or invalid passed guard (ForgottenGuard).
    expect(test).toThrowError(
      'Unknown guard type (ctor) or invalid passed guard (ForgottenGuard).',
    );
  });
});
// #endregion error-unknown-type

// #region error-missing-method
describe('a guard challenged as what it is not', () => {
  const tb = guardTestBed(OpeningGuard, { type: 'CanMatch' });

  it('should have no such method', tb(({ challenge }) => {
    // @throws this.instance.canMatch is not a function
    expect(() => challenge()).toThrowError(
      TypeError,
      'this.instance.canMatch is not a function',
    );
  }));
});
// #endregion error-missing-method

// #region error-component-required
describe('a CanDeactivate guard without its component', () => {
  const tb = guardTestBed(checkoutGuard, { type: 'CanDeactivate' });

  it('should not be challenged', tb(({ challenge }) => {
    const nextState = { url: '/' } as RouterStateSnapshot;

    // @throws Cannot read properties of undefined (reading 'hasOwnProperty')
    expect(() => challenge.withInfo({ nextState })).toThrowError(
      TypeError,
      `Cannot read properties of undefined (reading 'hasOwnProperty')`,
    );
  }));
});
// #endregion error-component-required

// #region error-snapshot
describe('a guard that reads its parent route', () => {
  const tb = guardTestBed(frenchShopGuard, { type: 'CanActivate' });

  it('should find none in the bare snapshot', tb(({ challenge }) => {
    // @throws Cannot read properties of undefined (reading 'parent')
    expect(() => challenge()).toThrowError(
      TypeError,
      `Cannot read properties of undefined (reading 'parent')`,
    );
  }));
});
// #endregion error-snapshot

// #region error-no-provider
describe('a guard without the HTTP client', () => {
  const tb = guardTestBed(authGuard, { type: 'CanActivate' });

  it('should not be challenged', tb(({ challenge }) => {
    // @throws NullInjectorError: No provider for HttpClient!
    expect(() => challenge()).toThrowMatching((error: Error) => {
      return error.message.endsWith(
        'NullInjectorError: No provider for HttpClient!',
      );
    });
  }));
});
// #endregion error-no-provider

// #region error-http-testing
describe('the http tool without the option', () => {
  const tb = guardTestBed(productIdGuard, { type: 'CanActivate' });

  it('should name the option that is missing', tb(({ http }) => {
    // @throws Cannot use `http.client` because HttpTools is not initialized. You need to set `httpTesting:true` into the test bed options.
    expect(() => http.client).toThrowError(
      'Cannot use `http.client` because HttpTools is not initialized. You need to set `httpTesting:true` into the test bed options.',
    );
  }));
});
// #endregion error-http-testing

// #region error-open-request
describe('a visit that nobody answers', () => {
  const tb = guardTestBed(visitGuard, { type: 'CanActivate', httpTesting: true });

  it('should fail the test', async () => {
    const test = tb(({ challenge }) => {
      expect(challenge()).toBeTrue();
    }) as () => Promise<void>;

    // @throws Expected no open requests, found 1: POST /api/visits
    await expectAsync(test()).toBeRejectedWithError(
      'Expected no open requests, found 1: POST /api/visits',
    );
  });
});
// #endregion error-open-request

// #region error-not-compiled
describe('a bed that nothing compiles', () => {
  const tb = guardTestBed(productIdGuard, {
    type: 'CanActivate',
    autoCompile: false,
    checkCreate: false,
  });

  it('should have no guard to challenge', () => {
    const test = tb(({ challenge }) => {
      expect(challenge()).toBeFalse();
    }) as () => void;

    // @throws GuardProxy instance is falsy. You need to set `autoCompile = true` (default) or set `beforeEach(() => tb.compile());` and `autoCompile = false` before running expectations.
    expect(test).toThrowError(
      'GuardProxy instance is falsy. You need to set `autoCompile = true` (default) or set `beforeEach(() => tb.compile());` and `autoCompile = false` before running expectations.',
    );
  });
});
// #endregion error-not-compiled

// #region error-not-a-function
describe('a bed for something else than a guard', () => {
  it('should be refused', () => {
    const answer = true as unknown as CanActivateFn;

    // @throws The provided "true" is not a valid function.
    expect(() => guardTestBed(answer, { type: 'CanActivate' })).toThrowError(
      'The provided "true" is not a valid function.',
    );
  });
});
// #endregion error-not-a-function
