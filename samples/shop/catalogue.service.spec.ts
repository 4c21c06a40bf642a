import { serviceTestBed } from 'ngx-testing-tools';
import { CatalogueService } from './catalogue.service';
import { LAMP, MUG, Product } from './product';

describe('CatalogueService', () => {
  const tb = serviceTestBed(CatalogueService, { httpTesting: true });

  it('should list the products', tb(({ service, http }) => {
    let products: Product[] = [];
    service.list().subscribe(list => (products = list));

    http.emitSuccessResponse({ url: '/api/products', body: [LAMP, MUG] });

    expect(products).toEqual([LAMP, MUG]);
  }));

  it('should find one product', tb(({ service, http }) => {
    let found: Product | undefined;
    service.find(2).subscribe(product => (found = product));

    http.emitSuccessResponse({ url: '/api/products/2', body: MUG });

    expect(found).toEqual(MUG);
  }));

  it('should search with the term in the query', tb(({ service, http }) => {
    let products: Product[] = [];
    service.search('lamp').subscribe(list => (products = list));

    http.emitSuccessResponse({ url: '/api/products?q=lamp', body: [LAMP] });

    expect(products).toEqual([LAMP]);
  }));
});
