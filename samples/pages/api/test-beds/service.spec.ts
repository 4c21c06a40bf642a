import { HttpErrorResponse, provideHttpClient } from '@angular/common/http';
import { itShouldCreateService, serviceTestBed } from 'ngx-testing-tools';
import { of } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { AuthService } from '../../../shop/auth.service';
import { CartService } from '../../../shop/cart.service';
import { CatalogueService } from '../../../shop/catalogue.service';
import { LAMP, MUG, Product } from '../../../shop/product';
import { AssortmentService } from './service.assortment';
import { ReorderService } from './service.reorder';
import { SearchService } from './service.search';
import { SuggestionService } from './service.suggestion';

// #region tool-service
describe('CartService, one instance for each spec', () => {
  const tb = serviceTestBed(CartService, { httpTesting: true });

  it('should add up the prices', tb(({ service }) => {
    service.add(LAMP);
    service.add(MUG);

    expect(service.total).toBe(4940);
  }));

  it('should remove a product', tb(({ service }) => {
    service.add(LAMP);
    service.remove(LAMP.id);

    expect(service.count).toBe(0);
  }));
});
// #endregion tool-service

// #region test-option-verify-http
describe('CartService, ordered but not confirmed', () => {
  const tb = serviceTestBed(CartService, { httpTesting: true });

  it('should keep the items until the API answers', tb(({ service }) => {
    service.add(LAMP);
    service.checkout().subscribe();

    expect(service.items).toEqual([LAMP]);
  }, { verifyHttp: false }));
});
// #endregion test-option-verify-http

// #region it-should-create
describe('ReorderService, created', () => {
  itShouldCreateService(ReorderService, { providers: [provideHttpClient()] });
});
// #endregion it-should-create

// #region recipe-post
describe('AuthService, logging in', () => {
  const tb = serviceTestBed(AuthService, { httpTesting: true });

  it('should post the credentials and keep the token', tb(({ service, http }) => {
    const credentials = { email: 'ada@shop.test', password: 'engine' };
    service.login(credentials).subscribe();

    const login = http.controller.expectOne('/api/session');
    expect(login.request.method).toBe('POST');
    expect(login.request.body).toEqual(credentials);

    login.flush({ token: 'abc' });
    expect(service.token).toBe('abc');
  }));
});
// #endregion recipe-post

// #region recipe-http-error
describe('AuthService, refused', () => {
  const tb = serviceTestBed(AuthService, { httpTesting: true });

  it('should report the refusal and stay logged out', tb(({ service, http }) => {
    let status = 0;
    const credentials = { email: 'ada@shop.test', password: 'guess' };
    service.login(credentials).subscribe({
      error: (error: HttpErrorResponse) => (status = error.status),
    });

    http.emitErrorResponse({
      url: '/api/session',
      status: 401,
      statusText: 'Unauthorized',
    });

    expect(status).toBe(401);
    expect(service.isLoggedIn()).toBe(false);
  }));
});
// #endregion recipe-http-error

// #region recipe-query-parameters
describe('CatalogueService, searching', () => {
  const tb = serviceTestBed(CatalogueService, { httpTesting: true });

  it('should send the term as a query parameter', tb(({ service, http }) => {
    let found: Product[] = [];
    service.search('desk lamp').subscribe(products => (found = products));

    http.emitSuccessResponse({ url: '/api/products?q=desk%20lamp', body: [LAMP] });

    expect(found).toEqual([LAMP]);
  }));

  it('should send the term as it was typed', tb(({ service, http }) => {
    service.search('desk lamp').subscribe();

    const search = http.controller.expectOne(({ url }) => url === '/api/products');
    expect(search.request.params.get('q')).toBe('desk lamp');
  }));
});
// #endregion recipe-query-parameters

// #region recipe-no-request
describe('SuggestionService', () => {
  const tb = serviceTestBed(SuggestionService, { httpTesting: true });

  it('should not ask the API for two letters', tb(({ service, http }) => {
    let names = ['stale'];
    service.suggest('la').subscribe(suggestions => (names = suggestions));

    http.controller.expectNone(({ url }) => url === '/api/products');
    expect(names).toEqual([]);
  }));

  it('should ask the API from three letters on', tb(({ service, http }) => {
    let names: string[] = [];
    service.suggest(' lam ').subscribe(suggestions => (names = suggestions));

    http.emitSuccessResponse({ url: '/api/products?q=lam', body: [LAMP] });

    expect(names).toEqual(['Lamp']);
  }));
});
// #endregion recipe-no-request

// #region recipe-stub
describe('ReorderService with a stub of the catalogue', () => {
  const catalogue = {
    find: (id: number) => of(id === LAMP.id ? { ...LAMP, price: 4200 } : MUG),
  } satisfies Partial<CatalogueService>;

  const tb = serviceTestBed(ReorderService, { httpTesting: true })
    .provide({ provide: CatalogueService, useValue: catalogue })
    .inject('cart', CartService);

  it('should reorder at the price of today', tb(async ({ service, injected }) => {
    await service.reorder(LAMP.id);

    expect(injected.cart.total).toBe(4200);
  }));

  it('should refuse what is sold out', tb(async ({ service, injected }) => {
    const refusal = service.reorder(MUG.id).catch((error: Error) => error.message);

    expect(await refusal).toBe('Mug is out of stock.');
    expect(injected.cart.count).toBe(0);
  }));
});
// #endregion recipe-stub

// #region recipe-promise
describe('ReorderService and its promise', () => {
  const tb = serviceTestBed(ReorderService, { httpTesting: true });

  it('should resolve to the product of today', tb(async ({ service, http }) => {
    const reordered = service.reorder(LAMP.id);

    http.emitSuccessResponse({ url: '/api/products/1', body: LAMP });

    expect(await reordered).toEqual(LAMP);
  }));
});
// #endregion recipe-promise

// #region recipe-to-signal
describe('AssortmentService', () => {
  const tb = serviceTestBed(AssortmentService, { httpTesting: true });

  it('should hold the products once they are loaded', tb(({ service, http }) => {
    expect(service.products()).toEqual([]);

    http.emitSuccessResponse({ url: '/api/products', body: [LAMP] });

    expect(service.products()).toEqual([LAMP]);
  }));

  it('should throw the error of the request', tb(({ service, http }) => {
    http.emitErrorResponse({ url: '/api/products', status: 503 });

    expect(() => service.products()).toThrow();
  }));
});
// #endregion recipe-to-signal

// #region recipe-debounce
describe('SearchService', () => {
  const tb = serviceTestBed(SearchService, { httpTesting: true });

  it('should search for the last term only', tb(({ service, http, rx }) => {
    let found: Product[] = [];
    rx.remind = service.products$.subscribe(products => (found = products));

    new TestScheduler(() => {}).run(({ cold }) => {
      cold('a 100ms b', { a: 'la', b: 'lamp' })
        .subscribe(term => service.type(term));
    });

    http.emitSuccessResponse({ url: '/api/products?q=lamp', body: [LAMP] });
    expect(found).toEqual([LAMP]);
  }));
});
// #endregion recipe-debounce

// #region error-not-a-service
describe('A class without a decorator', () => {
  class Discount {
    readonly percent = 10;
  }

  it('should be refused', () => {
    const create = () => serviceTestBed(Discount);

    // @throws The provided "Discount" is not a Injectable Service. The ServiceTestBed cannot be created.
    expect(create).toThrowError(
      'The provided "Discount" is not a Injectable Service. The ServiceTestBed ' +
        'cannot be created.',
    );
  });
});
// #endregion error-not-a-service
