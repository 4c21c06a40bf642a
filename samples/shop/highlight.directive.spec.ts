import { Component, signal } from '@angular/core';
import { directiveTestBed } from 'ngx-testing-tools';
import { HighlightDirective } from './highlight.directive';

// #region highlight
@Component({
  standalone: true,
  imports: [HighlightDirective],
  template: '<p [shopHighlight]="color()">Lamp</p>',
})
class HostComponent {
  readonly color = signal('gold');
}

describe('HighlightDirective', () => {
  const tb = directiveTestBed(HighlightDirective, HostComponent);

  it('should color the hovered element', tb(({ fixture, action, query }) => {
    const { style } = query.findElement(HighlightDirective);

    action.emitOutput(HighlightDirective, 'mouseenter');
    fixture.detectChanges();
    expect(style.backgroundColor).toBe('gold');

    action.emitOutput(HighlightDirective, 'mouseleave');
    fixture.detectChanges();
    expect(style.backgroundColor).toBe('');
  }));

  it('should take the color of the host', tb(({ fixture, host, action, query }) => {
    host.color.set('lightblue');
    fixture.detectChanges();

    action.emitOutput(HighlightDirective, 'mouseenter');
    fixture.detectChanges();

    const { style } = query.findElement(HighlightDirective);
    expect(style.backgroundColor).toBe('lightblue');
  }));
});
// #endregion highlight

@Component({
  standalone: true,
  imports: [HighlightDirective],
  template: '<p shopHighlight>Mug</p>',
})
class BareHostComponent {}

describe('HighlightDirective, the attribute alone', () => {
  const tb = directiveTestBed(HighlightDirective, BareHostComponent, {
    checkCreate: false,
  });

  it('should color in gold', tb(({ fixture, action, query }) => {
    action.emitOutput(HighlightDirective, 'mouseenter');
    fixture.detectChanges();

    const { style } = query.findElement(HighlightDirective);
    expect(style.backgroundColor).toBe('gold');
  }));
});
