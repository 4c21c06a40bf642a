import { Component, DestroyRef, ElementRef, inject, signal } from '@angular/core';

// #region endless-list
@Component({
  selector: 'shop-endless-list',
  standalone: true,
  template: `<output class="pages">{{ pages() }}</output>`,
})
export class EndlessListComponent {
  readonly pages = signal(1);

  constructor() {
    const observer = new IntersectionObserver(([end]) => {
      if (end?.isIntersecting) this.pages.update(pages => pages + 1);
    });
    observer.observe(inject<ElementRef<Element>>(ElementRef).nativeElement);
    inject(DestroyRef).onDestroy(() => observer.disconnect());
  }
}
// #endregion endless-list
