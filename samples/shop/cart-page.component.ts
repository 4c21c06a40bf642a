// #region cart-page
import { NgFor, NgIf } from '@angular/common';
import { Component, inject, signal } from '@angular/core';
import { CartService, Order } from './cart.service';
import { PricePipe } from './price.pipe';

@Component({
  selector: 'shop-cart-page',
  standalone: true,
  imports: [NgFor, NgIf, PricePipe],
  template: `
    <h1>Your cart</h1>
    <p *ngFor="let item of cart.items" class="item">{{ item.name }}</p>
    <p class="total">{{ cart.total | price }}</p>
    <button
      type="button"
      class="order"
      [disabled]="cart.count === 0"
      (click)="checkout()"
    >Order</button>
    <p *ngIf="order() as done" class="thanks" role="status">Thank you for {{ done.id }}.</p>
  `,
})
export class CartPageComponent {
  protected readonly cart = inject(CartService);

  readonly order = signal<Order | null>(null);

  checkout(): void {
    this.cart.checkout().subscribe(order => this.order.set(order));
  }
}
// #endregion cart-page
