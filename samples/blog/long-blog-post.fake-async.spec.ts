import { inject, Injectable } from '@angular/core';
import { fakeAsync, tick } from '@angular/core/testing';
import { serviceTestBed } from 'ngx-testing-tools';
import { debounceTime, Observable, Subject, switchMap } from 'rxjs';
import { CatalogueService } from '../shop/catalogue.service';
import { LAMP, Product } from '../shop/product';

// #region search-service
@Injectable({ providedIn: 'root' })
class SearchService {
  private readonly catalogue = inject(CatalogueService);

  results(terms$: Observable<string>): Observable<Product[]> {
    return terms$.pipe(
      debounceTime(300),
      switchMap(term => this.catalogue.search(term)),
    );
  }
}
// #endregion search-service

// #region async
describe('SearchService', () => {
  const tb = serviceTestBed(SearchService, { httpTesting: true });

  it('should search once the typing pauses', fakeAsync(tb(
    ({ service, http, rx }) => {
      const terms = new Subject<string>();
      const onResults = jasmine.createSpy('onResults');
      rx.remind = service.results(terms).subscribe(onResults);

      terms.next('la');
      tick(100);
      terms.next('lamp');
      tick(300);
      http.emitSuccessResponse({ url: '/api/products?q=lamp', body: [LAMP] });

      expect(onResults).toHaveBeenCalledOnceWith([LAMP]);
    },
  )));
});
// #endregion async
