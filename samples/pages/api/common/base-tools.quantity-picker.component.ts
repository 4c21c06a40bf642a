import { Component, inject, Injectable } from '@angular/core';

// #region quantity-picker
@Injectable()
export class QuantityStore {
  value = 1;
}

@Component({
  selector: 'shop-quantity-picker',
  standalone: true,
  template: '<output class="value">{{ store.value }}</output>',
  providers: [QuantityStore],
})
export class QuantityPickerComponent {
  protected readonly store = inject(QuantityStore);
}
// #endregion quantity-picker
