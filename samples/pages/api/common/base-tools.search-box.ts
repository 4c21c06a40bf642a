import { Injectable } from '@angular/core';
import { debounceTime, Subject } from 'rxjs';

// #region search-box
@Injectable({ providedIn: 'root' })
export class SearchBox {
  private readonly typed$ = new Subject<string>();

  /** The search term, once the customer pauses typing. */
  readonly term$ = this.typed$.pipe(debounceTime(300));

  type(text: string): void {
    this.typed$.next(text);
  }
}
// #endregion search-box
