import {
  Component, computed, inject, Injectable, Pipe, PipeTransform, Signal, signal,
  WritableSignal,
} from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { TestBed } from '@angular/core/testing';
import { componentTestBed, serviceTestBed } from 'ngx-testing-tools';
import { CartService } from '../../../shop/cart.service';
import { LAMP, MUG, Product } from '../../../shop/product';

// #region recipe-injection-context
function injectCartCount(): Signal<number> {
  return toSignal(inject(CartService).count$, { requireSync: true });
}

describe('injectCartCount', () => {
  const tb = serviceTestBed(CartService, { httpTesting: true });

  it('should follow the cart', tb(({ service }) => {
    const count = TestBed.runInInjectionContext(injectCartCount);
    expect(count()).toBe(0);

    service.add(LAMP);
    expect(count()).toBe(1);
  }));
});
// #endregion recipe-injection-context

// #region empty-cart
@Injectable({ providedIn: 'root' })
export class Translations {
  text(key: string): string {
    throw new Error(`The texts are not loaded: ${key}`);
  }
}

@Pipe({ name: 'text', standalone: true, pure: false })
export class TextPipe implements PipeTransform {
  private readonly translations = inject(Translations);

  transform(key: string): string {
    return this.translations.text(key);
  }
}

@Component({
  selector: 'shop-empty-cart',
  standalone: true,
  imports: [TextPipe],
  template: `<p>{{ 'cart.empty' | text }}</p>`,
})
export class EmptyCartComponent {}
// #endregion empty-cart

// #region recipe-translation
describe('EmptyCartComponent', () => {
  const tb = componentTestBed(EmptyCartComponent).provide({
    provide: Translations,
    useValue: { text: key => key } satisfies Translations,
  });

  it('should say that there is nothing', tb(({ element }) => {
    expect(element?.textContent).toBe('cart.empty');
  }));
});
// #endregion recipe-translation

// #region wish-store
@Injectable({ providedIn: 'root' })
export class WishStore {
  private readonly wishes = signal<readonly Product[]>([]);

  readonly count = computed(() => this.wishes().length);

  add(wish: Product): void {
    this.wishes.update(wishes => [...wishes, wish]);
  }
}

@Component({
  selector: 'shop-wish-badge',
  standalone: true,
  template: `<b>{{ store.count() }}</b>`,
})
export class WishBadgeComponent {
  protected readonly store = inject(WishStore);
}
// #endregion wish-store

// #region recipe-store
describe('WishStore', () => {
  const tb = serviceTestBed(WishStore);

  it('should count the wishes', tb(({ service: store }) => {
    store.add(LAMP);
    store.add(MUG);

    expect(store.count()).toBe(2);
  }));
});

describe('WishBadgeComponent', () => {
  let count: WritableSignal<number>;

  beforeEach(() => (count = signal(3)));

  const tb = componentTestBed(WishBadgeComponent)
    .provide({ provide: WishStore, useFactory: () => ({ count }) });

  it('should follow the store', tb(({ element, fixture }) => {
    count.set(4);
    fixture.detectChanges();

    expect(element?.textContent).toBe('4');
  }));
});
// #endregion recipe-store
