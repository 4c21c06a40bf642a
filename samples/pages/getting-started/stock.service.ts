// #region service
import { HttpClient } from '@angular/common/http';
import { inject, Injectable } from '@angular/core';
import { map, Observable } from 'rxjs';

@Injectable({ providedIn: 'root' })
export class StockService {
  private readonly http = inject(HttpClient);

  left(id: number): Observable<number> {
    return this.http
      .get<{ left: number }>(`/api/stock/${id}`)
      .pipe(map(({ left }) => left));
  }
}
// #endregion service
