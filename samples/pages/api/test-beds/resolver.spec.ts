import { APP_BASE_HREF, Location } from '@angular/common';
import { inject, Injectable } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  ActivatedRouteSnapshot, Resolve, ResolveFn, Router, RouterStateSnapshot,
} from '@angular/router';
import {
  itShouldCreateResolver, resolverTestBed, routerTestBed,
} from 'ngx-testing-tools';
import { catchError, EMPTY, Observable, of } from 'rxjs';
import { CartResolver } from '../../../shop/cart.resolver';
import { CartService } from '../../../shop/cart.service';
import { CatalogueService } from '../../../shop/catalogue.service';
import { NewsletterModule } from '../../../shop/newsletter/newsletter.module';
import { NEWSLETTER_URL } from '../../../shop/newsletter/newsletter.service';
import { LAMP, MUG, Product } from '../../../shop/product';
import { productResolver } from '../../../shop/product.resolver';

// Resolvers under test

// #region newsletter-resolver
const newsletterResolver: ResolveFn<string> = () => inject(NEWSLETTER_URL);
// #endregion newsletter-resolver

// #region best-sellers-resolver
const bestSellersResolver: ResolveFn<Product[]> = () => {
  return inject(CatalogueService).search('best').pipe(
    catchError(() => of([])),
  );
};
// #endregion best-sellers-resolver

// #region title-resolver
const titleResolver: ResolveFn<string> = route => {
  return `${route.data['section']} · Shop`;
};
// #endregion title-resolver

// Creation

// #region create-function
describe('productResolver', () => {
  const tb = resolverTestBed(productResolver, { httpTesting: true });

  it('should fetch the product of the address', tb(({ trigger, http, rx }) => {
    const next = jasmine.createSpy('next');
    rx.remind = trigger.withInfo({ params: { id: '1' } }).subscribe(next);

    http.emitSuccessResponse({ url: '/api/products/1', body: LAMP });

    expect(next).toHaveBeenCalledOnceWith(LAMP);
  }));
});
// #endregion create-function

// #region create-class
@Injectable({ providedIn: 'root' })
class ProductResolver implements Resolve<Product> {
  private readonly catalogue = inject(CatalogueService);

  resolve(route: ActivatedRouteSnapshot): Observable<Product> {
    return this.catalogue.find(Number(route.paramMap.get('id')));
  }
}

describe('ProductResolver', () => {
  const tb = resolverTestBed(ProductResolver, { httpTesting: true });

  it('should fetch the product of the address', tb(({ trigger, http, rx }) => {
    const next = jasmine.createSpy('next');
    rx.remind = trigger.withInfo({ params: { id: '1' } }).subscribe(next);

    http.emitSuccessResponse({ url: '/api/products/1', body: LAMP });

    expect(next).toHaveBeenCalledOnceWith(LAMP);
  }));
});
// #endregion create-class

// #region hook-order
describe('CartResolver', () => {
  // 1. Nothing exists yet: the testing module can still be changed.
  beforeEach(() => {
    TestBed.overrideProvider(CartService, { useValue: { items: [MUG] } });
  });

  // 2. The bed registers the hook that compiles the testing module.
  const tb = resolverTestBed(CartResolver);

  // 3. The resolver can be triggered.
  it('should hand over what is in the cart', tb(({ trigger }) => {
    expect(trigger()).toEqual([MUG]);
  }));
});
// #endregion hook-order

// Options

// #region option-imports
describe('newsletterResolver', () => {
  const tb = resolverTestBed(newsletterResolver, {
    imports: [NewsletterModule],
  });

  it('should find the address in the module', tb(({ trigger }) => {
    expect(trigger()).toBe('/api/newsletter');
  }));
});
// #endregion option-imports

// #region option-providers
describe('CartResolver', () => {
  const tb = resolverTestBed(CartResolver, {
    providers: [{ provide: CartService, useValue: { items: [LAMP] } }],
  });

  it('should hand over what is in the cart', tb(({ trigger }) => {
    expect(trigger()).toEqual([LAMP]);
  }));
});
// #endregion option-providers

// #region option-auto-compile
describe('CartResolver', () => {
  const tb = resolverTestBed(CartResolver, { autoCompile: false });

  beforeEach(async () => {
    TestBed.overrideProvider(CartService, { useValue: { items: [LAMP] } });
    await tb.compile();
  });

  it('should hand over what is in the cart', tb(({ trigger }) => {
    expect(trigger()).toEqual([LAMP]);
  }));
});
// #endregion option-auto-compile

// #region option-check-create
describe('titleResolver', () => {
  const tb = resolverTestBed(titleResolver, { checkCreate: false });

  it('should name the section', tb(({ trigger }) => {
    const title: string = trigger.withInfo({ data: { section: 'Lamps' } });

    expect(title).toBe('Lamps · Shop');
  }));
});
// #endregion option-check-create

// #region option-http-testing
describe('bestSellersResolver', () => {
  const tb = resolverTestBed(bestSellersResolver, { httpTesting: true });

  it('should fetch the best sellers', tb(({ trigger, http, rx }) => {
    const next = jasmine.createSpy('next');
    rx.remind = trigger().subscribe(next);

    http.emitSuccessResponse({ url: '/api/products?q=best', body: [LAMP] });

    expect(next).toHaveBeenCalledOnceWith([LAMP]);
  }));
});
// #endregion option-http-testing

// #region option-verify-http
describe('bestSellersResolver', () => {
  const tb = resolverTestBed(bestSellersResolver, {
    httpTesting: true,
    verifyHttp: false,
  });

  it('should resolve nothing before the answer', tb(({ trigger, rx }) => {
    const next = jasmine.createSpy('next');
    rx.remind = trigger().subscribe(next);

    expect(next).not.toHaveBeenCalled();
  }));
});
// #endregion option-verify-http

// Tools

// #region tool-resolver-function
const addressResolver: ResolveFn<string> = (_route, state) => {
  return inject(Location).prepareExternalUrl(state.url);
};

describe('addressResolver', () => {
  const tb = resolverTestBed(addressResolver)
    .provide({ provide: APP_BASE_HREF, useValue: '/shop' });

  it('should write the address below the base', tb(({ resolver }) => {
    const route = new ActivatedRouteSnapshot();
    const state = { url: '/product/1' } as RouterStateSnapshot;

    const address = TestBed.runInInjectionContext(() => resolver(route, state));

    expect(address).toBe('/shop/product/1');
  }));
});
// #endregion tool-resolver-function

// #region tool-resolver-class
@Injectable({ providedIn: 'root' })
class AddressResolver implements Resolve<string> {
  private readonly location = inject(Location);

  resolve(_route: ActivatedRouteSnapshot, state: RouterStateSnapshot): string {
    return this.location.prepareExternalUrl(state.url);
  }
}

describe('AddressResolver', () => {
  const tb = resolverTestBed(AddressResolver)
    .provide({ provide: APP_BASE_HREF, useValue: '/shop' });

  it('should write the address below the base', tb(({ resolver }) => {
    const route = new ActivatedRouteSnapshot();
    const state = { url: '/product/1' } as RouterStateSnapshot;

    const address = resolver.resolve(route, state);

    expect(address).toBe('/shop/product/1');
  }));
});
// #endregion tool-resolver-class

// #region tool-trigger
describe('CartResolver', () => {
  const tb = resolverTestBed(CartResolver, {
    providers: [{ provide: CartService, useValue: { items: [LAMP, MUG] } }],
  });

  it('should hand over each product', tb(({ trigger }) => {
    const items: Product[] = trigger();

    expect(items.map(({ name }) => name)).toEqual(['Lamp', 'Mug']);
  }));
});
// #endregion tool-trigger

// #region info-data
describe('titleResolver', () => {
  const tb = resolverTestBed(titleResolver);

  it('should name the section', tb(({ trigger }) => {
    const title: string = trigger.withInfo({ data: { section: 'Mugs' } });

    expect(title).toBe('Mugs · Shop');
  }));
});
// #endregion info-data

// #region info-params
describe('productResolver', () => {
  const tb = resolverTestBed(productResolver, { httpTesting: true });

  it('should ask for the product of the address', tb(({ trigger, http, rx }) => {
    rx.remind = trigger.withInfo({ params: { id: '2' } }).subscribe();

    const call = http.controller.expectOne('/api/products/2');
    expect(call.request.method).toBe('GET');
    call.flush(MUG);
  }));
});
// #endregion info-params

// #region info-query-params
const searchResolver: ResolveFn<Product[]> = route => {
  const term = route.queryParamMap.get('q');

  return term ? inject(CatalogueService).search(term) : [];
};

describe('searchResolver', () => {
  const tb = resolverTestBed(searchResolver, { httpTesting: true });

  it('should search for the term', tb(({ trigger, http, rx }) => {
    const next = jasmine.createSpy('next');
    rx.remind = trigger.withInfo({ queryParams: { q: 'mug' } }).subscribe(next);

    http.emitSuccessResponse({ url: '/api/products?q=mug', body: [MUG] });

    expect(next).toHaveBeenCalledOnceWith([MUG]);
  }));

  it('should find nothing without a term', tb(({ trigger }) => {
    expect(trigger()).toEqual([]);
  }));
});
// #endregion info-query-params

// #region tool-http
describe('searchResolver', () => {
  const tb = resolverTestBed(searchResolver, { httpTesting: true });

  it('should escape the term', tb(({ trigger, http, rx }) => {
    rx.remind = trigger.withInfo({ queryParams: { q: 'a b' } }).subscribe();

    const call = http.controller.expectOne('/api/products?q=a%20b');
    expect(call.request.params.get('q')).toBe('a b');
    call.flush([]);
  }));
});
// #endregion tool-http

// #region tool-injector
describe('CartResolver', () => {
  const tb = resolverTestBed(CartResolver, { httpTesting: true });

  it('should hand over a copy of the cart', tb(({ trigger, injector }) => {
    const cart = injector.get(CartService);
    cart.add(LAMP);

    const items: Product[] = trigger();

    expect(items).toEqual([LAMP]);
    expect(items).not.toBe(cart.items as Product[]);
  }));
});
// #endregion tool-injector

// #region tool-injected
describe('CartResolver', () => {
  const tb = resolverTestBed(CartResolver, { httpTesting: true })
    .inject('cart', CartService);

  it('should follow the cart', tb(({ trigger, injected }) => {
    injected.cart.add(LAMP);
    expect(trigger()).toEqual([LAMP]);

    injected.cart.clear();
    expect(trigger()).toEqual([]);
  }));
});
// #endregion tool-injected

// #region tool-rx
const cartCountResolver: ResolveFn<number> = () => inject(CartService).count$;

describe('cartCountResolver', () => {
  const tb = resolverTestBed(cartCountResolver, { httpTesting: true })
    .inject('cart', CartService);

  it('should count what comes in', tb(({ trigger, injected, rx }) => {
    const counts: number[] = [];
    rx.remind = trigger().subscribe((count: number) => counts.push(count));

    injected.cart.add(LAMP);

    expect(counts).toEqual([0, 1]);
  }));
});
// #endregion tool-rx

// Options of one test

// #region test-option-verify-http
describe('bestSellersResolver', () => {
  const tb = resolverTestBed(bestSellersResolver, { httpTesting: true });

  it('should resolve nothing before the answer', tb(({ trigger, rx }) => {
    const next = jasmine.createSpy('next');
    rx.remind = trigger().subscribe(next);

    expect(next).not.toHaveBeenCalled();
  }, { verifyHttp: false }));

  it('should resolve with the answer', tb(({ trigger, http, rx }) => {
    const next = jasmine.createSpy('next');
    rx.remind = trigger().subscribe(next);

    http.emitSuccessResponse({ url: '/api/products?q=best', body: [MUG] });

    expect(next).toHaveBeenCalledOnceWith([MUG]);
  }));
});
// #endregion test-option-verify-http

// Chained methods

// #region method-import
describe('newsletterResolver', () => {
  const tb = resolverTestBed(newsletterResolver).import(NewsletterModule);

  it('should find the address in the module', tb(({ trigger }) => {
    expect(trigger()).toBe('/api/newsletter');
  }));
});
// #endregion method-import

// #region method-provide
describe('newsletterResolver', () => {
  const tb = resolverTestBed(newsletterResolver, {
    imports: [NewsletterModule],
  }).provide({ provide: NEWSLETTER_URL, useValue: '/test/newsletter' });

  it('should prefer the address of the test', tb(({ trigger }) => {
    expect(trigger()).toBe('/test/newsletter');
  }));
});
// #endregion method-provide

// #region method-inject
describe('productResolver', () => {
  const tb = resolverTestBed(productResolver, { httpTesting: true })
    .inject('catalogue', CatalogueService);

  it('should ask the catalogue', tb(({ trigger, injected, rx }) => {
    const find = spyOn(injected.catalogue, 'find').and.returnValue(of(LAMP));

    rx.remind = trigger.withInfo({ params: { id: '1' } }).subscribe();

    expect(find).toHaveBeenCalledOnceWith(1);
  }));
});
// #endregion method-inject

// #region method-setup
describe('CartResolver', () => {
  const tb = resolverTestBed(CartResolver, { httpTesting: true })
    .inject('cart', CartService);

  beforeEach(tb.setup(({ injected }) => {
    injected.cart.add(LAMP);
  }));

  it('should hand over what is in the cart', tb(({ trigger }) => {
    expect(trigger()).toEqual([LAMP]);
  }));
});
// #endregion method-setup

// #region method-compile
describe('CartResolver', () => {
  const tb = resolverTestBed(CartResolver, {
    autoCompile: false,
    checkCreate: false,
  });

  for (const items of [[], [LAMP], [LAMP, MUG]]) {
    describe(`with ${items.length} in the cart`, () => {
      beforeEach(async () => {
        TestBed.overrideProvider(CartService, { useValue: { items } });
        await tb.compile();
      });

      it('should hand them over', tb(({ trigger }) => {
        expect(trigger()).toEqual(items);
      }));
    });
  }
});
// #endregion method-compile

// Creation only

// #region it-should-create-function
describe('productResolver', () => {
  itShouldCreateResolver(productResolver);
});
// #endregion it-should-create-function

// #region it-should-create-class
describe('CartResolver', () => {
  itShouldCreateResolver(CartResolver, {
    providers: [{ provide: CartService, useValue: { items: [] } }],
  });
});
// #endregion it-should-create-class

// Recipes

// #region recipe-param
describe('productResolver', () => {
  const tb = resolverTestBed(productResolver, { httpTesting: true })
    .inject('catalogue', CatalogueService);

  it('should turn the parameter into a number', tb((tools) => {
    const { trigger, injected, rx } = tools;
    const find = spyOn(injected.catalogue, 'find').and.returnValue(of(MUG));

    rx.remind = trigger.withInfo({ params: { id: '2' } }).subscribe();

    expect(find).toHaveBeenCalledOnceWith(2);
  }));
});
// #endregion recipe-param

// #region recipe-http-success
describe('productResolver', () => {
  const tb = resolverTestBed(productResolver, { httpTesting: true });

  it('should resolve when the product is there', tb(({ trigger, http, rx }) => {
    const next = jasmine.createSpy('next');
    rx.remind = trigger.withInfo({ params: { id: '1' } }).subscribe(next);

    expect(next).not.toHaveBeenCalled();

    http.emitSuccessResponse({ url: '/api/products/1', body: LAMP });

    expect(next).toHaveBeenCalledOnceWith(LAMP);
  }));
});
// #endregion recipe-http-success

// #region recipe-http-error
describe('productResolver', () => {
  const tb = resolverTestBed(productResolver, { httpTesting: true });

  it('should pass on the error of the server', tb(({ trigger, http, rx }) => {
    const error = jasmine.createSpy('error');
    rx.remind = trigger.withInfo({ params: { id: '7' } }).subscribe({ error });

    http.emitErrorResponse({ url: '/api/products/7', status: 404 });

    expect(error).toHaveBeenCalledOnceWith(
      jasmine.objectContaining({ name: 'HttpErrorResponse', status: 404 }),
    );
  }));
});
// #endregion recipe-http-error

// #region recipe-fallback
describe('bestSellersResolver', () => {
  const tb = resolverTestBed(bestSellersResolver, { httpTesting: true });

  it('should open the page without them', tb(({ trigger, http, rx }) => {
    const next = jasmine.createSpy('next');
    rx.remind = trigger().subscribe(next);

    http.emitErrorResponse({ url: '/api/products?q=best', status: 503 });

    expect(next).toHaveBeenCalledOnceWith([]);
  }));
});
// #endregion recipe-fallback

// #region recipe-promise
@Injectable({ providedIn: 'root' })
class WishList {
  async ids(): Promise<number[]> {
    return JSON.parse(localStorage.getItem('wishes') ?? '[]');
  }
}

const wishResolver: ResolveFn<Product[]> = async () => {
  const wishes = inject(WishList);
  const ids = await wishes.ids();

  return [LAMP, MUG].filter(({ id }) => ids.includes(id));
};

describe('wishResolver', () => {
  const tb = resolverTestBed(wishResolver).inject('wishes', WishList);

  it('should keep the products on the list', tb(async (tools) => {
    const { trigger, injected } = tools;
    spyOn(injected.wishes, 'ids').and.resolveTo([2]);

    const products: Product[] = await trigger();

    expect(products).toEqual([MUG]);
  }));

  it('should fail with a list that cannot be read', tb(async (tools) => {
    const { trigger, injected } = tools;
    spyOn(injected.wishes, 'ids').and.rejectWith(new Error('No access'));

    await expectAsync(trigger()).toBeRejectedWithError('No access');
  }));
});
// #endregion recipe-promise

// #region recipe-redirect
const knownProductResolver: ResolveFn<Product> = route => {
  const router = inject(Router);

  return inject(CatalogueService).find(Number(route.params['id'])).pipe(
    catchError(() => {
      router.navigateByUrl('/');
      return EMPTY;
    }),
  );
};

describe('knownProductResolver', () => {
  const tb = resolverTestBed(knownProductResolver, { httpTesting: true })
    .inject('router', Router);

  it('should go home for an unknown product', tb((tools) => {
    const { trigger, http, injected, rx } = tools;
    const navigate = spyOn(injected.router, 'navigateByUrl');
    const next = jasmine.createSpy('next');
    rx.remind = trigger.withInfo({ params: { id: '7' } }).subscribe(next);

    http.emitErrorResponse({ url: '/api/products/7', status: 404 });

    expect(navigate).toHaveBeenCalledOnceWith('/');
    expect(next).not.toHaveBeenCalled();
  }));
});
// #endregion recipe-redirect

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
    // @throws Class constructor ForgottenResolver cannot be invoked without 'new'
    expect(() => trigger()).toThrowError(
      TypeError,
      `Class constructor ForgottenResolver cannot be invoked without 'new'`,
    );
  }));
});
// #endregion error-not-injectable

// #region error-snapshot
describe('a resolver that reads its parent route', () => {
  const tb = resolverTestBed(countryResolver);

  it('should find none in the bare snapshot', tb(({ trigger }) => {
    // @throws Cannot read properties of undefined (reading 'parent')
    expect(() => trigger()).toThrowError(
      TypeError,
      `Cannot read properties of undefined (reading 'parent')`,
    );
  }));
});
// #endregion error-snapshot

// #region error-no-provider
describe('a resolver without the HTTP client', () => {
  const tb = resolverTestBed(productResolver);

  it('should not be triggered', tb(({ trigger }) => {
    // @throws NullInjectorError: No provider for HttpClient!
    expect(() => trigger()).toThrowMatching((error: Error) => {
      return error.message.endsWith(
        'NullInjectorError: No provider for HttpClient!',
      );
    });
  }));
});
// #endregion error-no-provider

// #region error-not-subscribed
describe('a request that nobody has sent', () => {
  const tb = resolverTestBed(productResolver, { httpTesting: true });

  it('should not be answered', tb(({ trigger, http }) => {
    trigger.withInfo({ params: { id: '1' } });

    // @throws Expected one matching request for criteria "Match method: (any), URL: /api/products/1", found none.
    expect(() => {
      http.emitSuccessResponse({ url: '/api/products/1', body: LAMP });
    }).toThrowError(
      'Expected one matching request for criteria "Match method: (any), URL: /api/products/1", found none.',
    );
  }));
});
// #endregion error-not-subscribed

// #region error-open-request
describe('a request that nobody answers', () => {
  const tb = resolverTestBed(productResolver, { httpTesting: true });

  it('should fail the test', async () => {
    const test = tb(({ trigger, rx }) => {
      rx.remind = trigger.withInfo({ params: { id: '1' } }).subscribe();
    }) as () => Promise<void>;

    // @throws Expected no open requests, found 1: GET /api/products/1
    await expectAsync(test()).toBeRejectedWithError(
      'Expected no open requests, found 1: GET /api/products/1',
    );
  });
});
// #endregion error-open-request

// #region error-http-testing
describe('the http tool without the option', () => {
  const tb = resolverTestBed(titleResolver);

  it('should name the option that is missing', tb(({ http }) => {
    // @throws Cannot use `http.emitSuccessResponse` because HttpTools is not initialized. You need to set `httpTesting:true` into the test bed options.
    expect(() => {
      http.emitSuccessResponse({ url: '/api/products', body: [] });
    }).toThrowError(
      'Cannot use `http.emitSuccessResponse` because HttpTools is not initialized. You need to set `httpTesting:true` into the test bed options.',
    );
  }));
});
// #endregion error-http-testing

// #region error-not-compiled
describe('a bed that nothing compiles', () => {
  const tb = resolverTestBed(titleResolver, {
    autoCompile: false,
    checkCreate: false,
  });

  it('should have no resolver to trigger', () => {
    const test = tb(({ trigger }) => {
      expect(trigger()).toBeUndefined();
    }) as () => void;

    // @throws ResolverProxy instance is falsy. You need to set `autoCompile = true` (default) or set `beforeEach(() => tb.compile());` and `autoCompile = false` before running expectations.
    expect(test).toThrowError(
      'ResolverProxy instance is falsy. You need to set `autoCompile = true` (default) or set `beforeEach(() => tb.compile());` and `autoCompile = false` before running expectations.',
    );
  });
});
// #endregion error-not-compiled

// #region error-not-a-function
describe('a bed for something else than a resolver', () => {
  it('should be refused', () => {
    const value = [LAMP] as unknown as ResolveFn<Product[]>;

    // @throws The provided "[object Object]" is not a valid function.
    expect(() => resolverTestBed(value)).toThrowError(
      'The provided "[object Object]" is not a valid function.',
    );
  });
});
// #endregion error-not-a-function
