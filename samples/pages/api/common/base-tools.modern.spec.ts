// @angular 17.3
import { CurrencyPipe, registerLocaleData } from '@angular/common';
import localeFr from '@angular/common/locales/fr';
import { Component, LOCALE_ID, output } from '@angular/core';
import { outputToObservable } from '@angular/core/rxjs-interop';
import { componentTestBed } from 'ngx-testing-tools';

@Component({
  selector: 'shop-stepper',
  standalone: true,
  template: '<button type="button" class="more" (click)="stepped.emit(1)">+</button>',
})
class StepperComponent {
  readonly stepped = output<number>();
}

describe('StepperComponent', () => {
  const tb = componentTestBed(StepperComponent);

  // #region rx-output
  it('should announce a step', tb(({ action, component, rx }) => {
    const steps: number[] = [];
    rx.remind = outputToObservable(component.stepped)
      .subscribe(step => steps.push(step));

    action.click('.more');

    expect(steps).toEqual([1]);
  }));
  // #endregion rx-output
});

// #region recipe-locale
registerLocaleData(localeFr);

@Component({
  selector: 'shop-total',
  standalone: true,
  imports: [CurrencyPipe],
  template: `<b>{{ 1234.5 | currency: 'EUR' }}</b>`,
})
class TotalComponent {}

describe('TotalComponent', () => {
  const tb = componentTestBed(TotalComponent)
    .provide({ provide: LOCALE_ID, useValue: 'fr' });

  it('should write the total as in France', tb(({ element }) => {
    expect(element?.textContent).toBe('1\u202f234,50\u00a0€');
  }));
});
// #endregion recipe-locale
