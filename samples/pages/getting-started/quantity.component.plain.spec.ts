import { TestBed } from '@angular/core/testing';
import { QuantityComponent } from './quantity.component';

// #region plain
describe('QuantityComponent', () => {
  it('should show one more after a click', () => {
    const fixture = TestBed.createComponent(QuantityComponent);
    const element: HTMLElement = fixture.nativeElement;
    fixture.detectChanges();

    element.querySelector<HTMLElement>('.more')!.click();
    fixture.detectChanges();

    expect(element.querySelector('.quantity')!.textContent).toBe('2');
  });
});
// #endregion plain
