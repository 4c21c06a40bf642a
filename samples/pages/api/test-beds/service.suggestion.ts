import { inject, Injectable } from '@angular/core';
import { map, Observable, of } from 'rxjs';
import { CatalogueService } from '../../../shop/catalogue.service';

// #region suggestion-service
@Injectable({ providedIn: 'root' })
export class SuggestionService {
  private readonly catalogue = inject(CatalogueService);

  /** Suggests product names. Fewer than three letters match too many. */
  suggest(term: string): Observable<string[]> {
    if (term.trim().length < 3) return of([]);

    return this.catalogue
      .search(term.trim())
      .pipe(map(products => products.map(({ name }) => name)));
  }
}
// #endregion suggestion-service
