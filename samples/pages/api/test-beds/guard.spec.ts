import { Component, inject, Injectable, InjectionToken } from '@angular/core';
import {
  CanActivate, CanActivateFn, CanMatchFn, Router, UrlSegment, UrlTree,
} from '@angular/router';
import { guardTestBed, routerTestBed } from 'ngx-testing-tools';
import { catchError, firstValueFrom, map, of } from 'rxjs';
import { AdminGuard } from '../../../shop/admin.guard';
import { authGuard } from '../../../shop/auth.guard';
import { AuthService } from '../../../shop/auth.service';
import { CartService } from '../../../shop/cart.service';
import { CatalogueService } from '../../../shop/catalogue.service';
import { childSectionGuard } from '../../../shop/child-section.guard';
import {
  CheckoutForm, CONFIRM, leaveCheckoutGuard,
} from '../../../shop/leave-checkout.guard';
import { loadAdminGuard } from '../../../shop/load-admin.guard';
import { LAMP } from '../../../shop/product';

// Kinds

// #region can-activate
const reviewGuard: CanActivateFn = route => {
  if (inject(AuthService).isLoggedIn()) return true;

  return inject(Router).createUrlTree(['/product', route.params['id']], {
    queryParams: { sort: 'newest' },
    fragment: 'reviews',
  });
};

describe('reviewGuard', () => {
  const tb = guardTestBed(reviewGuard, { type: 'CanActivate' })
    .provide({ provide: AuthService, useValue: { isLoggedIn: () => false } });

  it('should lead a visitor to the newest reviews', tb(({ challenge }) => {
    const tree: UrlTree = challenge.withInfo({ params: { id: '7' } });

    expect(tree.toString()).toBe('/product/7?sort=newest#reviews');
  }));
});
// #endregion can-activate

// #region can-activate-child
describe('childSectionGuard', () => {
  const tb = guardTestBed(childSectionGuard, { type: 'CanActivateChild' })
    .provide({ provide: AuthService, useValue: { isAdmin: () => false } });

  it('should open an ordinary section', tb(({ challenge }) => {
    expect(challenge()).toBe(true);
  }));

  it('should close a section of the shopkeepers', tb(({ challenge }) => {
    expect(challenge.withInfo({ data: { adminOnly: true } })).toBe(false);
  }));
});
// #endregion can-activate-child

// #region can-deactivate
describe('leaveCheckoutGuard', () => {
  const tb = guardTestBed(leaveCheckoutGuard, { type: 'CanDeactivate' })
    .provide({ provide: CONFIRM, useValue: () => false });

  it('should let a clean form go', tb(({ challenge }) => {
    const component: CheckoutForm = { dirty: false };

    expect(challenge.withInfo({ component })).toBe(true);
  }));

  it('should hold back an unsaved form', tb(({ challenge }) => {
    const component: CheckoutForm = { dirty: true };

    expect(challenge.withInfo({ component })).toBe(false);
  }));
});
// #endregion can-deactivate

// #region can-load
describe('loadAdminGuard', () => {
  let admin: boolean;

  const tb = guardTestBed(loadAdminGuard, { type: 'CanLoad' })
    .provide({ provide: AuthService, useValue: { isAdmin: () => admin } });

  it('should load the routes for a shopkeeper', tb(({ challenge }) => {
    admin = true;

    expect(challenge()).toBe(true);
  }));

  it('should spare a visitor the download', tb(({ challenge }) => {
    admin = false;

    expect(challenge()).toBe(false);
  }));
});
// #endregion can-load

// #region can-match
const productIdGuard: CanMatchFn = (_route, segments) => {
  return /^\d+$/.test(segments[1]?.path ?? '');
};

describe('productIdGuard', () => {
  const tb = guardTestBed(productIdGuard, { type: 'CanMatch' });

  it('should match a number', tb(({ challenge }) => {
    const segments = [new UrlSegment('product', {}), new UrlSegment('42', {})];

    expect(challenge.withInfo({ segments })).toBe(true);
  }));

  it('should not match a missing number', tb(({ challenge }) => {
    const segments = [new UrlSegment('product', {})];

    expect(challenge.withInfo({ segments })).toBe(false);
  }));
});
// #endregion can-match

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
    guard.closed = true;

    expect(challenge()).toBe(false);
  }));
});
// #endregion tool-guard

// Recipes

// #region recipe-navigate
const memberGuard: CanActivateFn = () => {
  if (inject(AuthService).isLoggedIn()) return true;

  void inject(Router).navigate(['/login']);
  return false;
};

describe('memberGuard', () => {
  const tb = guardTestBed(memberGuard, { type: 'CanActivate' })
    .provide({ provide: AuthService, useValue: { isLoggedIn: () => false } })
    .inject('router', Router);

  it('should send a visitor to the login page', tb(({ challenge, injected }) => {
    const navigate = spyOn(injected.router, 'navigate').and.resolveTo(true);

    expect(challenge()).toBe(false);
    expect(navigate).toHaveBeenCalledOnceWith(['/login']);
  }));
});
// #endregion recipe-navigate

// #region recipe-snapshot
const saleGuard: CanActivateFn = ({ data, paramMap, queryParamMap }) => {
  return data['sales'].includes(paramMap.get('sale'))
    || queryParamMap.has('preview');
};

describe('saleGuard', () => {
  const data = { sales: ['summer', 'winter'] };

  const tb = guardTestBed(saleGuard, { type: 'CanActivate' });

  it('should open a known sale', tb(({ challenge }) => {
    const params = { sale: 'summer' };

    expect(challenge.withInfo({ data, params })).toBe(true);
  }));

  it('should hide an unknown sale', tb(({ challenge }) => {
    const params = { sale: 'spring' };

    expect(challenge.withInfo({ data, params })).toBe(false);
  }));

  it('should show an unknown sale as a preview', tb(({ challenge }) => {
    const params = { sale: 'spring' };
    const queryParams = { preview: '1' };

    expect(challenge.withInfo({ data, params, queryParams })).toBe(true);
  }));
});
// #endregion recipe-snapshot

// #region recipe-promise
abstract class AddressBook {
  abstract mainAddress(): Promise<string | null>;
}

const addressGuard: CanActivateFn = async () => {
  const router = inject(Router);
  const address = await inject(AddressBook).mainAddress();

  return address !== null || router.createUrlTree(['/address']);
};

describe('addressGuard', () => {
  const tb = guardTestBed(addressGuard, { type: 'CanActivate' })
    .provide({ provide: AddressBook, useValue: { mainAddress: async () => null } });

  it('should ask for an address first', tb(async ({ challenge }) => {
    const tree: UrlTree = await challenge();

    expect(tree.toString()).toBe('/address');
  }));
});
// #endregion recipe-promise

// #region recipe-observable
const filledCartGuard: CanActivateFn = () => {
  return inject(CartService).count$.pipe(map(count => count > 0));
};

describe('filledCartGuard', () => {
  let count: number;

  const tb = guardTestBed(filledCartGuard, { type: 'CanActivate' })
    .provide({ provide: CartService, useFactory: () => ({ count$: of(count) }) });

  it('should open for a filled cart', tb(async ({ challenge }) => {
    count = 1;

    expect(await firstValueFrom(challenge())).toBe(true);
  }));

  it('should stay closed for an empty cart', tb(async ({ challenge }) => {
    count = 0;

    expect(await firstValueFrom(challenge())).toBe(false);
  }));
});
// #endregion recipe-observable

// #region recipe-http
const inStockGuard: CanActivateFn = route => {
  const home = inject(Router).createUrlTree(['/']);

  return inject(CatalogueService).find(Number(route.paramMap.get('id'))).pipe(
    map(({ stock }) => stock > 0 || home),
    catchError(() => of(home)),
  );
};

describe('inStockGuard', () => {
  const url = '/api/products/1';

  const tb = guardTestBed(inStockGuard, { type: 'CanActivate', httpTesting: true });

  it('should open for a product in stock', tb(async ({ challenge, http }) => {
    const open = firstValueFrom(challenge.withInfo({ params: { id: '1' } }));

    http.emitSuccessResponse({ url, body: LAMP });

    expect(await open).toBe(true);
  }));

  it('should go home when the server fails', tb(async ({ challenge, http }) => {
    const tree = firstValueFrom<UrlTree>(
      challenge.withInfo({ params: { id: '1' } }),
    );

    http.emitErrorResponse({ url, status: 500 });

    expect((await tree).toString()).toBe('/');
  }));
});
// #endregion recipe-http

// #region recipe-several-interfaces
describe('AdminGuard', () => {
  const providers = [
    { provide: AuthService, useValue: { isAdmin: () => false } },
  ];

  describe('as CanActivate', () => {
    const tb = guardTestBed(AdminGuard, { providers });

    it('should send a customer to the login page', tb(({ challenge }) => {
      const tree: UrlTree = challenge();

      expect(tree.toString()).toBe('/login');
    }));
  });

  describe('as CanMatch', () => {
    const tb = guardTestBed(AdminGuard, { type: 'CanMatch', providers });

    it('should hide the route from a customer', tb(({ challenge }) => {
      expect(challenge()).toBe(false);
    }));
  });
});
// #endregion recipe-several-interfaces

// #region recipe-factory
const ROLES = new InjectionToken<string[]>('ROLES');

const roleGuard = (role: string): CanActivateFn => {
  return () => inject(ROLES).includes(role);
};

describe('roleGuard', () => {
  let roles: string[];

  const tb = guardTestBed(roleGuard('admin'), { type: 'CanActivate' })
    .provide({ provide: ROLES, useFactory: () => roles });

  it('should open for the role', tb(({ challenge }) => {
    roles = ['editor', 'admin'];

    expect(challenge()).toBe(true);
  }));

  it('should stay closed without it', tb(({ challenge }) => {
    roles = ['editor'];

    expect(challenge()).toBe(false);
  }));
});
// #endregion recipe-factory

// #region recipe-component
@Component({ selector: 'shop-checkout', standalone: true, template: '' })
class CheckoutComponent implements CheckoutForm {
  dirty = false;

  write(): void {
    this.dirty = true;
  }
}

describe('leaveCheckoutGuard', () => {
  const tb = guardTestBed(leaveCheckoutGuard, { type: 'CanDeactivate' })
    .provide([CheckoutComponent, { provide: CONFIRM, useValue: () => false }])
    .inject('page', CheckoutComponent);

  it('should hold back what was written', tb(({ challenge, injected }) => {
    injected.page.write();

    expect(challenge.withInfo({ component: injected.page })).toBe(false);
  }));
});
// #endregion recipe-component

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
  // @ts-expect-error TS2345: Argument of type 'CanActivateFn' is not assignable to parameter of type 'Type<GuardClass>'.
  return guardTestBed(authGuard);
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
      expect(challenge()).toBe(true);
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
    const call = () => challenge();

    // @throws this.instance.canMatch is not a function
    expect(call).toThrowError(
      TypeError,
      'this.instance.canMatch is not a function',
    );
  }));
});
// #endregion error-missing-method

// #region error-component-required
describe('a CanDeactivate guard without its component', () => {
  const tb = guardTestBed(leaveCheckoutGuard, { type: 'CanDeactivate' });

  it('should not be challenged', tb(({ challenge }) => {
    const call = () => challenge.withInfo({ params: { id: '1' } });

    // @throws Cannot read properties of undefined (reading 'hasOwnProperty')
    expect(call).toThrowError(
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
    const call = () => challenge();

    // @throws Cannot read properties of undefined (reading 'parent')
    expect(call).toThrowError(
      TypeError,
      `Cannot read properties of undefined (reading 'parent')`,
    );
  }));
});
// #endregion error-snapshot
