// #region use
import { serviceTestBed } from 'ngx-testing-tools';
import { CatalogueService } from '../../../shop/catalogue.service';
import { LAMP, MUG, Product } from '../../../shop/product';
import { HttpTools } from './testing-types';

function fillShelves(http: HttpTools): void {
  http.emitSuccessResponse({ url: '/api/products', body: [LAMP, MUG] });
}

describe('CatalogueService', () => {
  const tb = serviceTestBed(CatalogueService, { httpTesting: true });

  it('should list the products', tb(({ http, service }) => {
    let products: Product[] = [];
    service.list().subscribe(list => (products = list));

    fillShelves(http);

    expect(products).toEqual([LAMP, MUG]);
  }));
});
// #endregion use
