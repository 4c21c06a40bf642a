import { inject, Injectable } from '@angular/core';
import { firstValueFrom } from 'rxjs';
import { CartService } from '../../../shop/cart.service';
import { CatalogueService } from '../../../shop/catalogue.service';
import { Product } from '../../../shop/product';

// #region reorder-service
@Injectable()
export class ReorderService {
  private readonly catalogue = inject(CatalogueService);
  private readonly cart = inject(CartService);

  /** Adds a product bought earlier to the cart again, at its current price. */
  async reorder(id: number): Promise<Product> {
    const product = await firstValueFrom(this.catalogue.find(id));
    if (product.stock === 0) throw new Error(`${product.name} is out of stock.`);

    this.cart.add(product);
    return product;
  }
}
// #endregion reorder-service
