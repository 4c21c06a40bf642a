// #region quick-sample
import { Component } from '@angular/core';
import { componentTestBed } from 'ngx-testing-tools';

@Component({
  selector: 'shop-quantity',
  standalone: true,
  template: `
    <output class="value">{{ value }}</output>
    <button type="button" class="more" (click)="value = value + 1">+</button>
  `,
})
class QuantityComponent {
  value = 1;
}

describe('QuantityComponent', () => {
  const tb = componentTestBed(QuantityComponent);

  it('should start at one', tb(({ element }) => {
    expect(element?.textContent).toBe('1');
  }));

  it('should go up', tb(({ action, fixture, query }) => {
    action.click('.more');
    fixture.detectChanges();

    expect(query.findElement('.value').textContent).toBe('2');
  }));
});
// #endregion quick-sample
