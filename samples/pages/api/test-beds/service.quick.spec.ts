// #region quick-sample
import { serviceTestBed } from 'ngx-testing-tools';
import { CatalogueService } from '../../../shop/catalogue.service';
import { LAMP, MUG, Product } from '../../../shop/product';

describe('CatalogueService', () => {
  const tb = serviceTestBed(CatalogueService, { httpTesting: true });

  it('should list the products of the API', tb(({ service, http }) => {
    let products: Product[] = [];
    service.list().subscribe(list => (products = list));

    http.emitSuccessResponse({ url: '/api/products', body: [LAMP, MUG] });

    expect(products).toEqual([LAMP, MUG]);
  }));
});
// #endregion quick-sample
