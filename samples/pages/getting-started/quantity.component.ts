// #region component
import { Component, EventEmitter, Output, signal } from '@angular/core';

@Component({
  selector: 'shop-quantity',
  standalone: true,
  template: `
    <span class="quantity">{{ quantity() }}</span>
    <button type="button" class="more" (click)="addOne()">One more</button>
  `,
})
export class QuantityComponent {
  @Output() changed = new EventEmitter<number>();

  readonly quantity = signal(1);

  addOne(): void {
    this.quantity.update(quantity => quantity + 1);
    this.changed.emit(this.quantity());
  }
}
// #endregion component
