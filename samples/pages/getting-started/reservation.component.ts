import { NgIf } from '@angular/common';
import { Component, inject, Injectable, Input, OnInit, signal } from '@angular/core';
import { StockService } from './stock.service';

// #region component
@Injectable({ providedIn: 'root' })
export class ReservationService {
  readonly productIds: number[] = [];

  reserve(productId: number): void {
    this.productIds.push(productId);
  }
}

@Component({
  selector: 'shop-reservation',
  standalone: true,
  imports: [NgIf],
  template: `
    <button *ngIf="left() > 0" type="button" class="reserve" (click)="reserve()">
      Reserve one of {{ left() }}
    </button>
  `,
})
export class ReservationComponent implements OnInit {
  @Input() productId = 0;

  readonly left = signal(0);

  private readonly stock = inject(StockService);
  private readonly reservations = inject(ReservationService);

  ngOnInit(): void {
    this.stock.left(this.productId).subscribe(left => this.left.set(left));
  }

  reserve(): void {
    this.reservations.reserve(this.productId);
  }
}
// #endregion component
