import { NgFor, NgIf } from '@angular/common';
import { Component, inject, OnInit, signal } from '@angular/core';
import { CartService } from './cart.service';
import { CatalogueService } from './catalogue.service';
import { Product } from './product';
import { ProductCardComponent } from './product-card.component';

// #region list
@Component({
  selector: 'shop-product-list',
  standalone: true,
  imports: [NgFor, NgIf, ProductCardComponent],
  template: `
    <p *ngIf="failed()" class="error" role="alert">The catalogue cannot be loaded.</p>
    <shop-product-card
      *ngFor="let product of products()"
      [product]="product"
      (add)="cart.add($event)"
    ></shop-product-card>
  `,
})
export class ProductListComponent implements OnInit {
  private readonly catalogue = inject(CatalogueService);
  protected readonly cart = inject(CartService);

  readonly products = signal<Product[]>([]);
  readonly failed = signal(false);

  ngOnInit(): void {
    this.catalogue.list().subscribe({
      next: products => this.products.set(products),
      error: () => this.failed.set(true),
    });
  }
}
// #endregion list
