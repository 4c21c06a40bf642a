// @angular 17.1
import { Component, input, signal } from '@angular/core';
import { componentTestBed } from 'ngx-testing-tools';

// #region zoneless
@Component({
  selector: 'shop-stepper',
  standalone: true,
  template: `
    <span class="label">{{ label() }}: {{ quantity() }}</span>
    <button type="button" class="more" (click)="addOne()">One more</button>
  `,
})
class StepperComponent {
  readonly label = input.required<string>();
  readonly quantity = signal(1);

  addOne(): void {
    this.quantity.update(quantity => quantity + 1);
  }
}

describe('StepperComponent', () => {
  const tb = componentTestBed(StepperComponent);

  beforeEach(tb.setup(({ fixture }) => {
    fixture.componentRef.setInput('label', 'Lamps');
  }));

  it('should show one more after a click', tb(({ action, fixture, query }) => {
    action.click('.more');
    fixture.detectChanges();

    expect(query.findElement('.label').textContent).toBe('Lamps: 2');
  }));

  it('should show a quantity that the test sets', tb(
    ({ component, fixture, query }) => {
      component.quantity.set(5);
      fixture.detectChanges();

      expect(query.findElement('.label').textContent).toBe('Lamps: 5');
    },
  ));
});
// #endregion zoneless
