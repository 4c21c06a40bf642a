import { Directive, HostBinding, HostListener, Input } from '@angular/core';

// #region highlight
@Directive({ selector: '[shopHighlight]', standalone: true })
export class HighlightDirective {
  @Input() shopHighlight = 'gold';

  @HostBinding('style.backgroundColor') color: string | null = null;

  @HostListener('mouseenter') enter(): void {
    // The attribute alone, with no value, sets the input to an empty string.
    this.color = this.shopHighlight || 'gold';
  }

  @HostListener('mouseleave') leave(): void {
    this.color = null;
  }
}
// #endregion highlight
