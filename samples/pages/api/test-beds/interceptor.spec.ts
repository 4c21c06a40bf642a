import {
  HttpContext, HttpContextToken, HttpErrorResponse, HttpHandler, HttpInterceptor,
  HttpInterceptorFn, HttpRequest, provideHttpClient, withInterceptors,
} from '@angular/common/http';
import { interceptorTestBed, serviceTestBed } from 'ngx-testing-tools';
import { EMPTY, firstValueFrom } from 'rxjs';
import { AuthService } from '../../../shop/auth.service';
import { CatalogueService } from '../../../shop/catalogue.service';
import { LAMP, Product } from '../../../shop/product';
import { SessionInterceptor } from '../../../shop/session.interceptor';
import { tokenInterceptor } from '../../../shop/token.interceptor';
import { cacheInterceptor, ResponseCache } from './interceptor.cache';
import { PendingInterceptor, PendingRequests } from './interceptor.pending';
import { refreshInterceptor } from './interceptor.refresh';

// Tools

// #region tool-interceptor
describe('SessionInterceptor, called by hand', () => {
  const tb = interceptorTestBed(SessionInterceptor);

  it('should pass each request on once', tb(({ interceptor }) => {
    const sent: unknown[] = [];
    const handle = (passedOn: HttpRequest<unknown>) => {
      sent.push(passedOn);
      return EMPTY;
    };
    const request = new HttpRequest('GET', '/api/products');

    interceptor.intercept(request, { handle }).subscribe();

    expect(sent).toEqual([request]);
  }));
});
// #endregion tool-interceptor

// #region inspect-request
describe('tokenInterceptor and the rest of the request', () => {
  const tb = interceptorTestBed(tokenInterceptor)
    .provide({ provide: AuthService, useValue: { token: 'abc' } });

  it('should keep the body of an order', tb(async ({ inspect }) => {
    const order = { productIds: [1] };
    const sent$ = inspect.request('POST', '/api/orders', order);

    expect((await firstValueFrom(sent$)).body).toBe(order);
  }));

  it('should keep the parameters of a search', tb(async ({ inspect }) => {
    const search = new HttpRequest('GET', '/api/products').clone({
      setParams: { q: 'lamp' },
    });
    const sent$ = inspect.request(search);

    expect((await firstValueFrom(sent$)).params.get('q')).toBe('lamp');
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
describe('SessionInterceptor and a session that has expired', () => {
  const tb = interceptorTestBed(SessionInterceptor).inject('auth', AuthService);

  it('should end the session', tb(async ({ inspect, injected }) => {
    injected.auth.token = 'abc';
    const expired = new HttpErrorResponse({ status: 401 });

    const caught = await firstValueFrom(inspect.errorResponse(expired))
      .catch(error => error);

    expect(caught).toBe(expired);
    expect(injected.auth.isLoggedIn()).toBe(false);
  }));
});
// #endregion inspect-error-response

// Recipes

// #region recipe-header
describe('tokenInterceptor and the Authorization header', () => {
  const tb = interceptorTestBed(tokenInterceptor).inject('auth', AuthService);

  it('should add it for a customer', tb(async ({ inspect, injected }) => {
    injected.auth.token = 'abc';

    const sent = await firstValueFrom(inspect.request('GET', '/api/products'));

    expect(sent.headers.get('Authorization')).toBe('Bearer abc');
  }));

  it('should leave it out for a visitor', tb(async ({ inspect }) => {
    const sent = await firstValueFrom(inspect.request('GET', '/api/products'));

    expect(sent.headers.has('Authorization')).toBe(false);
  }));
});
// #endregion recipe-header

// #region recipe-401
describe('SessionInterceptor and a 401', () => {
  const tb = interceptorTestBed(SessionInterceptor).inject('auth', AuthService);

  it('should log out and let the caller know', tb(({ http, injected }) => {
    let status = 0;
    injected.auth.token = 'abc';
    http.client.get('/api/orders').subscribe({
      error: (error: HttpErrorResponse) => (status = error.status),
    });

    http.emitErrorResponse({ url: '/api/orders', status: 401 });

    expect(injected.auth.token).toBeNull();
    expect(status).toBe(401);
  }));
});
// #endregion recipe-401

// #region recipe-refresh
describe('refreshInterceptor', () => {
  const tb = interceptorTestBed(refreshInterceptor).inject('auth', AuthService);

  it('should repeat the request with a new token', tb(({ http, injected }) => {
    let orders: unknown;
    http.client.get('/api/orders').subscribe(body => (orders = body));

    http.emitErrorResponse({ url: '/api/orders', status: 401 });
    http.emitSuccessResponse({ url: '/api/refresh', body: { token: 'new' } });
    const repeated = http.controller.expectOne('/api/orders');
    repeated.flush(['A1']);

    expect(repeated.request.headers.get('Authorization')).toBe('Bearer new');
    expect(injected.auth.token).toBe('new');
    expect(orders).toEqual(['A1']);
  }));

  it('should give up when the refresh fails', tb(({ http }) => {
    let status = 0;
    http.client.get('/api/orders').subscribe({ error: e => (status = e.status) });

    http.emitErrorResponse({ url: '/api/orders', status: 401 });
    http.emitErrorResponse({ url: '/api/refresh', status: 403 });
    expect(status).toBe(403);
  }));
});
// #endregion recipe-refresh

// #region recipe-skip
const ANONYMOUS = new HttpContextToken(() => false);

const shopInterceptor: HttpInterceptorFn = (request, next) => {
  const skip = request.context.get(ANONYMOUS) || !request.url.startsWith('/api/');
  return next(skip ? request : request.clone({ setHeaders: { 'X-Shop': '1' } }));
};

describe('shopInterceptor', () => {
  const tb = interceptorTestBed(shopInterceptor);

  it('should name the shop to its own API only', tb(async ({ inspect }) => {
    const own = await firstValueFrom(inspect.request('GET', '/api/products'));
    const other = await firstValueFrom(inspect.request('GET', 'https://cdn.test/a'));

    expect(own.headers.has('X-Shop')).toBe(true);
    expect(other.headers.has('X-Shop')).toBe(false);
  }));

  it('should leave out an anonymous request', tb(async ({ inspect }) => {
    const context = new HttpContext().set(ANONYMOUS, true);
    const request = new HttpRequest('GET', '/api/products', { context });
    const sent = await firstValueFrom(inspect.request(request));

    expect(sent.headers.has('X-Shop')).toBe(false);
  }));
});
// #endregion recipe-skip

// #region recipe-short-circuit
describe('cacheInterceptor as a short circuit', () => {
  const tb = interceptorTestBed(cacheInterceptor);

  it('should ask the API once for two readers', tb(({ http }) => {
    const responses: Product[][] = [];
    const products$ = http.client.get<Product[]>('/api/products');

    products$.subscribe(products => responses.push(products));
    http.emitSuccessResponse({ url: '/api/products', body: [LAMP] });
    products$.subscribe(products => responses.push(products));

    expect(responses).toEqual([[LAMP], [LAMP]]);
  }));
});
// #endregion recipe-short-circuit

// #region recipe-two-interceptors
const signatureInterceptor: HttpInterceptorFn = (request, next) => {
  const covered = request.headers.keys().join();
  return next(request.clone({ setHeaders: { 'X-Signature': covered } }));
};

const shopInterceptors = [tokenInterceptor, signatureInterceptor];

describe('shopInterceptors', () => {
  const tb = serviceTestBed(CatalogueService, {
    httpTesting: true,
    providers: [provideHttpClient(withInterceptors(shopInterceptors))],
  }).inject('auth', AuthService);

  it('should sign the token too', tb(({ service, http, injected }) => {
    injected.auth.token = 'abc';
    service.list().subscribe();

    const { request } = http.controller.expectOne('/api/products');
    expect(request.headers.get('X-Signature')).toBe('Authorization');
  }));
});
// #endregion recipe-two-interceptors

// #region recipe-factory
const languageInterceptor = (language: string): HttpInterceptorFn => {
  return (request, next) =>
    next(request.clone({ setHeaders: { 'Accept-Language': language } }));
};

describe('languageInterceptor', () => {
  const tb = interceptorTestBed(languageInterceptor('fr'));

  it('should ask for French', tb(async ({ inspect }) => {
    const sent = await firstValueFrom(inspect.request('GET', '/api/products'));

    expect(sent.headers.get('Accept-Language')).toBe('fr');
  }));
});
// #endregion recipe-factory

// #region recipe-class-state
describe('PendingInterceptor and its two instances', () => {
  const tb = interceptorTestBed(PendingInterceptor)
    .inject('pending', PendingRequests);

  it('should share a service, not its fields', tb((tools) => {
    const { http, interceptor, injected } = tools;
    http.client.get('/api/products').subscribe();

    expect(injected.pending.count$.value).toBe(1);
    expect(interceptor.seen).toBe(0);

    http.emitSuccessResponse({ url: '/api/products', body: [] });
    expect(injected.pending.count$.value).toBe(0);
  }));
});
// #endregion recipe-class-state

// Errors

// #region error-without-injectable
describe('An interceptor class without @Injectable()', () => {
  class PlainInterceptor implements HttpInterceptor {
    intercept(request: HttpRequest<unknown>, next: HttpHandler) {
      return next.handle(request);
    }
  }

  const tb = interceptorTestBed(PlainInterceptor);

  it('should be taken for a function', tb(({ inspect }) => {
    const send = () => inspect.request('GET', '/api/products');

    // @throws Class constructor PlainInterceptor cannot be invoked without 'new'
    expect(send).toThrowError(
      `Class constructor PlainInterceptor cannot be invoked without 'new'`,
    );
  }));
});
// #endregion error-without-injectable

// #region error-factory
export function languageTestBed() {
  // @ts-expect-error TS2769: No overload matches this call.
  return interceptorTestBed(languageInterceptor);
}
// #endregion error-factory
