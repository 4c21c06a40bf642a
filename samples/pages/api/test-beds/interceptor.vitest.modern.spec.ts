// @angular 21.0
import { interceptorTestBed } from 'ngx-testing-tools';
import { expect, vi } from 'vitest';
import { LAMP } from '../../../shop/product';
import { retryInterceptor } from './interceptor.retry';

// #region recipe-retry
describe('retryInterceptor', () => {
  beforeEach(() => void vi.useFakeTimers());

  afterEach(() => void vi.useRealTimers());

  const tb = interceptorTestBed(retryInterceptor);

  it('should ask again after a second', tb(({ http }) => {
    let products: unknown;
    http.client.get('/api/products').subscribe(body => (products = body));

    http.emitErrorResponse({ url: '/api/products', status: 503 });
    http.controller.expectNone('/api/products');

    vi.advanceTimersByTime(1000);
    http.emitSuccessResponse({ url: '/api/products', body: [LAMP] });
    expect(products).toEqual([LAMP]);
  }));
});
// #endregion recipe-retry
