// #region test
import { componentTestBed } from 'ngx-testing-tools';
import { QuantityComponent } from './quantity.component';

describe('QuantityComponent', () => {
  const tb = componentTestBed(QuantityComponent);

  it('should show one more after a click', tb(({ action, fixture, query }) => {
    action.click('.more');
    fixture.detectChanges();

    expect(query.findElement('.quantity').textContent).toBe('2');
  }));
});
// #endregion test
