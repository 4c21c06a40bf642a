import { fakeAsync, tick } from '@angular/core/testing';
import { interceptorTestBed } from 'ngx-testing-tools';
import { LAMP } from '../../../shop/product';
import { retryInterceptor } from './interceptor.retry';

// #region recipe-retry
describe('retryInterceptor', () => {
  const tb = interceptorTestBed(retryInterceptor);

  it('should ask again after a second', fakeAsync(tb(({ http }) => {
    let products: unknown;
    http.client.get('/api/products').subscribe(body => (products = body));

    http.emitErrorResponse({ url: '/api/products', status: 503 });
    http.controller.expectNone('/api/products');

    tick(1000);
    http.emitSuccessResponse({ url: '/api/products', body: [LAMP] });
    expect(products).toEqual([LAMP]);
  })));
});
// #endregion recipe-retry
