// #region quick-sample
import { componentTestBed } from 'ngx-testing-tools';
import { LAMP, Product } from '../../../shop/product';
import { ProductCardComponent } from '../../../shop/product-card.component';

describe('ProductCardComponent', () => {
  const tb = componentTestBed(ProductCardComponent);

  beforeEach(tb.setup(({ fixture }) => {
    fixture.componentRef.setInput('product', LAMP);
  }));

  it('should show the name and the price', tb(({ query }) => {
    expect(query.findElement('.name').textContent).toBe('Lamp');
    expect(query.findElement('.price').textContent).toBe('39.50 EUR');
  }));

  it('should emit its product on click', tb(({ component, action, rx }) => {
    const added: Product[] = [];
    rx.remind = component.add.subscribe(product => added.push(product));

    action.click('.add');

    expect(added).toEqual([LAMP]);
  }));
});
// #endregion quick-sample
