import { NgIf } from '@angular/common';
import { Component, signal } from '@angular/core';
import { fakeAsync, tick } from '@angular/core/testing';
import { componentTestBed } from 'ngx-testing-tools';

// #region recipe-timing-fake
@Component({
  selector: 'shop-notice',
  standalone: true,
  imports: [NgIf],
  template: `<p *ngIf="text()" role="status">{{ text() }}</p>`,
})
class NoticeComponent {
  readonly text = signal('');

  show(text: string): void {
    this.text.set(text);
    setTimeout(() => this.text.set(''), 3000);
  }
}

describe('NoticeComponent', () => {
  const tb = componentTestBed(NoticeComponent);

  it('should vanish', fakeAsync(tb(({ component, fixture }) => {
    component.show('Saved');
    fixture.detectChanges();
    expect(fixture.nativeElement.textContent).toBe('Saved');

    tick(3000);
    fixture.detectChanges();
    expect(fixture.nativeElement.textContent).toBe('');
  })));
});
// #endregion recipe-timing-fake
