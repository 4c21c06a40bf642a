import { serviceTestBed } from 'ngx-testing-tools';
import { CatalogueService } from '../../../shop/catalogue.service';
import { LAMP } from '../../../shop/product';
import { ShoppingListReader } from './base-tools.shopping-list';

// #region recipe-done
describe('ShoppingListReader', () => {
  const tb = serviceTestBed(ShoppingListReader);

  it('should read one item per line', tb(({ service }, done) => {
    service.read(new File(['Lamp\nMug'], 'list.txt'), items => {
      expect(items).toEqual(['Lamp', 'Mug']);
      done();
    });
  }));
});
// #endregion recipe-done

describe('CatalogueService, with done', () => {
  const tb = serviceTestBed(CatalogueService, { httpTesting: true });

  // #region callback-done unquoted: it shows that a response reaches a test with done, where the pages recommend async
  it('should find a product', tb(({ http, service }, done) => {
    service.find(LAMP.id).subscribe(product => {
      expect(product).toEqual(LAMP);
      done();
    });

    http.emitSuccessResponse({ url: '/api/products/1', body: LAMP });
  }));
  // #endregion callback-done
});
