import { inject, InjectionToken, Pipe, PipeTransform } from '@angular/core';

// #region label
/** When at most this many are left, the label shows the number. */
export const LOW_STOCK = new InjectionToken<number>('LOW_STOCK', {
  providedIn: 'root',
  factory: () => 5,
});

@Pipe({ name: 'stockLabel', standalone: true })
export class StockLabelPipe implements PipeTransform {
  private readonly lowStock = inject(LOW_STOCK);

  transform(stock: number): string {
    if (stock <= 0) return 'Out of stock';
    return stock <= this.lowStock ? `Only ${stock} left` : 'In stock';
  }
}
// #endregion label
