// @angular 17.3
import { ChangeDetectionStrategy, Component, computed, effect, ElementRef,
  inject, input, model, output, signal, viewChild } from '@angular/core';
import { Title } from '@angular/platform-browser';
import { componentTestBed } from 'ngx-testing-tools';

// #region quantity-component
@Component({
  selector: 'shop-quantity',
  standalone: true,
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <input #field type="number" [value]="quantity()">
    <output>{{ total() }}</output>
    <button type="button" class="more" (click)="more()">+</button>
    <button type="button" class="add" (click)="add.emit(quantity())">Add</button>
  `,
})
export class QuantityComponent {
  readonly price = input.required<number>();
  readonly quantity = model(1);
  readonly add = output<number>();

  readonly total = computed(() => this.price() * this.quantity());
  readonly field = viewChild.required<ElementRef<HTMLInputElement>>('field');

  constructor() {
    const title = inject(Title);
    effect(() => title.setTitle(`Cart (${this.quantity()})`));
  }

  more(): void {
    this.quantity.update(quantity => quantity + 1);
  }
}
// #endregion quantity-component

// #region recipe-signal-inputs
describe('QuantityComponent', () => {
  const tb = componentTestBed(QuantityComponent);

  beforeEach(tb.setup(({ fixture }) => {
    fixture.componentRef.setInput('price', 10);
  }));

  it('should follow the price', tb(({ fixture, query }) => {
    expect(query.findElement('output').textContent).toBe('10');

    fixture.componentRef.setInput('price', 25);
    fixture.detectChanges();

    expect(query.findElement('output').textContent).toBe('25');
  }));

  it('should emit the quantity', tb(({ component, action }) => {
    const added: number[] = [];
    component.add.subscribe(quantity => added.push(quantity));

    action.click('.add');

    expect(added).toEqual([1]);
  }));
});
// #endregion recipe-signal-inputs

// #region recipe-model
@Component({
  standalone: true,
  imports: [QuantityComponent],
  template: '<shop-quantity [price]="10" [(quantity)]="quantity" />',
})
class BasketComponent {
  readonly quantity = signal(2);
}

describe('QuantityComponent', () => {
  const tb = componentTestBed(BasketComponent);

  it('should write the quantity back', tb(({ component, action }) => {
    action.click('.more');

    expect(component.quantity()).toBe(3);
  }));
});
// #endregion recipe-model

// #region recipe-effect
describe('QuantityComponent', () => {
  const tb = componentTestBed(QuantityComponent).inject('title', Title);

  beforeEach(tb.setup(({ fixture }) => {
    fixture.componentRef.setInput('price', 10);
  }));

  it('should compute, then write', tb(({ component, fixture, injected }) => {
    component.quantity.set(3);
    expect(component.total()).toBe(30);

    fixture.detectChanges();
    expect(injected.title.getTitle()).toBe('Cart (3)');
    expect(component.field().nativeElement.value).toBe('3');
  }));
});
// #endregion recipe-effect

// #region error-required-input
describe('a quantity without its price', () => {
  const tb = componentTestBed(QuantityComponent);

  it('should fail in the first change detection', () => {
    const test = tb(() => {}) as () => void;
    const message = 'NG0950: Input is required but no value is available yet.';

    // @throws NG0950: Input is required but no value is available yet.
    expect(test).toThrowMatching(
      (error: Error) => error.message.startsWith(message),
    );
  });
});
// #endregion error-required-input
