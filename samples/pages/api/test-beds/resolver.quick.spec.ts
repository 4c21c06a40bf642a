// #region quick-sample
import { resolverTestBed } from 'ngx-testing-tools';
import { firstValueFrom, of } from 'rxjs';
import { CatalogueService } from '../../../shop/catalogue.service';
import { LAMP } from '../../../shop/product';
import { productResolver } from '../../../shop/product.resolver';

describe('productResolver', () => {
  const find = jasmine.createSpy('find').and.returnValue(of(LAMP));

  const tb = resolverTestBed(productResolver)
    .provide({ provide: CatalogueService, useValue: { find } });

  it('should load the product of the URL', tb(async ({ trigger }) => {
    const product$ = trigger.withInfo({ params: { id: '1' } });

    expect(await firstValueFrom(product$)).toEqual(LAMP);
    expect(find).toHaveBeenCalledOnceWith(1);
  }));
});
// #endregion quick-sample
