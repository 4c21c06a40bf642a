// #region quick-sample
import { Component } from '@angular/core';
import { directiveTestBed } from 'ngx-testing-tools';
import { HighlightDirective } from '../../../shop/highlight.directive';

@Component({
  selector: 'shop-promotion',
  standalone: true,
  imports: [HighlightDirective],
  template: `<p [shopHighlight]="color">Sale</p>`,
})
class PromotionComponent {
  color = 'tomato';
}

describe('HighlightDirective', () => {
  const tb = directiveTestBed(HighlightDirective, PromotionComponent);

  it('should color its element', tb(({ query, action, fixture }) => {
    const paragraph = query.findElement(HighlightDirective);

    action.emitOutput(HighlightDirective, 'mouseenter');
    fixture.detectChanges();
    expect(paragraph.style.backgroundColor).toBe('tomato');

    action.emitOutput(HighlightDirective, 'mouseleave');
    fixture.detectChanges();
    expect(paragraph.style.backgroundColor).toBe('');
  }));
});
// #endregion quick-sample
