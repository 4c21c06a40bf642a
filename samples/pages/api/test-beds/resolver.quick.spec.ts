// #region quick-sample
import { resolverTestBed } from 'ngx-testing-tools';
import { firstValueFrom, of } from 'rxjs';
import { CatalogueService } from '../../../shop/catalogue.service';
import { LAMP } from '../../../shop/product';
import { productResolver } from '../../../shop/product.resolver';

describe('productResolver', () => {
  const catalogue = { find: (id: number) => of({ ...LAMP, id }) };

  const tb = resolverTestBed(productResolver)
    .provide({ provide: CatalogueService, useValue: catalogue });

  it('should load the product of the URL', tb(async ({ trigger }) => {
    const product$ = trigger.withInfo({ params: { id: '7' } });

    expect(await firstValueFrom(product$)).toEqual({ ...LAMP, id: 7 });
  }));
});
// #endregion quick-sample
