import { inject } from '@angular/core';
import { ResolveFn } from '@angular/router';
import { CatalogueService } from './catalogue.service';
import { Product } from './product';

// #region resolver
export const productResolver: ResolveFn<Product> = route => {
  return inject(CatalogueService).find(Number(route.paramMap.get('id')));
};
// #endregion resolver
