import {
  ChangeDetectionStrategy, Component, EventEmitter, Input, Output,
} from '@angular/core';
import { PricePipe } from './price.pipe';
import { Product } from './product';
import { StockLabelPipe } from './stock-label.pipe';

// #region card
@Component({
  selector: 'shop-product-card',
  standalone: true,
  imports: [PricePipe, StockLabelPipe],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <h2 class="name">{{ product.name }}</h2>
    <p class="price">{{ product.price | price }}</p>
    <p class="stock">{{ product.stock | stockLabel }}</p>
    <button
      type="button"
      class="add"
      [disabled]="product.stock === 0"
      (click)="add.emit(product)"
    >Add to cart</button>
  `,
})
export class ProductCardComponent {
  @Input({ required: true }) product!: Product;

  @Output() add = new EventEmitter<Product>();
}
// #endregion card
