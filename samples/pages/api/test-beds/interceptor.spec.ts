import {
  HttpErrorResponse, HttpHandler, HttpInterceptor, HttpInterceptorFn, HttpRequest,
  HttpResponse,
} from '@angular/common/http';
import { fakeAsync, TestBed, tick } from '@angular/core/testing';
import { interceptorTestBed, itShouldCreateInterceptor } from 'ngx-testing-tools';
import { EMPTY, firstValueFrom, of } from 'rxjs';
import { AuthService } from '../../../shop/auth.service';
import { LAMP } from '../../../shop/product';
import { SessionInterceptor } from '../../../shop/session.interceptor';
import { tokenInterceptor } from '../../../shop/token.interceptor';
import { API_URL, ApiModule, apiUrlInterceptor } from './interceptor.api-url';
import { cacheInterceptor, ResponseCache } from './interceptor.cache';
import { languageInterceptor } from './interceptor.language';
import { PendingInterceptor, PendingRequests } from './interceptor.pending';
import { retryInterceptor } from './interceptor.retry';

// #region create-function
describe('tokenInterceptor for a visitor', () => {
  const tb = interceptorTestBed(tokenInterceptor);

  it('should leave the request as it is', tb(async ({ inspect }) => {
    const sent = await firstValueFrom(inspect.request('GET', '/api/products'));

    expect(sent.headers.keys()).toEqual([]);
  }));
});
// #endregion create-function

// #region create-class
describe('SessionInterceptor for a success', () => {
  const tb = interceptorTestBed(SessionInterceptor);

  it('should hand the response on', tb(async ({ inspect }) => {
    const response = new HttpResponse({ status: 200, body: [LAMP] });

    const received = await firstValueFrom(inspect.successResponse(response));

    expect(received).toBe(response);
  }));
});
// #endregion create-class

// #region create-factory
describe('languageInterceptor', () => {
  const tb = interceptorTestBed(languageInterceptor('fr'));

  it('should ask for French', tb(async ({ inspect }) => {
    const sent = await firstValueFrom(inspect.request('GET', '/api/products'));

    expect(sent.headers.get('Accept-Language')).toBe('fr');
  }));
});
// #endregion create-factory

// #region option-imports
describe('apiUrlInterceptor with its module', () => {
  const tb = interceptorTestBed(apiUrlInterceptor, {
    imports: [ApiModule.forRoot('https://api.shop.test')],
  });

  it('should send the request to the API server', tb(async ({ inspect }) => {
    const sent = await firstValueFrom(inspect.request('GET', '/products'));

    expect(sent.url).toBe('https://api.shop.test/products');
  }));
});
// #endregion option-imports

// #region option-providers
describe('apiUrlInterceptor with a provider', () => {
  const tb = interceptorTestBed(apiUrlInterceptor, {
    providers: [{ provide: API_URL, useValue: 'https://beta.shop.test' }],
  });

  it('should send the request to the beta server', tb(async ({ inspect }) => {
    const sent = await firstValueFrom(inspect.request('GET', '/products'));

    expect(sent.url).toBe('https://beta.shop.test/products');
  }));
});
// #endregion option-providers

// #region option-auto-compile
describe('apiUrlInterceptor in two environments', () => {
  const tb = interceptorTestBed(apiUrlInterceptor, {
    autoCompile: false,
    checkCreate: false,
  });

  const compileWith = (url: string) => {
    TestBed.configureTestingModule({
      providers: [{ provide: API_URL, useValue: url }],
    });
    return tb.compile();
  };

  describe('beta', () => {
    beforeEach(() => compileWith('https://beta.shop.test'));

    it('should use the beta server', tb(async ({ inspect }) => {
      const { url } = await firstValueFrom(inspect.request('GET', '/products'));
      expect(url).toBe('https://beta.shop.test/products');
    }));
  });

  describe('production', () => {
    beforeEach(() => compileWith('https://api.shop.test'));

    it('should use the public server', tb(async ({ inspect }) => {
      const { url } = await firstValueFrom(inspect.request('GET', '/products'));
      expect(url).toBe('https://api.shop.test/products');
    }));
  });
});
// #endregion option-auto-compile

// #region option-check-create
describe('languageInterceptor without the spec of its creation', () => {
  const tb = interceptorTestBed(languageInterceptor('de'), { checkCreate: false });

  it('should keep the other headers', tb(async ({ inspect }) => {
    const request = new HttpRequest('GET', '/api/products').clone({
      setHeaders: { Accept: 'application/json' },
    });

    const { headers } = await firstValueFrom(inspect.request(request));

    expect(headers.get('Accept')).toBe('application/json');
    expect(headers.get('Accept-Language')).toBe('de');
  }));
});
// #endregion option-check-create

// #region option-verify-http
describe('PendingInterceptor while requests are on their way', () => {
  const tb = interceptorTestBed(PendingInterceptor, { verifyHttp: false })
    .inject('pending', PendingRequests);

  it('should count each of them', tb(({ http, injected }) => {
    http.client.get('/api/products').subscribe();
    http.client.get('/api/orders').subscribe();

    expect(injected.pending.count$.value).toBe(2);
  }));
});
// #endregion option-verify-http

// #region option-http-testing
export function tokenInterceptorTestBed() {
  // @ts-expect-error TS2769: No overload matches this call.
  return interceptorTestBed(tokenInterceptor, { httpTesting: true });
}
// #endregion option-http-testing

// #region tool-interceptor
describe('SessionInterceptor, called by hand', () => {
  const tb = interceptorTestBed(SessionInterceptor);

  it('should hand each request on once', tb(({ interceptor }) => {
    const handle = jasmine.createSpy('handle').and.returnValue(EMPTY);
    const request = new HttpRequest('GET', '/api/products');

    interceptor.intercept(request, { handle }).subscribe();

    expect(handle).toHaveBeenCalledOnceWith(request);
  }));
});
// #endregion tool-interceptor

// #region inspect-request
describe('tokenInterceptor and what it sends', () => {
  const tb = interceptorTestBed(tokenInterceptor).inject('auth', AuthService);

  beforeEach(tb.setup(({ injected }) => {
    injected.auth.token = 'abc';
  }));

  it('should sign a read', tb(async ({ inspect }) => {
    const sent = await firstValueFrom(inspect.request('GET', '/api/products'));

    expect(sent.headers.get('Authorization')).toBe('Bearer abc');
  }));

  it('should not touch the body of an order', tb(async ({ inspect }) => {
    const order = { productIds: [1] };
    const sent$ = inspect.request('POST', '/api/orders', order);

    const sent = await firstValueFrom(sent$);

    expect(sent.body).toBe(order);
  }));

  it('should keep the parameters of a search', tb(async ({ inspect }) => {
    const search = new HttpRequest('GET', '/api/products').clone({
      setParams: { q: 'lamp' },
    });

    const sent = await firstValueFrom(inspect.request(search));

    expect(sent.urlWithParams).toBe('/api/products?q=lamp');
  }));
});
// #endregion inspect-request

// #region inspect-success-response
describe('cacheInterceptor and what it receives', () => {
  const tb = interceptorTestBed(cacheInterceptor).inject('cache', ResponseCache);

  it('should keep the response of a read', tb(async ({ inspect, injected }) => {
    await firstValueFrom(inspect.successResponse('/api/products', [LAMP]));

    expect(injected.cache.responses.get('/api/products')?.body).toEqual([LAMP]);
  }));
});
// #endregion inspect-success-response

// #region inspect-error-response
describe('SessionInterceptor and failures', () => {
  const tb = interceptorTestBed(SessionInterceptor).inject('auth', AuthService);

  beforeEach(tb.setup(({ injected }) => {
    injected.auth.token = 'abc';
  }));

  it('should survive a bug of the server', tb(async ({ inspect, injected }) => {
    const response = firstValueFrom(inspect.errorResponse('/api/orders', 'Oops'));

    await expectAsync(response).toBeRejectedWith(
      jasmine.objectContaining({ status: 500, url: '/api/orders', error: 'Oops' }),
    );
    expect(injected.auth.isLoggedIn()).toBeTrue();
  }));

  it('should end when the API says 401', tb(async ({ inspect, injected }) => {
    const expired = new HttpErrorResponse({ status: 401, url: '/api/orders' });

    const response = firstValueFrom(inspect.errorResponse(expired));

    await expectAsync(response).toBeRejectedWith(expired);
    expect(injected.auth.isLoggedIn()).toBeFalse();
  }));
});
// #endregion inspect-error-response

// #region tool-http
describe('apiUrlInterceptor in the chain', () => {
  const tb = interceptorTestBed(apiUrlInterceptor)
    .provide({ provide: API_URL, useValue: 'https://api.shop.test' });

  it('should answer what was sent to the API server', tb(({ http }) => {
    const onProducts = jasmine.createSpy('onProducts');
    http.client.get('/products').subscribe(onProducts);

    http.emitSuccessResponse({
      url: 'https://api.shop.test/products',
      body: [LAMP],
    });

    expect(onProducts).toHaveBeenCalledOnceWith([LAMP]);
  }));
});
// #endregion tool-http

// #region tool-injector
describe('cacheInterceptor with a response in its cache', () => {
  const tb = interceptorTestBed(cacheInterceptor);

  it('should ask the API for the others', tb(async ({ inspect, injector }) => {
    const { responses } = injector.get(ResponseCache);
    responses.set('/api/products', new HttpResponse({ body: [LAMP] }));

    const sent = await firstValueFrom(inspect.request('GET', '/api/products/1'));

    expect(sent.url).toBe('/api/products/1');
  }));
});
// #endregion tool-injector

// #region tool-injected
describe('SessionInterceptor for a caller without the right', () => {
  const tb = interceptorTestBed(SessionInterceptor)
    .inject('auth', AuthService);

  it('should keep the session on a 403', tb(async ({ inspect, injected }) => {
    const { auth } = injected;
    auth.token = 'abc';

    const forbidden = new HttpErrorResponse({ status: 403 });
    const response = firstValueFrom(inspect.errorResponse(forbidden));

    await expectAsync(response).toBeRejectedWith(forbidden);
    expect(auth.isLoggedIn()).toBeTrue();
  }));
});
// #endregion tool-injected

// #region tool-rx
describe('PendingInterceptor and its subscribers', () => {
  const tb = interceptorTestBed(PendingInterceptor)
    .inject('pending', PendingRequests);

  it('should publish the end of the request', tb(({ http, injected, rx }) => {
    const counts: number[] = [];
    rx.remind = injected.pending.count$.subscribe(count => counts.push(count));

    http.client.get('/api/products').subscribe();
    http.emitSuccessResponse({ url: '/api/products', body: [] });

    expect(counts).toEqual([0, 1, 0]);
  }));
});
// #endregion tool-rx

// #region test-option-verify-http
describe('PendingInterceptor, one request open', () => {
  const tb = interceptorTestBed(PendingInterceptor)
    .inject('pending', PendingRequests);

  it('should count it', tb(({ http, injected }) => {
    http.client.get('/api/products').subscribe();

    expect(injected.pending.count$.value).toBe(1);
  }, { verifyHttp: false }));
});
// #endregion test-option-verify-http

// #region method-import
describe('apiUrlInterceptor with an import by method', () => {
  const tb = interceptorTestBed(apiUrlInterceptor)
    .import(ApiModule.forRoot('https://api.shop.test'));

  it('should keep the method of the request', tb(async ({ inspect }) => {
    const sent = await firstValueFrom(inspect.request('DELETE', '/orders/A-1'));

    expect(sent.method).toBe('DELETE');
    expect(sent.url).toBe('https://api.shop.test/orders/A-1');
  }));
});
// #endregion method-import

// #region method-provide
describe('tokenInterceptor with a stub of the session', () => {
  const tb = interceptorTestBed(tokenInterceptor)
    .provide({ provide: AuthService, useValue: { token: 'stub' } });

  it('should sign with the token of the stub', tb(async ({ inspect }) => {
    const sent = await firstValueFrom(inspect.request('GET', '/api/products'));

    expect(sent.headers.get('Authorization')).toBe('Bearer stub');
  }));
});
// #endregion method-provide

// #region method-inject
describe('cacheInterceptor, with what it depends on', () => {
  const tb = interceptorTestBed(cacheInterceptor).inject('cache', ResponseCache);

  it('should not keep the response to an order', tb(({ http, injected }) => {
    http.client.post('/api/orders', { productIds: [1] }).subscribe();
    http.emitSuccessResponse({ url: '/api/orders', body: { id: 'A-1' } });

    expect(injected.cache.responses.size).toBe(0);
  }));
});
// #endregion method-inject

// #region method-setup
describe('cacheInterceptor, warmed up', () => {
  const tb = interceptorTestBed(cacheInterceptor).inject('cache', ResponseCache);

  beforeEach(tb.setup(({ injected }) => {
    const response = new HttpResponse({ body: [LAMP] });
    injected.cache.responses.set('/api/products', response);
  }));

  it('should leave other addresses to the API', tb(async ({ inspect }) => {
    const sent = await firstValueFrom(inspect.request('GET', '/api/orders'));

    expect(sent.url).toBe('/api/orders');
  }));
});
// #endregion method-setup

// #region method-compile
describe('apiUrlInterceptor with the settings of the shop', () => {
  const loadSettings = async () => ({ apiUrl: 'https://eu.shop.test' });

  const tb = interceptorTestBed(apiUrlInterceptor, { autoCompile: false });

  beforeEach(async () => {
    const { apiUrl } = await loadSettings();
    TestBed.configureTestingModule({
      providers: [{ provide: API_URL, useValue: apiUrl }],
    });
    await tb.compile();
  });

  it('should use the server of the settings', tb(async ({ inspect }) => {
    const { url } = await firstValueFrom(inspect.request('GET', '/products'));

    expect(url).toBe('https://eu.shop.test/products');
  }));
});
// #endregion method-compile

// #region it-should-create-function
describe('tokenInterceptor, created', () => {
  itShouldCreateInterceptor(tokenInterceptor);
});
// #endregion it-should-create-function

// #region it-should-create-class
describe('SessionInterceptor, created', () => {
  itShouldCreateInterceptor(SessionInterceptor, {
    providers: [{ provide: AuthService, useValue: { logout: () => undefined } }],
  });
});
// #endregion it-should-create-class

// #region recipe-header
describe('tokenInterceptor and the Authorization header', () => {
  const tb = interceptorTestBed(tokenInterceptor).inject('auth', AuthService);

  it('should add it for a customer', tb(({ http, injected }) => {
    injected.auth.token = 'abc';
    http.client.get('/api/products').subscribe();

    const { request } = http.controller.expectOne('/api/products');
    expect(request.headers.get('Authorization')).toBe('Bearer abc');
  }));

  it('should leave it out for a visitor', tb(({ http }) => {
    http.client.get('/api/products').subscribe();

    const { request } = http.controller.expectOne('/api/products');
    expect(request.headers.has('Authorization')).toBeFalse();
  }));
});
// #endregion recipe-header

// #region recipe-401
describe('SessionInterceptor and a 401', () => {
  const tb = interceptorTestBed(SessionInterceptor).inject('auth', AuthService);

  it('should log out and tell the caller', tb(({ http, injected }) => {
    const onError = jasmine.createSpy('onError');
    injected.auth.token = 'abc';
    http.client.get('/api/orders').subscribe({ error: onError });

    http.emitErrorResponse({
      url: '/api/orders',
      status: 401,
      statusText: 'Unauthorized',
    });

    expect(injected.auth.token).toBeNull();
    expect(onError).toHaveBeenCalledOnceWith(
      jasmine.objectContaining({ status: 401 }),
    );
  }));
});
// #endregion recipe-401

// #region recipe-retry
describe('retryInterceptor', () => {
  const tb = interceptorTestBed(retryInterceptor);
  const busy = { status: 503, statusText: 'Service Unavailable' };

  it('should ask again after a second', fakeAsync(tb(({ http }) => {
    const onProducts = jasmine.createSpy('onProducts');
    http.client.get('/api/products').subscribe(onProducts);

    http.emitErrorResponse({ url: '/api/products', ...busy });
    http.controller.expectNone('/api/products');

    tick(1000);
    http.emitSuccessResponse({ url: '/api/products', body: [LAMP] });
    expect(onProducts).toHaveBeenCalledOnceWith([LAMP]);
  })));

  it('should not repeat an order', tb(({ http }) => {
    const onError = jasmine.createSpy('onError');
    http.client.post('/api/orders', {}).subscribe({ error: onError });

    http.emitErrorResponse({ url: '/api/orders', ...busy });

    expect(onError).toHaveBeenCalledTimes(1);
  }));
});
// #endregion recipe-retry

// #region recipe-short-circuit
describe('cacheInterceptor as a short circuit', () => {
  const tb = interceptorTestBed(cacheInterceptor).inject('cache', ResponseCache);

  it('should answer without asking the API', tb(({ http, injected }) => {
    const onProducts = jasmine.createSpy('onProducts');
    const response = new HttpResponse({ body: [LAMP] });
    injected.cache.responses.set('/api/products', response);

    http.client.get('/api/products').subscribe(onProducts);

    http.controller.expectNone('/api/products');
    expect(onProducts).toHaveBeenCalledOnceWith([LAMP]);
  }));

  it('should ask the API once for two readers', tb(({ http }) => {
    const onProducts = jasmine.createSpy('onProducts');

    http.client.get('/api/products').subscribe(onProducts);
    http.emitSuccessResponse({ url: '/api/products', body: [LAMP] });
    http.client.get('/api/products').subscribe(onProducts);

    expect(onProducts.calls.allArgs()).toEqual([[[LAMP]], [[LAMP]]]);
  }));
});
// #endregion recipe-short-circuit

// #region recipe-class-state
describe('PendingInterceptor and its two instances', () => {
  const tb = interceptorTestBed(PendingInterceptor)
    .inject('pending', PendingRequests);

  it('should share a service, not its fields', tb(
    ({ http, interceptor, injected }) => {
      http.client.get('/api/products').subscribe();

      expect(injected.pending.count$.value).toBe(1);
      expect(interceptor.seen).toBe(0);

      http.emitSuccessResponse({ url: '/api/products', body: [] });
      expect(injected.pending.count$.value).toBe(0);
    },
  ));

  it('should count by itself what inspect sends', tb(({ inspect, interceptor }) => {
    inspect.request('GET', '/api/products').subscribe();

    expect(interceptor.seen).toBe(1);
  }));
});
// #endregion recipe-class-state

// #region error-without-injectable
describe('An interceptor class without @Injectable()', () => {
  class PlainInterceptor implements HttpInterceptor {
    intercept(request: HttpRequest<unknown>, next: HttpHandler) {
      return next.handle(request);
    }
  }

  const tb = interceptorTestBed(PlainInterceptor);

  it('should be taken for a function', tb(({ inspect }) => {
    // @throws Class constructor PlainInterceptor cannot be invoked without 'new'
    expect(() => inspect.request('GET', '/api/products')).toThrowError(
      `Class constructor PlainInterceptor cannot be invoked without 'new'`,
    );
  }));
});
// #endregion error-without-injectable

// #region error-not-a-function
describe('An interceptor that is an object', () => {
  const untyped: unknown = { intercept: () => of(new HttpResponse()) };

  it('should have no test bed', () => {
    // @throws The provided "[object Object]" is not a valid function.
    expect(() => interceptorTestBed(untyped as HttpInterceptorFn)).toThrowError(
      'The provided "[object Object]" is not a valid function.',
    );
  });
});
// #endregion error-not-a-function

// #region error-factory
export function languageTestBed() {
  // @ts-expect-error TS2769: No overload matches this call.
  return interceptorTestBed(languageInterceptor);
}
// #endregion error-factory

// #region error-not-compiled
describe('An interceptor that was never compiled', () => {
  const tb = interceptorTestBed(SessionInterceptor, {
    autoCompile: false,
    checkCreate: false,
  });

  const test = tb(({ interceptor }) => {
    expect(interceptor).toBeInstanceOf(SessionInterceptor);
  }) as () => void;

  it('should have no instance', () => {
    // @throws InterceptorProxy instance is falsy. You need to set `autoCompile = true` (default) or set `beforeEach(() => tb.compile());` and `autoCompile = false` before running expectations.
    expect(test).toThrowError(
      'InterceptorProxy instance is falsy. You need to set `autoCompile = ' +
        'true` (default) or set `beforeEach(() => tb.compile());` and ' +
        '`autoCompile = false` before running expectations.',
    );
  });
});
// #endregion error-not-compiled
