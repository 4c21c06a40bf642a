// #region quick-sample
import { resolverTestBed } from 'ngx-testing-tools';
import { firstValueFrom, of } from 'rxjs';
import { CatalogueService } from '../../../shop/catalogue.service';
import { LAMP } from '../../../shop/product';
import { productResolver } from '../../../shop/product.resolver';

describe('productResolver', () => {
  const tb = resolverTestBed(productResolver)
    .provide({
      provide: CatalogueService,
      useFactory: () => jasmine.createSpyObj('CatalogueService', { find: of(LAMP) }),
    })
    .inject('catalogue', CatalogueService);

  it('should load the product of the URL', tb(async ({ trigger, injected: { catalogue } }) => {
    const product$ = trigger.withInfo({ params: { id: '1' } });

    expect(await firstValueFrom(product$)).toEqual(LAMP);
    expect(catalogue.find).toHaveBeenCalledOnceWith(1);
  }));
});
// #endregion quick-sample
