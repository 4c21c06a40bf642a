import {
  HttpErrorResponse, provideHttpClient, withInterceptors,
} from '@angular/common/http';
import {
  HttpTestingController, provideHttpClientTesting,
} from '@angular/common/http/testing';
import {
  componentTestBed, interceptorTestBed, resolverTestBed, routerTestBed,
  serviceTestBed,
} from 'ngx-testing-tools';
import { Observable, Subject } from 'rxjs';
import { AuthService } from '../../../shop/auth.service';
import { CartPageComponent } from '../../../shop/cart-page.component';
import { CartService, Order } from '../../../shop/cart.service';
import { CatalogueService } from '../../../shop/catalogue.service';
import { LAMP, MUG, Product } from '../../../shop/product';
import { ProductListComponent } from '../../../shop/product-list.component';
import { productResolver } from '../../../shop/product.resolver';
import { shopRoutes } from '../../../shop/shop.routes';
import { tokenInterceptor } from '../../../shop/token.interceptor';
import { LiveSearchService } from './http-testing-tools.live-search';
import { OrderService } from './http-testing-tools.orders';

// #region option-http-testing
describe('productResolver', () => {
  const tb = resolverTestBed(productResolver, { httpTesting: true });

  it('should fetch the product of the route', tb(({ trigger, http }) => {
    const onProduct = jasmine.createSpy('onProduct');
    const product$: Observable<Product> = trigger.withInfo({ params: { id: '1' } });
    product$.subscribe(onProduct);

    http.emitSuccessResponse({ url: '/api/products/1', body: LAMP });

    expect(onProduct).toHaveBeenCalledOnceWith(LAMP);
  }));
});
// #endregion option-http-testing

// #region option-verify-http
describe('ProductListComponent before the API answers', () => {
  const tb = componentTestBed(ProductListComponent, {
    httpTesting: true,
    verifyHttp: false,
  });

  it('should have no product', tb(({ component }) => {
    expect(component.products).toEqual([]);
  }));

  it('should not complain yet', tb(({ fixture }) => {
    expect(fixture.nativeElement.querySelector('.error')).toBeNull();
  }));
});
// #endregion option-verify-http

// #region test-option-verify-http
describe('CatalogueService, checked for one spec only', () => {
  const tb = serviceTestBed(CatalogueService, {
    httpTesting: true,
    verifyHttp: false,
  });

  it('should send nothing before somebody subscribes', tb(({ service }) => {
    expect(service.list()).toBeInstanceOf(Observable);
  }, { verifyHttp: true }));
});
// #endregion test-option-verify-http

// #region http-client
describe('tokenInterceptor', () => {
  const tb = interceptorTestBed(tokenInterceptor).inject('auth', AuthService);

  it('should sign what the client sends', tb(({ http, injected }) => {
    injected.auth.token = 'abc';
    http.client.get('/api/products').subscribe();

    const { request } = http.controller.expectOne('/api/products');
    expect(request.headers.get('Authorization')).toBe('Bearer abc');
  }));
});
// #endregion http-client

// #region http-controller
describe('CartService at the checkout', () => {
  const tb = serviceTestBed(CartService, { httpTesting: true });

  it('should order by product number', tb(({ service, http }) => {
    let order: Order = { id: '', total: 0 };
    service.add(LAMP);
    service.checkout().subscribe(accepted => (order = accepted));

    const checkout = http.controller.expectOne('/api/orders');
    expect(checkout.request.method).toBe('POST');
    expect(checkout.request.body).toEqual({ productIds: [1] });

    checkout.flush({ id: 'A-1', total: 3950 });
    expect(order.id).toBe('A-1');
  }));
});
// #endregion http-controller

// #region emit-success-response
describe('CatalogueService and its answers', () => {
  const tb = serviceTestBed(CatalogueService, { httpTesting: true });

  it('should hand on the body', tb(({ service, http }) => {
    let products: Product[] = [];
    service.list().subscribe(list => (products = list));

    http.emitSuccessResponse<Product[]>({
      url: '/api/products',
      method: 'GET',
      body: [LAMP],
    });

    expect(products).toEqual([LAMP]);
  }));
});
// #endregion emit-success-response

// #region emit-success-response-headers
describe('OrderService, placing an order', () => {
  const tb = serviceTestBed(OrderService, { httpTesting: true });

  it('should tell where the order is', tb(({ service, http }) => {
    const onLocation = jasmine.createSpy('onLocation');
    service.place([LAMP.id]).subscribe(onLocation);

    http.emitSuccessResponse({
      url: '/api/orders',
      status: 201,
      statusText: 'Created',
      headers: { Location: '/api/orders/A-1' },
      body: { id: 'A-1', total: 3950 },
    });

    expect(onLocation).toHaveBeenCalledOnceWith('/api/orders/A-1');
  }));
});
// #endregion emit-success-response-headers

// #region emit-success-response-null
describe('OrderService, cancelling an order', () => {
  const tb = serviceTestBed(OrderService, { httpTesting: true });

  it('should know when the order is gone', tb(({ service, http }) => {
    let gone = false;
    service.cancel('A-1').subscribe(value => (gone = value));

    http.emitSuccessResponse({ url: '/api/orders/A-1', body: null });

    expect(gone).toBeTrue();
  }));
});
// #endregion emit-success-response-null

// #region emit-success-response-failure
describe('An error with a payload', () => {
  const tb = serviceTestBed(CartService, { httpTesting: true });

  it('should reach the error callback', tb(({ service, http }) => {
    let failure = new HttpErrorResponse({});
    service.checkout().subscribe({ error: error => (failure = error) });

    http.emitSuccessResponse({
      url: '/api/orders',
      status: 409,
      statusText: 'Conflict',
      body: { code: 'SOLD_OUT' },
    });

    expect(failure.status).toBe(409);
    expect(failure.error).toEqual({ code: 'SOLD_OUT' });
  }));
});
// #endregion emit-success-response-failure

// #region emit-error-response
describe('ProductListComponent when the API is down', () => {
  const tb = componentTestBed(ProductListComponent, { httpTesting: true });

  it('should say so', tb(({ fixture, http, query }) => {
    http.emitErrorResponse({
      url: '/api/products',
      status: 503,
      statusText: 'Service Unavailable',
    });
    fixture.detectChanges();

    expect(query.findElement('.error').textContent)
      .toBe('The catalogue cannot be loaded.');
  }));
});
// #endregion emit-error-response

// #region emit-error-response-network
describe('CatalogueService without a network', () => {
  const tb = serviceTestBed(CatalogueService, { httpTesting: true });

  it('should fail with the status 0', tb(({ service, http }) => {
    let failure = new HttpErrorResponse({});
    service.list().subscribe({ error: error => (failure = error) });

    http.emitErrorResponse({ url: '/api/products' });

    expect(failure.status).toBe(0);
    expect(failure.statusText).toBe('Error');
    expect(failure.error).toBeInstanceOf(ProgressEvent);
    expect(failure.error.type).toBe('Error');
  }));
});
// #endregion emit-error-response-network

// #region other-beds
describe('The routes of the shop', () => {
  const tb = routerTestBed(shopRoutes)
    .provide([provideHttpClient(), provideHttpClientTesting()])
    .inject('controller', HttpTestingController);

  it('should show the products on the home page', tb(({ harness, injected }) => {
    injected.controller.expectOne('/api/products').flush([LAMP, MUG]);
    harness.detectChanges();

    const cards = harness.routeNativeElement?.querySelectorAll('.name');
    expect(cards?.length).toBe(2);
    injected.controller.verify();
  }));
});
// #endregion other-beds

// #region recipe-waiting
describe('CartPageComponent while the order is on its way', () => {
  const tb = componentTestBed(CartPageComponent, { httpTesting: true })
    .inject('cart', CartService);

  beforeEach(tb.setup(({ injected }) => injected.cart.add(LAMP)));

  it('should thank once the API has answered', tb(
    ({ fixture, http, query, action }) => {
      const thanks = () => fixture.nativeElement.querySelector('.thanks');
      action.click('.order');
      fixture.detectChanges();
      expect(thanks()).toBeNull();

      http.emitSuccessResponse({
        url: '/api/orders',
        body: { id: 'A-1', total: 3950 },
      });
      fixture.detectChanges();
      expect(query.findElement('.thanks').textContent).toBe('Thank you for A-1.');
    },
  ));
});
// #endregion recipe-waiting

// #region recipe-same-request
describe('CatalogueService, asked twice', () => {
  const tb = serviceTestBed(CatalogueService, { httpTesting: true });

  it('should send one request for each subscriber', tb(({ service, http }) => {
    const onProducts = jasmine.createSpy('onProducts');
    const products$ = service.list();
    products$.subscribe(onProducts);
    products$.subscribe(onProducts);

    const requests = http.controller.match('/api/products');
    expect(requests.length).toBe(2);
    requests.forEach(request => request.flush([LAMP]));

    expect(onProducts).toHaveBeenCalledTimes(2);
  }));
});
// #endregion recipe-same-request

// #region recipe-order
describe('CatalogueService, answered out of order', () => {
  const tb = serviceTestBed(CatalogueService, { httpTesting: true });

  it('should give each caller its own product', tb(({ service, http }) => {
    const names: string[] = [];
    service.find(1).subscribe(({ name }) => names.push(name));
    service.find(2).subscribe(({ name }) => names.push(name));

    http.emitSuccessResponse({ url: '/api/products/2', body: MUG });
    http.emitSuccessResponse({ url: '/api/products/1', body: LAMP });

    expect(names).toEqual(['Mug', 'Lamp']);
  }));
});
// #endregion recipe-order

// #region recipe-cancelled
describe('LiveSearchService', () => {
  const tb = serviceTestBed(LiveSearchService, { httpTesting: true });

  it('should cancel the search for the term before', tb(({ service, http, rx }) => {
    const terms = new Subject<string>();
    const onResults = jasmine.createSpy('onResults');
    rx.remind = service.results(terms).subscribe(onResults);

    terms.next('la');
    terms.next('lam');
    const searches = http.controller.match(({ url }) => url === '/api/products');
    const [stale, fresh] = searches;
    fresh.flush([LAMP]);

    expect(stale.cancelled).toBeTrue();
    expect(onResults).toHaveBeenCalledOnceWith([LAMP]);
  }));
});
// #endregion recipe-cancelled

// #region recipe-interceptors
describe('CatalogueService behind the interceptors of the shop', () => {
  const tb = serviceTestBed(CatalogueService, {
    httpTesting: true,
    providers: [provideHttpClient(withInterceptors([tokenInterceptor]))],
  }).inject('auth', AuthService);

  it('should send the token of the session', tb(({ service, http, injected }) => {
    injected.auth.token = 'abc';
    service.list().subscribe();

    const { request } = http.controller.expectOne('/api/products');
    expect(request.headers.get('Authorization')).toBe('Bearer abc');
  }));
});
// #endregion recipe-interceptors

// #region error-not-initialized
describe('The http tool without its option', () => {
  const tb = serviceTestBed(CatalogueService, { providers: [provideHttpClient()] });

  it('should throw', tb(({ http }) => {
    // @throws Cannot use `http.client` because HttpTools is not initialized. You need to set `httpTesting:true` into the test bed options.
    expect(() => http.client).toThrowError(
      'Cannot use `http.client` because HttpTools is not initialized. You need ' +
        'to set `httpTesting:true` into the test bed options.',
    );
  }));
});
// #endregion error-not-initialized

// #region error-found-none
describe('An answer to a request that nobody sent', () => {
  const tb = serviceTestBed(CatalogueService, { httpTesting: true });

  it('should throw', tb(({ service, http }) => {
    service.list();

    // @throws Expected one matching request for criteria "Match method: (any), URL: /api/products", found none.
    expect(() => {
      http.emitSuccessResponse({ url: '/api/products', body: [] });
    }).toThrowError(
      'Expected one matching request for criteria "Match method: (any), URL: ' +
        '/api/products", found none.',
    );
  }));
});
// #endregion error-found-none

// #region error-found-none-others
describe('An answer to an address without its query', () => {
  const tb = serviceTestBed(CatalogueService, { httpTesting: true });

  it('should throw', tb(({ service, http }) => {
    service.search('lamp').subscribe();

    // @throws Expected one matching request for criteria "Match method: GET, URL: /api/products", found none. Requests received are: GET /api/products?q=lamp.
    expect(() => {
      http.emitSuccessResponse({ url: '/api/products', method: 'GET', body: [] });
    }).toThrowError(
      'Expected one matching request for criteria "Match method: GET, URL: ' +
        '/api/products", found none. Requests received are: GET ' +
        '/api/products?q=lamp.',
    );
  }, { verifyHttp: false }));
});
// #endregion error-found-none-others

// #region error-found-many
describe('One answer to two requests', () => {
  const tb = serviceTestBed(CatalogueService, { httpTesting: true });

  it('should throw', tb(({ service, http }) => {
    service.list().subscribe();
    service.list().subscribe();

    // @throws Expected one matching request for criteria "Match method: (any), URL: /api/products", found 2 requests.
    expect(() => {
      http.emitSuccessResponse({ url: '/api/products', body: [] });
    }).toThrowError(
      'Expected one matching request for criteria "Match method: (any), URL: ' +
        '/api/products", found 2 requests.',
    );
  }, { verifyHttp: false }));
});
// #endregion error-found-many

// #region error-open-requests
describe('A request that nobody answers', () => {
  const tb = serviceTestBed(CatalogueService, { httpTesting: true });

  it('should fail the test at its end', async () => {
    const test = tb(({ service }) => {
      service.list().subscribe();
    }) as () => Promise<void>;

    // @throws Expected no open requests, found 1: GET /api/products
    await expectAsync(test()).toBeRejectedWithError(
      'Expected no open requests, found 1: GET /api/products',
    );
  });
});
// #endregion error-open-requests

// #region error-status-text
describe('A status without its text', () => {
  const tb = serviceTestBed(CatalogueService, { httpTesting: true });

  it('should throw', tb(({ service, http }) => {
    service.list().subscribe();

    // @throws statusText is required when setting a custom status.
    expect(() => {
      http.emitSuccessResponse({ url: '/api/products', status: 206, body: [] });
    }).toThrowError('statusText is required when setting a custom status.');
  }));
});
// #endregion error-status-text

// #region error-successful-status
describe('An error that is a success', () => {
  const tb = serviceTestBed(CatalogueService, { httpTesting: true });

  it('should throw', tb(({ service, http }) => {
    service.list().subscribe();

    // @throws error() called with a successful status.
    expect(() => {
      http.emitErrorResponse({ url: '/api/products', status: 200 });
    }).toThrowError('error() called with a successful status.');
  }));
});
// #endregion error-successful-status

// #region error-real-backend
describe('CatalogueService with the real backend by mistake', () => {
  const tb = serviceTestBed(CatalogueService, { httpTesting: true })
    .provide(provideHttpClient(withInterceptors([tokenInterceptor])));

  it('should send its requests past the controller', tb(({ service, http, rx }) => {
    rx.remind = service.list().subscribe();

    // @throws Expected one matching request for criteria "Match URL: /api/products", found none.
    expect(() => http.controller.expectOne('/api/products')).toThrowError(
      'Expected one matching request for criteria "Match URL: /api/products", ' +
        'found none.',
    );
  }));
});
// #endregion error-real-backend
