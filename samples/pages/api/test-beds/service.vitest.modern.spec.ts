// @angular 21.0
import { serviceTestBed } from 'ngx-testing-tools';
import { expect, vi } from 'vitest';
import { LAMP, Product } from '../../../shop/product';
import { SearchService } from './service.search';

// #region recipe-debounce
describe('SearchService', () => {
  beforeEach(() => void vi.useFakeTimers());

  afterEach(() => void vi.useRealTimers());

  const tb = serviceTestBed(SearchService, { httpTesting: true });

  it('should search for the last term only', tb(({ service, http, rx }) => {
    let found: Product[] = [];
    rx.remind = service.products$.subscribe(products => (found = products));

    service.type('la');
    vi.advanceTimersByTime(100);
    service.type('lamp');
    vi.advanceTimersByTime(300);

    http.emitSuccessResponse({ url: '/api/products?q=lamp', body: [LAMP] });
    expect(found).toEqual([LAMP]);
  }));
});
// #endregion recipe-debounce
