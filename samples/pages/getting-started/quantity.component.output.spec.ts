import { componentTestBed } from 'ngx-testing-tools';
import { QuantityComponent } from './quantity.component';

// #region output
describe('QuantityComponent', () => {
  const tb = componentTestBed(QuantityComponent);

  beforeEach(tb.setup(({ component }) => {
    component.quantity.set(5);
  }));

  it('should show the quantity that it is given', tb(({ query }) => {
    expect(query.findElement('.quantity').textContent).toBe('5');
  }));

  it('should emit the new quantity', tb(({ component, action, rx }) => {
    const quantities: number[] = [];
    rx.remind = component.changed.subscribe(value => quantities.push(value));

    action.click('.more');

    expect(quantities).toEqual([6]);
  }));
});
// #endregion output
