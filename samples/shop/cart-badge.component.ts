import { AsyncPipe } from '@angular/common';
import { Component, inject } from '@angular/core';
import { CartService } from './cart.service';

@Component({
  selector: 'shop-cart-badge',
  standalone: true,
  imports: [AsyncPipe],
  template: `<span class="count">{{ count$ | async }}</span>`,
})
export class CartBadgeComponent {
  readonly count$ = inject(CartService).count$;
}
