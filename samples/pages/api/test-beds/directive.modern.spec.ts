// @angular 17.1
import { Component, Directive, input, signal } from '@angular/core';
import { directiveTestBed } from 'ngx-testing-tools';

// #region recipe-signal-input
@Directive({
  selector: '[shopBadge]',
  standalone: true,
  host: { '[style.color]': 'shopBadge()' },
})
class BadgeDirective {
  readonly shopBadge = input('red');
}

@Component({
  selector: 'shop-offer',
  standalone: true,
  imports: [BadgeDirective],
  template: `<p [shopBadge]="color()">Offer</p>`,
})
class OfferComponent {
  readonly color = signal('tomato');
}

describe('BadgeDirective', () => {
  const tb = directiveTestBed(BadgeDirective, OfferComponent);

  it('should follow the signal of its host', tb(({ host, fixture, query }) => {
    host.color.set('khaki');
    fixture.detectChanges();

    expect(query.findElement(BadgeDirective).style.color).toBe('khaki');
  }));

  it('should receive the value of its host', tb(({ query }) => {
    const { injector } = query.findDebugElement(BadgeDirective);

    expect(injector.get(BadgeDirective).shopBadge()).toBe('tomato');
  }));
});
// #endregion recipe-signal-input
