import { fakeAsync, tick } from '@angular/core/testing';
import { serviceTestBed } from 'ngx-testing-tools';
import { LAMP, Product } from '../../../shop/product';
import { SearchService } from './service.search';

// #region recipe-debounce
describe('SearchService', () => {
  const tb = serviceTestBed(SearchService, { httpTesting: true });

  it('should search for the last term only', fakeAsync(tb(
    ({ service, http, rx }) => {
      let found: Product[] = [];
      rx.remind = service.products$.subscribe(products => (found = products));

      service.type('la');
      tick(100);
      service.type('lamp');
      tick(300);

      http.emitSuccessResponse({ url: '/api/products?q=lamp', body: [LAMP] });
      expect(found).toEqual([LAMP]);
    },
  )));
});
// #endregion recipe-debounce
