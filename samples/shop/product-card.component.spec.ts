import { componentTestBed } from 'ngx-testing-tools';
import { LAMP, MUG, Product } from './product';
import { ProductCardComponent } from './product-card.component';

// #region card
describe('ProductCardComponent', () => {
  const tb = componentTestBed(ProductCardComponent);

  beforeEach(tb.setup(({ component }) => {
    component.product = LAMP;
  }));

  it('should show the name, the price and the stock', tb(({ query }) => {
    expect(query.findElement('.name').textContent).toBe('Lamp');
    expect(query.findElement('.price').textContent).toBe('39.50 EUR');
    expect(query.findElement('.stock').textContent).toBe('In stock');
  }));

  it('should emit the product to add', tb(({ component, action, rx }) => {
    const added: Product[] = [];
    rx.remind = component.add.subscribe(product => added.push(product));

    action.click('.add');

    expect(added).toEqual([LAMP]);
  }));

  it('should disable the button without stock', tb(({ fixture, query }) => {
    fixture.componentRef.setInput('product', MUG);
    fixture.detectChanges();

    expect(query.findElement<HTMLButtonElement>('.add').disabled).toBe(true);
  }));
});
// #endregion card
