// #region quick-sample
import { resolverTestBed } from 'ngx-testing-tools';
import { LAMP, Product } from '../../../shop/product';
import { productResolver } from '../../../shop/product.resolver';

describe('productResolver', () => {
  const tb = resolverTestBed(productResolver, { httpTesting: true });

  it('should fetch the product of the address', tb(({ trigger, http, rx }) => {
    let resolved: Product | undefined;
    rx.remind = trigger
      .withInfo({ params: { id: '1' } })
      .subscribe((product: Product) => (resolved = product));

    http.emitSuccessResponse({ url: '/api/products/1', body: LAMP });

    expect(resolved).toEqual(LAMP);
  }));
});
// #endregion quick-sample
