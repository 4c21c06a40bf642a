// @angular 21.0
import { componentTestBed } from 'ngx-testing-tools';
import { expect, vi } from 'vitest';
import { LAMP } from '../../../shop/product';
import { ProductCardComponent } from '../../../shop/product-card.component';
import { EndlessListComponent } from './renderer-tools.endless-list.component';

// #region recipe-listener-error
describe('ProductCardComponent', () => {
  const tb = componentTestBed(ProductCardComponent);

  beforeEach(tb.setup(({ component }) => {
    component.product = LAMP;
  }));

  it('should report a failure', tb(({ component, action }) => {
    vi.spyOn(component.add, 'emit').mockImplementation(() => {
      throw new Error('out of order');
    });

    expect(() => action.click('.add')).toThrowError('out of order');
  }));
});
// #endregion recipe-listener-error

// #region recipe-intersection-observer
describe('EndlessListComponent', () => {
  let observer: IntersectionObserver;
  let notify: IntersectionObserverCallback;

  beforeEach(() => {
    const methods = { observe: vi.fn(), disconnect: vi.fn() };
    observer = methods as Partial<IntersectionObserver> as IntersectionObserver;
    vi.stubGlobal('IntersectionObserver', function (callback: typeof notify) {
      notify = callback;
      return observer;
    });
  });

  afterEach(() => void vi.unstubAllGlobals());

  const tb = componentTestBed(EndlessListComponent);

  it('should load a page when its end is visible', tb(({ fixture, query }) => {
    notify([{ isIntersecting: true } as IntersectionObserverEntry], observer);
    fixture.detectChanges();

    expect(query.findElement('.pages').textContent).toBe('2');
  }));
});
// #endregion recipe-intersection-observer
