// @angular 19.0
import { ApplicationRef, inject, Injectable, resource } from '@angular/core';
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
