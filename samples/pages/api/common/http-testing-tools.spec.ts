import {
  HttpErrorResponse, HttpEventType, provideHttpClient, withInterceptors,
} from '@angular/common/http';
import {
  HttpTestingController, provideHttpClientTesting,
} from '@angular/common/http/testing';
import {
  componentTestBed, interceptorTestBed, routerTestBed, serviceTestBed,
} from 'ngx-testing-tools';
import { Observable, Subject } from 'rxjs';
import { AuthService } from '../../../shop/auth.service';
import { CartPageComponent } from '../../../shop/cart-page.component';
import { CartService } from '../../../shop/cart.service';
import { CatalogueService } from '../../../shop/catalogue.service';
import { LAMP, MUG, Product } from '../../../shop/product';
import { ProductListComponent } from '../../../shop/product-list.component';
import { shopRoutes } from '../../../shop/shop.routes';
import { tokenInterceptor } from '../../../shop/token.interceptor';
import { LiveSearchService } from './http-testing-tools.live-search';
import { OrderService } from './http-testing-tools.orders';
import { UploadService } from './http-testing-tools.upload';

describe('ProductListComponent while it loads', () => {
  // #region option-verify-http
  const tb = componentTestBed(ProductListComponent, {
    httpTesting: true,
    verifyHttp: false,
  });
  // #endregion option-verify-http

  it('should have no product', tb(({ component }) => {
    expect(component.products()).toEqual([]);
  }));
});

// #region test-option-verify-http
describe('CatalogueService', () => {
  const tb = serviceTestBed(CatalogueService, {
    httpTesting: true,
    verifyHttp: false,
  });

  it('should send nothing before a subscription', tb(({ service }) => {
    expect(service.list()).toBeInstanceOf(Observable);
  }, { verifyHttp: true }));
});
// #endregion test-option-verify-http

// #region http-client
describe('tokenInterceptor', () => {
  const tb = interceptorTestBed(tokenInterceptor).inject('auth', AuthService);

  it('should sign each request', tb(({ http, injected: { auth } }) => {
    auth.token = 'abc';
    http.client.get('/api/products').subscribe();

    const { request } = http.controller.expectOne('/api/products');
    expect(request.headers.get('Authorization')).toBe('Bearer abc');
  }));
});
// #endregion http-client

// #region http-controller
describe('CartService', () => {
  const tb = serviceTestBed(CartService, { httpTesting: true });

  it('should order by product number', tb(({ http, service }) => {
    service.add(LAMP);
    service.checkout().subscribe();

    const { request } = http.controller.expectOne('/api/orders');
    expect(request.method).toBe('POST');
    expect(request.body).toEqual({ productIds: [1] });
  }));
});
// #endregion http-controller

// #region emit-success-response
describe('CatalogueService', () => {
  const tb = serviceTestBed(CatalogueService, { httpTesting: true });

  it('should return the products', tb(({ http, service }) => {
    let products: Product[] = [];
    service.list().subscribe(list => (products = list));

    http.emitSuccessResponse<Product[]>({ url: '/api/products', body: [LAMP] });

    expect(products).toEqual([LAMP]);
  }));
});
// #endregion emit-success-response

describe('OrderService, placing an order', () => {
  const tb = serviceTestBed(OrderService, { httpTesting: true });

  // #region emit-success-response-headers
  it('should return the location of the order', tb(({ http, service }) => {
    const locations: (string | null)[] = [];
    service.place([LAMP.id]).subscribe(location => locations.push(location));

    http.emitSuccessResponse({
      url: '/api/orders',
      status: 201,
      statusText: 'Created',
      headers: { Location: '/api/orders/A-1' },
      body: {},
    });

    expect(locations).toEqual(['/api/orders/A-1']);
  }));
  // #endregion emit-success-response-headers
});

describe('CartService, refused by the API', () => {
  const tb = serviceTestBed(CartService, { httpTesting: true });

  // #region emit-success-response-failure
  it('should fail with the reason', tb(({ http, service }) => {
    let failure = new HttpErrorResponse({});
    service.checkout().subscribe({ error: error => (failure = error) });

    http.emitSuccessResponse({
      url: '/api/orders',
      status: 409,
      statusText: 'Conflict',
      body: { code: 'SOLD_OUT' },
    });

    expect(failure.error).toEqual({ code: 'SOLD_OUT' });
  }));
  // #endregion emit-success-response-failure
});

describe('ProductListComponent, without the API', () => {
  const tb = componentTestBed(ProductListComponent, { httpTesting: true });

  // #region emit-error-response
  it('should report the failure', tb(({ fixture, http, query }) => {
    http.emitErrorResponse({ url: '/api/products', status: 503 });
    fixture.detectChanges();

    expect(query.findElement('.error').textContent)
      .toBe('The catalogue cannot be loaded.');
  }));
  // #endregion emit-error-response
});

describe('CatalogueService, without a network', () => {
  const tb = serviceTestBed(CatalogueService, { httpTesting: true });

  // #region emit-error-response-network
  it('should fail with the status 0', tb(({ http, service }) => {
    let failure = new HttpErrorResponse({});
    service.list().subscribe({ error: error => (failure = error) });

    http.emitErrorResponse({ url: '/api/products' });

    expect(failure.status).toBe(0);
    expect(failure.error).toBeInstanceOf(ProgressEvent);
  }));
  // #endregion emit-error-response-network
});

// #region other-beds
describe('shopRoutes', () => {
  const tb = routerTestBed(shopRoutes)
    .provide([provideHttpClient(), provideHttpClientTesting()])
    .inject('controller', HttpTestingController);

  it('should show the products at the start', tb(({ harness, injected }) => {
    injected.controller.expectOne('/api/products').flush([LAMP, MUG]);
    harness.detectChanges();

    const cards = harness.routeNativeElement?.querySelectorAll('.name');
    expect(cards?.length).toBe(2);
    injected.controller.verify();
  }));
});
// #endregion other-beds

describe('CartPageComponent, ordering', () => {
  const tb = componentTestBed(CartPageComponent, { httpTesting: true })
    .inject('cart', CartService);

  beforeEach(tb.setup(({ injected }) => injected.cart.add(LAMP)));

  // #region recipe-waiting
  it('should thank once the order is accepted', tb(({ action, fixture, http }) => {
    const thanks = () => fixture.nativeElement.querySelector('.thanks');
    action.click('.order');
    fixture.detectChanges();
    expect(thanks()).toBeNull();

    http.emitSuccessResponse({ url: '/api/orders', body: { id: 'A-1', total: 0 } });
    fixture.detectChanges();
    expect(thanks()).not.toBeNull();
  }));
  // #endregion recipe-waiting
});

describe('CatalogueService, with two subscribers', () => {
  const tb = serviceTestBed(CatalogueService, { httpTesting: true });

  // #region recipe-same-request
  it('should send one request per subscriber', tb(({ http, service }) => {
    const received: Product[][] = [];
    const products$ = service.list();
    products$.subscribe(products => received.push(products));
    products$.subscribe(products => received.push(products));

    const requests = http.controller.match('/api/products');
    requests.forEach(request => request.flush([LAMP]));

    expect(received).toEqual([[LAMP], [LAMP]]);
  }));
  // #endregion recipe-same-request
});

// #region recipe-upload-progress
describe('UploadService', () => {
  const tb = serviceTestBed(UploadService, { httpTesting: true });

  it('should report the progress of the upload', tb(({ service, http }) => {
    const reported: number[] = [];
    service.upload(new Blob(['8 bytes.'])).subscribe(n => reported.push(n));

    const upload = http.controller.expectOne('/api/photos');
    expect(upload.request.reportProgress).toBe(true);

    upload.event({ type: HttpEventType.UploadProgress, loaded: 2, total: 8 });
    upload.event({ type: HttpEventType.UploadProgress, loaded: 8, total: 8 });
    upload.flush(null);

    expect(reported).toEqual([25, 100]);
  }));
});
// #endregion recipe-upload-progress

describe('CatalogueService, with responses out of order', () => {
  const tb = serviceTestBed(CatalogueService, { httpTesting: true });

  // #region recipe-order
  it('should give each caller its own product', tb(({ http, service }) => {
    const names: string[] = [];
    service.find(1).subscribe(({ name }) => names.push(name));
    service.find(2).subscribe(({ name }) => names.push(name));

    http.emitSuccessResponse({ url: '/api/products/2', body: MUG });
    http.emitSuccessResponse({ url: '/api/products/1', body: LAMP });

    expect(names).toEqual(['Mug', 'Lamp']);
  }));
  // #endregion recipe-order
});

describe('LiveSearchService', () => {
  const tb = serviceTestBed(LiveSearchService, { httpTesting: true });

  // #region recipe-cancelled
  it('should cancel the search for the term before', tb(({ http, rx, service }) => {
    const terms = new Subject<string>();
    rx.remind = service.results(terms).subscribe();

    terms.next('la');
    terms.next('lam');

    const [stale] = http.controller.match(({ url }) => url === '/api/products');
    expect(stale?.cancelled).toBe(true);
  }));
  // #endregion recipe-cancelled

  // #region recipe-ignore-cancelled
  it('should search for the last term', tb(({ http, rx, service }) => {
    const results: Product[][] = [];
    const terms = new Subject<string>();
    rx.remind = service.results(terms).subscribe(found => results.push(found));

    terms.next('la');
    terms.next('lam');
    http.emitSuccessResponse({ url: '/api/products?q=lam', body: [LAMP] });

    expect(results).toEqual([[LAMP]]);
    http.controller.verify({ ignoreCancelled: true });
  }, { verifyHttp: false }));
  // #endregion recipe-ignore-cancelled
});

// #region recipe-interceptors
describe('CatalogueService', () => {
  const tb = serviceTestBed(CatalogueService, {
    httpTesting: true,
    providers: [provideHttpClient(withInterceptors([tokenInterceptor]))],
  }).inject('auth', AuthService);

  it('should send the token of the session', tb(({ http, injected, service }) => {
    injected.auth.token = 'abc';
    service.list().subscribe();

    const { request } = http.controller.expectOne('/api/products');
    expect(request.headers.get('Authorization')).toBe('Bearer abc');
  }));
});
// #endregion recipe-interceptors

describe('The http tool, without its option', () => {
  const tb = serviceTestBed(CatalogueService, { providers: [provideHttpClient()] });

  it('should throw', tb(({ http }) => {
    // #region error-not-initialized
    const read = () => http.client;

    // @throws Cannot use `http.client` because HttpTools is not initialized. You need to set `httpTesting:true` into the test bed options.
    expect(read).toThrowError(
      'Cannot use `http.client` because HttpTools is not initialized. You need '
      + 'to set `httpTesting:true` into the test bed options.',
    );
    // #endregion error-not-initialized
  }));
});

describe('A response to a request that was not sent', () => {
  const tb = serviceTestBed(CatalogueService, { httpTesting: true });

  it('should throw', tb(({ http, service }) => {
    // #region error-found-none
    service.list();
    const respond = () =>
      http.emitSuccessResponse({ url: '/api/products', body: [] });

    // @throws Expected one matching request for criteria "Match method: (any), URL: /api/products", found none.
    expect(respond).toThrowError(
      'Expected one matching request for criteria "Match method: (any), URL: '
      + '/api/products", found none.',
    );
    // #endregion error-found-none
  }));
});

describe('A response to a URL without its query', () => {
  const tb = serviceTestBed(CatalogueService, { httpTesting: true });

  it('should throw', tb(({ http, service }) => {
    // #region error-found-none-others
    service.search('lamp').subscribe();
    const respond = () =>
      http.emitSuccessResponse({ url: '/api/products', body: [] });

    // @throws Expected one matching request for criteria "Match method: (any), URL: /api/products", found none. Requests received are: GET /api/products?q=lamp.
    expect(respond).toThrowError(
      'Expected one matching request for criteria "Match method: (any), URL: '
      + '/api/products", found none. Requests received are: GET '
      + '/api/products?q=lamp.',
    );
    // #endregion error-found-none-others
  }, { verifyHttp: false }));
});

describe('One response to two requests', () => {
  const tb = serviceTestBed(CatalogueService, { httpTesting: true });

  it('should throw', tb(({ http, service }) => {
    // #region error-found-many
    service.list().subscribe();
    service.list().subscribe();
    const respond = () =>
      http.emitSuccessResponse({ url: '/api/products', body: [] });

    // @throws Expected one matching request for criteria "Match method: (any), URL: /api/products", found 2 requests.
    expect(respond).toThrowError(
      'Expected one matching request for criteria "Match method: (any), URL: '
      + '/api/products", found 2 requests.',
    );
    // #endregion error-found-many
  }, { verifyHttp: false }));
});

describe('A request that is never matched', () => {
  const tb = serviceTestBed(CatalogueService, { httpTesting: true });

  it('should fail the test at its end', async () => {
    // #region error-open-requests
    const test = tb(({ service }) => {
      service.list().subscribe();
      service.search('lamp').subscribe();
    }) as () => Promise<void>;

    // @throws Expected no open requests, found 2: GET /api/products, GET /api/products?q=lamp
    await expectAsync(test()).toBeRejectedWithError(
      'Expected no open requests, found 2: GET /api/products, '
      + 'GET /api/products?q=lamp',
    );
    // #endregion error-open-requests
  });
});

describe('A test that forgets the response', () => {
  const tb = componentTestBed(ProductListComponent, { httpTesting: true });

  it('should find no product', tb(({ fixture, query }) => {
    // #region forgotten unquoted: the player of tests shows its message
    fixture.detectChanges();

    // @throws Cannot find many DebugElement with : selector ".name".
    expect(() => query.findAllElements('.name'))
      .toThrowError('Cannot find many DebugElement with : selector ".name".');
    // #endregion forgotten
  }, { verifyHttp: false }));
});

describe('A status without its text', () => {
  const tb = serviceTestBed(CatalogueService, { httpTesting: true });

  it('should be refused', tb(({ http, service }) => {
    // #region error-status-text
    service.list().subscribe();
    const respond = () =>
      http.emitSuccessResponse({ url: '/api/products', status: 206, body: [] });

    // @throws statusText is required when setting a custom status.
    expect(respond)
      .toThrowError('statusText is required when setting a custom status.');
    // #endregion error-status-text
  }));
});

describe('An error with the status of a success', () => {
  const tb = serviceTestBed(CatalogueService, { httpTesting: true });

  it('should be refused', tb(({ http, service }) => {
    // #region error-successful-status
    service.list().subscribe();
    const respond = () =>
      http.emitErrorResponse({ url: '/api/products', status: 200 });

    // @throws error() called with a successful status.
    expect(respond).toThrowError('error() called with a successful status.');
    // #endregion error-successful-status
  }));
});

// #region error-real-backend
describe('CatalogueService, with the real backend by mistake', () => {
  const tb = serviceTestBed(CatalogueService, { httpTesting: true })
    .provide(provideHttpClient(withInterceptors([tokenInterceptor])));

  it('should not reach the controller', tb(({ http, rx, service }) => {
    rx.remind = service.list().subscribe();
    const find = () => http.controller.expectOne('/api/products');

    // @throws Expected one matching request for criteria "Match URL: /api/products", found none.
    expect(find).toThrowError(
      'Expected one matching request for criteria "Match URL: /api/products", '
      + 'found none.',
    );
  }));
});
// #endregion error-real-backend
