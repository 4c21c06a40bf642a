// @angular 19.0
import {
  ApplicationRef, effect, inject, Injectable, resource, signal,
} from '@angular/core';
import { Title } from '@angular/platform-browser';
import { serviceTestBed } from 'ngx-testing-tools';
import { firstValueFrom } from 'rxjs';
import { CatalogueService } from '../../../shop/catalogue.service';
import { LAMP } from '../../../shop/product';

// #region top-seller-service
@Injectable({ providedIn: 'root' })
export class TopSellerService {
  private readonly catalogue = inject(CatalogueService);

  readonly product = resource({
    loader: () => firstValueFrom(this.catalogue.find(1)),
  });
}
// #endregion top-seller-service

// #region recipe-resource
describe('TopSellerService', () => {
  const tb = serviceTestBed(TopSellerService, { httpTesting: true })
    .inject('app', ApplicationRef);

  it('should load the product', tb(async ({ http, injected, service }) => {
    injected.app.tick();
    expect(service.product.isLoading()).toBe(true);

    http.emitSuccessResponse({ url: '/api/products/1', body: LAMP });
    await injected.app.whenStable();

    expect(service.product.value()).toEqual(LAMP);
  }));
});
// #endregion recipe-resource

// #region cart-title-service
@Injectable({ providedIn: 'root' })
export class CartTitleService {
  private readonly title = inject(Title);
  readonly count = signal(0);

  constructor() {
    effect(() => this.title.setTitle(`Cart (${this.count()})`));
  }
}
// #endregion cart-title-service

// #region recipe-effect
describe('CartTitleService', () => {
  const tb = serviceTestBed(CartTitleService)
    .inject('app', ApplicationRef)
    .inject('title', Title);

  it('should show the count in the title', tb(({ service, injected }) => {
    injected.app.tick();
    expect(injected.title.getTitle()).toBe('Cart (0)');

    service.count.set(2);
    injected.app.tick();
    expect(injected.title.getTitle()).toBe('Cart (2)');
  }));
});
// #endregion recipe-effect
