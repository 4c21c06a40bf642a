import { HttpClient } from '@angular/common/http';
import { inject, Injectable } from '@angular/core';
import { map, Observable } from 'rxjs';

// #region order-service
@Injectable({ providedIn: 'root' })
export class OrderService {
  private readonly http = inject(HttpClient);

  /** Where the new order can be looked up. */
  place(productIds: number[]): Observable<string | null> {
    return this.http
      .post('/api/orders', { productIds }, { observe: 'response' })
      .pipe(map(({ headers }) => headers.get('Location')));
  }

  /** Whether the order is gone, and not only marked for later. */
  cancel(id: string): Observable<boolean> {
    return this.http
      .delete(`/api/orders/${id}`, { observe: 'response' })
      .pipe(map(({ status }) => status === 204));
  }
}
// #endregion order-service
