// #region catalogue
import { HttpClient } from '@angular/common/http';
import { inject, Injectable } from '@angular/core';
import { Observable } from 'rxjs';
import { Product } from './product';

@Injectable({ providedIn: 'root' })
export class CatalogueService {
  private readonly http = inject(HttpClient);

  list(): Observable<Product[]> {
    return this.http.get<Product[]>('/api/products');
  }

  find(id: number): Observable<Product> {
    return this.http.get<Product>(`/api/products/${id}`);
  }

  search(term: string): Observable<Product[]> {
    return this.http.get<Product[]>('/api/products', { params: { q: term } });
  }
}
// #endregion catalogue
