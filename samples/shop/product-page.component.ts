import { AsyncPipe, NgIf } from '@angular/common';
import { Component, inject } from '@angular/core';
import { ActivatedRoute, RouterLink } from '@angular/router';
import { map, Observable } from 'rxjs';
import { CartService } from './cart.service';
import { Product } from './product';
import { ProductCardComponent } from './product-card.component';

/** Shows the product that `productResolver` added to the route data. */
@Component({
  selector: 'shop-product-page',
  standalone: true,
  imports: [AsyncPipe, NgIf, ProductCardComponent, RouterLink],
  template: `
    <a class="back" routerLink="/">All products</a>
    <shop-product-card
      *ngIf="product$ | async as product"
      [product]="product"
      (add)="cart.add($event)"
    ></shop-product-card>
  `,
})
export class ProductPageComponent {
  protected readonly cart = inject(CartService);

  readonly product$: Observable<Product> = inject(ActivatedRoute).data.pipe(
    map(data => data['product'] as Product),
  );
}
