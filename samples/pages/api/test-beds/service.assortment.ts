import { inject, Injectable } from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { CatalogueService } from '../../../shop/catalogue.service';

// #region assortment-service
@Injectable({ providedIn: 'root' })
export class AssortmentService {
  readonly products = toSignal(inject(CatalogueService).list(), {
    initialValue: [],
  });
}
// #endregion assortment-service
