import { inject, Injectable } from '@angular/core';
import { Observable, switchMap } from 'rxjs';
import { CatalogueService } from '../../../shop/catalogue.service';
import { Product } from '../../../shop/product';

// #region live-search-service
@Injectable({ providedIn: 'root' })
export class LiveSearchService {
  private readonly catalogue = inject(CatalogueService);

  /** Each new term cancels the search for the previous one. */
  results(terms$: Observable<string>): Observable<Product[]> {
    return terms$.pipe(switchMap(term => this.catalogue.search(term)));
  }
}
// #endregion live-search-service
