// @angular 17.3
import { Component, output } from '@angular/core';
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
