import { inject, Injectable } from '@angular/core';
import { Resolve } from '@angular/router';
import { CartService } from './cart.service';
import { Product } from './product';

// #region resolver
@Injectable({ providedIn: 'root' })
export class CartResolver implements Resolve<Product[]> {
  private readonly cart = inject(CartService);

  resolve(): Product[] {
    return [...this.cart.items];
  }
}
// #endregion resolver
