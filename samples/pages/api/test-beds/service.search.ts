import { inject, Injectable } from '@angular/core';
import { debounceTime, Subject, switchMap } from 'rxjs';
import { CatalogueService } from '../../../shop/catalogue.service';

// #region search-service
@Injectable({ providedIn: 'root' })
export class SearchService {
  private readonly catalogue = inject(CatalogueService);
  private readonly term$ = new Subject<string>();

  readonly products$ = this.term$.pipe(
    debounceTime(300),
    switchMap(term => this.catalogue.search(term)),
  );

  type(term: string): void {
    this.term$.next(term);
  }
}
// #endregion search-service
