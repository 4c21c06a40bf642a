import { resolverTestBed } from 'ngx-testing-tools';
import { LAMP, Product } from './product';
import { productResolver } from './product.resolver';

// #region product
describe('productResolver', () => {
  const tb = resolverTestBed(productResolver, { httpTesting: true });

  it('should fetch the product of the URL', tb(({ trigger, http }) => {
    let resolved: Product | undefined;
    trigger
      .withInfo({ params: { id: '1' } })
      .subscribe((product: Product) => (resolved = product));

    http.emitSuccessResponse({ url: '/api/products/1', body: LAMP });

    expect(resolved).toEqual(LAMP);
  }));
});
// #endregion product
