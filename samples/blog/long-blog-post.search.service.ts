import { inject, Injectable } from '@angular/core';
import { debounceTime, Observable, switchMap } from 'rxjs';
import { CatalogueService } from '../shop/catalogue.service';
import { Product } from '../shop/product';

// #region search-service
@Injectable({ providedIn: 'root' })
export class SearchService {
  private readonly catalogue = inject(CatalogueService);

  results(terms$: Observable<string>): Observable<Product[]> {
    return terms$.pipe(
      debounceTime(300),
      switchMap(term => this.catalogue.search(term)),
    );
  }
}
// #endregion search-service
