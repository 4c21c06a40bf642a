import { serviceTestBed } from 'ngx-testing-tools';
import { skip } from 'rxjs';
import { CartService } from '../../../shop/cart.service';
import { CatalogueService } from '../../../shop/catalogue.service';
import { LAMP } from '../../../shop/product';

// #region recipe-done
describe('CartService and a callback', () => {
  const tb = serviceTestBed(CartService, { httpTesting: true });

  it('should announce a new item', tb(({ service, rx }, done) => {
    rx.remind = service.count$.pipe(skip(1)).subscribe(count => {
      expect(count).toBe(1);
      done();
    });

    service.add(LAMP);
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
