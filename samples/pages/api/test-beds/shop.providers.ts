// #region providers
import { provideHttpClient } from '@angular/common/http';
import { provideHttpClientTesting } from '@angular/common/http/testing';
import { of } from 'rxjs';
import { CatalogueService } from '../../../shop/catalogue.service';
import { LAMP, MUG } from '../../../shop/product';

export const shopProviders = [
  provideHttpClient(),
  provideHttpClientTesting(),
  {
    provide: CatalogueService,
    useValue: { list: () => of([LAMP, MUG]), find: () => of(LAMP) },
  },
];
// #endregion providers
