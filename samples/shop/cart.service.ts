// #region cart
import { HttpClient } from '@angular/common/http';
import { inject, Injectable } from '@angular/core';
import { BehaviorSubject, map, Observable, tap } from 'rxjs';
import { Product } from './product';

export interface Order {
  id: string;
  /** In cents. */
  total: number;
}

@Injectable({ providedIn: 'root' })
export class CartService {
  private readonly http = inject(HttpClient);
  // #region count
  private readonly content$ = new BehaviorSubject<readonly Product[]>([]);

  readonly count$: Observable<number> = this.content$.pipe(
    map(items => items.length),
  );
  // #endregion count

  get items(): readonly Product[] {
    return this.content$.value;
  }

  get count(): number {
    return this.items.length;
  }

  /** In cents. */
  get total(): number {
    return this.items.reduce((sum, { price }) => sum + price, 0);
  }

  add(product: Product): void {
    this.content$.next([...this.items, product]);
  }

  remove(id: number): void {
    this.content$.next(this.items.filter(item => item.id !== id));
  }

  clear(): void {
    this.content$.next([]);
  }

  // #region checkout
  checkout(): Observable<Order> {
    const productIds = this.items.map(({ id }) => id);

    return this.http
      .post<Order>('/api/orders', { productIds })
      .pipe(tap(() => this.clear()));
  }
  // #endregion checkout
}
// #endregion cart
