import { Pipe, PipeTransform } from '@angular/core';

// #region price
@Pipe({ name: 'price', standalone: true })
export class PricePipe implements PipeTransform {
  transform(cents: number, currency = 'EUR'): string {
    return `${(cents / 100).toFixed(2)} ${currency}`;
  }
}
// #endregion price
