import { HttpClient } from '@angular/common/http';
import { inject, Injectable } from '@angular/core';
import { map, Observable } from 'rxjs';

// #region order-service
@Injectable({ providedIn: 'root' })
export class OrderService {
  private readonly http = inject(HttpClient);

  /** Places an order, and emits its URL. */
  place(productIds: number[]): Observable<string | null> {
    return this.http
      .post('/api/orders', { productIds }, { observe: 'response' })
      .pipe(map(({ headers }) => headers.get('Location')));
  }
}
// #endregion order-service
