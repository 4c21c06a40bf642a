import { APP_BASE_HREF, Location } from '@angular/common';
import { HttpErrorResponse } from '@angular/common/http';
import { inject } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  ActivatedRouteSnapshot, Resolve, ResolveFn, Router, RouterStateSnapshot,
} from '@angular/router';
import { resolverTestBed, routerTestBed } from 'ngx-testing-tools';
import { catchError, EMPTY, firstValueFrom, of, throwError } from 'rxjs';
import { CartResolver } from '../../../shop/cart.resolver';
import { CartService } from '../../../shop/cart.service';
import { CatalogueService } from '../../../shop/catalogue.service';
import { LAMP, MUG, Product } from '../../../shop/product';
import { productResolver } from '../../../shop/product.resolver';

// Tools

// #region tool-resolver
const addressResolver: ResolveFn<string> = (_route, state) => {
  return inject(Location).prepareExternalUrl(state.url);
};

describe('addressResolver', () => {
  const tb = resolverTestBed(addressResolver)
    .provide({ provide: APP_BASE_HREF, useValue: '/shop' });

  it('should write the URL below the base', tb(({ resolver }) => {
    const route = new ActivatedRouteSnapshot();
    const state = { url: '/product/1' } as RouterStateSnapshot;

    const url = TestBed.runInInjectionContext(() => resolver(route, state));

    expect(url).toBe('/shop/product/1');
  }));
});
// #endregion tool-resolver

// Recipes

// #region recipe-param
const titleResolver: ResolveFn<string> = ({ data, queryParamMap }) => {
  return `${data['section']}, page ${queryParamMap.get('page') ?? 1}`;
};

describe('titleResolver', () => {
  const data = { section: 'Lamps' };

  const tb = resolverTestBed(titleResolver);

  it('should name the section and the page', tb(({ trigger }) => {
    const queryParams = { page: '2' };

    expect(trigger.withInfo({ data, queryParams })).toBe('Lamps, page 2');
  }));

  it('should start with the first page', tb(({ trigger }) => {
    expect(trigger.withInfo({ data })).toBe('Lamps, page 1');
  }));
});
// #endregion recipe-param

// #region recipe-http
describe('productResolver', () => {
  const info = { params: { id: '1' } };
  const url = '/api/products/1';

  const tb = resolverTestBed(productResolver, { httpTesting: true });

  it('should load the product', tb(async ({ trigger, http }) => {
    const product = firstValueFrom(trigger.withInfo(info));

    http.emitSuccessResponse({ url, body: LAMP });

    expect(await product).toEqual(LAMP);
  }));

  it('should pass the error of the server on', tb(async ({ trigger, http }) => {
    const product = firstValueFrom(trigger.withInfo(info));

    http.emitErrorResponse({ url, status: 404 });

    const status = product.catch((error: HttpErrorResponse) => error.status);
    expect(await status).toBe(404);
  }));
});
// #endregion recipe-http

// #region recipe-fallback
const bestSellersResolver: ResolveFn<Product[]> = () => {
  return inject(CatalogueService).search('best').pipe(
    catchError(() => of([])),
  );
};

describe('bestSellersResolver', () => {
  const search = () => throwError(() => new Error('Offline'));

  const tb = resolverTestBed(bestSellersResolver)
    .provide({ provide: CatalogueService, useValue: { search } });

  it('should fall back to an empty list', tb(async ({ trigger }) => {
    expect(await firstValueFrom(trigger())).toEqual([]);
  }));
});
// #endregion recipe-fallback

// #region recipe-redirect
const knownProductResolver: ResolveFn<Product> = route => {
  const router = inject(Router);

  return inject(CatalogueService).find(Number(route.params['id'])).pipe(
    catchError(() => {
      void router.navigateByUrl('/');
      return EMPTY;
    }),
  );
};

describe('knownProductResolver', () => {
  const find = () => throwError(() => new Error('Not found'));

  const tb = resolverTestBed(knownProductResolver)
    .provide({ provide: CatalogueService, useValue: { find } })
    .inject('router', Router);

  it('should go home for an unknown product', tb(({ trigger, injected }) => {
    const navigate = spyOn(injected.router, 'navigateByUrl').and.resolveTo(true);
    const emitted: Product[] = [];

    trigger.withInfo({ params: { id: '7' } })
      .subscribe((product: Product) => emitted.push(product));

    expect(navigate).toHaveBeenCalledOnceWith('/');
    expect(emitted).toEqual([]);
  }));
});
// #endregion recipe-redirect

// #region recipe-class
describe('CartResolver', () => {
  const tb = resolverTestBed(CartResolver)
    .provide({ provide: CartService, useValue: { items: [LAMP, MUG] } });

  it('should return what is in the cart', tb(({ trigger }) => {
    const items: Product[] = trigger();

    expect(items).toEqual([LAMP, MUG]);
  }));
});
// #endregion recipe-class

// #region recipe-parent-route
const countryResolver: ResolveFn<string> = route => {
  return route.parent?.paramMap.get('country')?.toUpperCase() ?? 'EU';
};

describe('countryResolver', () => {
  const tb = routerTestBed([
    {
      path: ':country',
      children: [
        { path: 'cart', resolve: { country: countryResolver }, children: [] },
      ],
    },
  ]).inject('router', Router);

  it('should read the country of the parent', tb(async (tools) => {
    const { navigateByUrl, injected } = tools;
    await navigateByUrl('/fr/cart');

    const cart = injected.router.routerState.snapshot.root.firstChild?.firstChild;
    expect(cart?.data['country']).toBe('FR');
  }));
});
// #endregion recipe-parent-route

// Errors

// #region error-no-resolve
class CartReader {
  read(): Product[] {
    return [];
  }
}

export function testSomethingElse() {
  // @ts-expect-error TS2345: Argument of type 'typeof CartReader' is not assignable to parameter of type 'never'.
  return resolverTestBed(CartReader);
}
// #endregion error-no-resolve

// #region error-not-injectable
class ForgottenResolver implements Resolve<Product[]> {
  resolve(): Product[] {
    return [];
  }
}

describe('a resolver class without @Injectable()', () => {
  const tb = resolverTestBed(ForgottenResolver);

  it('should be taken for a function', tb(({ trigger }) => {
    const call = () => trigger();

    // @throws Class constructor ForgottenResolver cannot be invoked without 'new'
    expect(call).toThrowError(
      TypeError,
      `Class constructor ForgottenResolver cannot be invoked without 'new'`,
    );
  }));
});
// #endregion error-not-injectable

// #region error-not-subscribed
describe('a request that nobody has sent', () => {
  const tb = resolverTestBed(productResolver, { httpTesting: true });

  it('should not be found', tb(({ trigger, http }) => {
    trigger.withInfo({ params: { id: '1' } });
    const respond = () =>
      http.emitSuccessResponse({ url: '/api/products/1', body: LAMP });

    // @throws Expected one matching request for criteria "Match method: (any), URL: /api/products/1", found none.
    expect(respond).toThrowError(
      'Expected one matching request for criteria "Match method: (any), URL: '
      + '/api/products/1", found none.',
    );
  }));
});
// #endregion error-not-subscribed
