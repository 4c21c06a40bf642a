import { fakeAsync, tick } from '@angular/core/testing';
import { serviceTestBed } from 'ngx-testing-tools';
import { Subject } from 'rxjs';
import { LAMP, Product } from '../shop/product';
import { SearchService } from './long-blog-post.search.service';

// #region async
describe('SearchService', () => {
  const tb = serviceTestBed(SearchService, { httpTesting: true });

  it('should search once the typing pauses', fakeAsync(tb(
    ({ service, http, rx }) => {
      const terms = new Subject<string>();
      const results: Product[][] = [];
      rx.remind = service.results(terms).subscribe(found => results.push(found));

      terms.next('la');
      tick(100);
      terms.next('lamp');
      tick(300);
      http.emitSuccessResponse({ url: '/api/products?q=lamp', body: [LAMP] });

      expect(results).toEqual([[LAMP]]);
    },
  )));
});
// #endregion async
