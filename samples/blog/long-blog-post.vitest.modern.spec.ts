// @angular 21.0
import { serviceTestBed } from 'ngx-testing-tools';
import { Subject } from 'rxjs';
import { expect, vi } from 'vitest';
import { LAMP, Product } from '../shop/product';
import { SearchService } from './long-blog-post.search.service';

// #region async
describe('SearchService', () => {
  beforeEach(() => void vi.useFakeTimers());

  afterEach(() => void vi.useRealTimers());

  const tb = serviceTestBed(SearchService, { httpTesting: true });

  it('should search once the typing pauses', tb(({ service, http, rx }) => {
    const terms = new Subject<string>();
    const results: Product[][] = [];
    rx.remind = service.results(terms).subscribe(found => results.push(found));

    terms.next('la');
    vi.advanceTimersByTime(100);
    terms.next('lamp');
    vi.advanceTimersByTime(300);
    http.emitSuccessResponse({ url: '/api/products?q=lamp', body: [LAMP] });

    expect(results).toEqual([[LAMP]]);
  }));
});
// #endregion async
