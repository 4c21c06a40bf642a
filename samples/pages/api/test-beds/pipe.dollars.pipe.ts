// #region dollars-pipe
import { inject, Injectable, NgModule, Pipe, PipeTransform } from '@angular/core';

@Injectable()
export class ExchangeRates {
  euroToDollar = 1.1;
}

@NgModule({ providers: [ExchangeRates] })
export class RatesModule {}

@Pipe({ name: 'dollars', standalone: true })
export class DollarsPipe implements PipeTransform {
  private readonly rates = inject(ExchangeRates);

  transform(cents: number): string {
    return `$${(cents * this.rates.euroToDollar / 100).toFixed(2)}`;
  }
}
// #endregion dollars-pipe
