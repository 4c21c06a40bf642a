import { animate, style, transition, trigger } from '@angular/animations';
import { NgIf } from '@angular/common';
import {
  ChangeDetectorRef, Component, CUSTOM_ELEMENTS_SCHEMA, ErrorHandler, inject, signal,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { componentTestBed } from 'ngx-testing-tools';
import { of } from 'rxjs';
import { CartService } from '../../../shop/cart.service';
import { CatalogueService } from '../../../shop/catalogue.service';
import { HighlightDirective } from '../../../shop/highlight.directive';
import { LoginComponent } from '../../../shop/login.component';
import { NewsletterComponent }
  from '../../../shop/newsletter/newsletter.component';
import { NewsletterService } from '../../../shop/newsletter/newsletter.service';
import { UppercaseDirective } from '../../../shop/newsletter/uppercase.directive';
import { LAMP, MUG, Product } from '../../../shop/product';
import { ProductCardComponent } from '../../../shop/product-card.component';
import { ProductListComponent } from '../../../shop/product-list.component';
import { EndlessListComponent } from './renderer-tools.endless-list.component';

// The component that most samples of the finders look into

// #region shelf-component
@Component({
  selector: 'shop-shelf',
  standalone: true,
  imports: [HighlightDirective, ProductCardComponent],
  template: `
    <h1 shopHighlight="khaki">{{ title }}</h1>
    <shop-product-card
      class="first"
      [product]="lamp"
      (add)="added = $event"
    ></shop-product-card>
    <shop-product-card [product]="mug"></shop-product-card>
  `,
})
export class ShelfComponent {
  title = 'New';
  lamp = LAMP;
  mug = MUG;
  added: Product | null = null;
}
// #endregion shelf-component

// Options

// #region option-declarations
@Component({
  selector: 'shop-contact',
  standalone: false,
  template: `
    <h1 shopUppercase>Follow us</h1>
    <shop-newsletter></shop-newsletter>
  `,
})
class ContactComponent {}

describe('ContactComponent', () => {
  const tb = componentTestBed(ContactComponent, {
    declarations: [NewsletterComponent, UppercaseDirective],
    providers: [{ provide: NewsletterService, useValue: {} }],
  });

  it('should hold the newsletter', tb(({ query }) => {
    expect(query.findComponent(NewsletterComponent).subscribed).toBe(false);
    expect(query.findAllElements(UppercaseDirective).length).toBe(2);
  }));
});
// #endregion option-declarations

// #region option-schemas
@Component({
  selector: 'shop-review',
  standalone: false,
  template: `<vendor-rating [stars]="4"></vendor-rating>`,
})
class ReviewComponent {}

describe('ReviewComponent', () => {
  const tb = componentTestBed(ReviewComponent, {
    schemas: [CUSTOM_ELEMENTS_SCHEMA],
  });

  it('should pass the stars on', tb(({ query }) => {
    const rating = query.findDebugElement('vendor-rating');

    expect(rating.properties['stars']).toBe(4);
  }));
});
// #endregion option-schemas

// #region option-start-detect-changes
describe('ProductListComponent', () => {
  const tb = componentTestBed(ProductListComponent, {
    httpTesting: true,
    startDetectChanges: false,
  });

  it('should load once it is shown', tb(({ component, fixture, http }) => {
    expect(http.controller.match('/api/products').length).toBe(0);

    fixture.detectChanges();
    http.emitSuccessResponse({ url: '/api/products', body: [LAMP] });

    expect(component.products()).toEqual([LAMP]);
  }));
});
// #endregion option-start-detect-changes

// #region option-noop-animations
@Component({
  selector: 'shop-banner',
  standalone: true,
  imports: [NgIf],
  animations: [
    trigger('fade', [
      transition(':leave', [animate('300ms', style({ opacity: 0 }))]),
    ]),
  ],
  template: `<p *ngIf="open()" @fade>Free delivery this week</p>`,
})
class BannerComponent {
  readonly open = signal(true);
}

describe('BannerComponent', () => {
  const tb = componentTestBed(BannerComponent);

  it('should be gone once stable', tb(async ({ component, fixture }) => {
    expect(fixture.nativeElement.textContent).toBe('Free delivery this week');

    component.open.set(false);
    fixture.detectChanges();
    await fixture.whenStable();

    expect(fixture.nativeElement.textContent).toBe('');
  }));
});
// #endregion option-noop-animations

// Tools

// #region tool-element-late
@Component({
  selector: 'shop-hours',
  standalone: true,
  imports: [NgIf],
  template: `<p *ngIf="open">Open until six</p>`,
})
class HoursComponent {
  open = true;
}

describe('HoursComponent', () => {
  const tb = componentTestBed(HoursComponent);

  it('should show its hours', tb(({ element, query }) => {
    expect(element).toBeUndefined();
    expect(query.findElement('p').textContent).toBe('Open until six');
  }));
});
// #endregion tool-element-late

// #region query-find-component
describe('ShelfComponent', () => {
  const tb = componentTestBed(ShelfComponent);

  it('should show the lamp, then the mug', tb(({ query }) => {
    const lamp = query.findComponent(ProductCardComponent);
    const same = query.findComponent<ProductCardComponent>('.first');
    const cards = query.findAllComponents(ProductCardComponent);

    expect(same).toBe(lamp);
    expect(cards.map(card => card.product)).toEqual([LAMP, MUG]);
  }));
});
// #endregion query-find-component

// #region query-find-component-untyped
export function selectorWithoutType(): void {
  const tb = componentTestBed(ShelfComponent);

  it('should show the lamp first', tb(({ query }) => {
    // @ts-expect-error TS2571: Object is of type 'unknown'.
    expect(query.findComponent('.first').product).toBe(LAMP);
  }));
}
// #endregion query-find-component-untyped

// #region query-find-component-directive
describe('ShelfComponent', () => {
  const tb = componentTestBed(ShelfComponent);

  it('should own the highlighted title', tb(({ component, query }) => {
    const found: unknown = query.findComponent(HighlightDirective);
    const highlight = query.findDebugElement(HighlightDirective)
      .injector.get(HighlightDirective);

    expect(found).toBe(component);
    expect(highlight.shopHighlight).toBe('khaki');
  }));
});
// #endregion query-find-component-directive

// #region query-find-element
describe('ShelfComponent', () => {
  const tb = componentTestBed(ShelfComponent);

  it('should sell what is in stock', tb(({ query }) => {
    const first = query.findElement<HTMLButtonElement>('.first .add');
    const all = query.findAllElements<HTMLButtonElement>('.add');

    expect(first.disabled).toBe(false);
    expect(all.map(button => button.disabled)).toEqual([false, true]);
  }));
});
// #endregion query-find-element

// #region query-find-debug-element
describe('ShelfComponent', () => {
  const tb = componentTestBed(ShelfComponent);

  it('should listen to its first card only', tb(({ query }) => {
    const title = query.findDebugElement(HighlightDirective);
    const cards = query.findAllDebugElements('shop-product-card');

    expect(title.name).toBe('h1');
    expect(cards.map(card => card.listeners.length)).toEqual([1, 0]);
  }));
});
// #endregion query-find-debug-element

// #region action-click
describe('ShelfComponent', () => {
  const tb = componentTestBed(ShelfComponent);

  it('should keep what was added', tb(({ component, action }) => {
    action.click('.first .add');

    expect(component.added).toBe(LAMP);
  }));
});
// #endregion action-click

// #region action-click-disabled
describe('ProductCardComponent', () => {
  const tb = componentTestBed(ProductCardComponent);

  beforeEach(tb.setup(({ component }) => {
    component.product = MUG;
  }));

  it('should ignore the click of a user', tb(({ component, action, query, rx }) => {
    const added: Product[] = [];
    rx.remind = component.add.subscribe(product => added.push(product));

    query.findElement('.add').click();
    expect(added).toEqual([]);

    action.click('.add');
    expect(added).toEqual([MUG]);
  }));
});
// #endregion action-click-disabled

// #region action-emit-output
describe('ShelfComponent', () => {
  const tb = componentTestBed(ShelfComponent);

  it('should keep what its card emits', tb(({ component, action }) => {
    action.emitOutput(ProductCardComponent, 'add', MUG);

    expect(component.added).toBe(MUG);
  }));

  it('should color its title', tb(({ action, fixture, query }) => {
    action.emitOutput('h1', 'mouseenter');
    fixture.detectChanges();

    expect(query.findElement('h1').style.backgroundColor).toBe('khaki');
  }));
});
// #endregion action-emit-output

// Recipes

// #region recipe-absence
describe('LoginComponent', () => {
  const tb = componentTestBed(LoginComponent, { httpTesting: true });

  it('should show no message at first', tb(({ fixture, query }) => {
    expect(fixture.nativeElement.querySelector('.message')).toBeNull();
    expect(() => query.findElement('.message')).toThrowError(/^Cannot find/);
  }));
});
// #endregion recipe-absence

// #region recipe-fill-input
describe('LoginComponent', () => {
  const tb = componentTestBed(LoginComponent, { httpTesting: true });

  it('should read its field', tb(async ({ component, fixture, query }) => {
    await fixture.whenStable();

    const input = query.findElement<HTMLInputElement>('.email');
    input.value = 'ada@example.com';
    input.dispatchEvent(new Event('input'));

    expect(component.email).toBe('ada@example.com');
  }));
});
// #endregion recipe-fill-input

// #region recipe-by-text
describe('ShelfComponent', () => {
  const tb = componentTestBed(ShelfComponent);

  it('should not sell the mug', tb(({ query }) => {
    const cards = query.findAllElements('shop-product-card');
    const mug = cards.find(card => card.textContent?.includes('Mug'));

    expect(mug?.querySelector('button')?.disabled).toBe(true);
  }));
});
// #endregion recipe-by-text

// #region recipe-event-object
@Component({
  selector: 'shop-search',
  standalone: true,
  template: `<input type="search" (keydown)="onKey($event)">`,
})
class SearchComponent {
  open = true;

  onKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') this.open = false;
  }
}

describe('SearchComponent', () => {
  const tb = componentTestBed(SearchComponent);

  it('should close on Escape', tb(({ component, action }) => {
    const escape = new KeyboardEvent('keydown', { key: 'Escape' });
    action.emitOutput('input', 'keydown', escape);

    expect(component.open).toBe(false);
  }));
});
// #endregion recipe-event-object

// #region recipe-timing-on-push
describe('ProductCardComponent', () => {
  const tb = componentTestBed(ProductCardComponent);

  beforeEach(tb.setup(({ component }) => {
    component.product = LAMP;
  }));

  it('should show another product', tb((tools) => {
    const { component, fixture, injector, query } = tools;
    component.product = MUG;
    injector.get(ChangeDetectorRef).markForCheck();
    fixture.detectChanges();

    expect(query.findElement('.name').textContent).toBe('Mug');
  }));
});
// #endregion recipe-timing-on-push

// #region recipe-promise
abstract class Account {
  abstract name(): Promise<string>;
}

@Component({
  selector: 'shop-greeting',
  standalone: true,
  template: '<p class="name">{{ name() }}</p>',
})
class GreetingComponent {
  private readonly account = inject(Account);

  readonly name = signal('');
  readonly greet = async () => this.name.set(await this.account.name());
}

describe('GreetingComponent', () => {
  const tb = componentTestBed(GreetingComponent)
    .provide({ provide: Account, useValue: { name: async () => 'Ada' } });

  it('should greet by name', tb(async ({ component, fixture, query }) => {
    await component.greet();
    fixture.detectChanges();

    expect(query.findElement('.name').textContent).toBe('Ada');
  }));
});
// #endregion recipe-promise

// #region recipe-shallow
describe('ProductListComponent', () => {
  beforeEach(() => {
    TestBed.overrideComponent(ProductListComponent, {
      remove: { imports: [ProductCardComponent] },
      add: { schemas: [CUSTOM_ELEMENTS_SCHEMA] },
    });
  });

  const tb = componentTestBed(ProductListComponent)
    .provide([
      { provide: CatalogueService, useValue: { list: () => of([LAMP, MUG]) } },
      { provide: CartService, useValue: {} },
    ]);

  it('should show one element per product', tb(({ query }) => {
    const cards = query.findAllDebugElements('shop-product-card');

    const products = cards.map(card => card.properties['product']);
    expect(products).toEqual([LAMP, MUG]);
  }));
});
// #endregion recipe-shallow

// #region recipe-intersection-observer
describe('EndlessListComponent', () => {
  let observer: jasmine.SpyObj<IntersectionObserver>;
  let notify: IntersectionObserverCallback;

  beforeEach(() => {
    observer = jasmine.createSpyObj<IntersectionObserver>(['observe', 'disconnect']);
    spyOn(window, 'IntersectionObserver').and.callFake(function (callback) {
      notify = callback;
      return observer;
    });
  });

  const tb = componentTestBed(EndlessListComponent);

  it('should load a page when its end is visible', tb(({ fixture, query }) => {
    notify([{ isIntersecting: true } as IntersectionObserverEntry], observer);
    fixture.detectChanges();

    expect(query.findElement('.pages').textContent).toBe('2');
  }));

  it('should stop observing', tb(({ fixture }) => {
    fixture.destroy();

    expect(observer.disconnect).toHaveBeenCalled();
  }));
});
// #endregion recipe-intersection-observer

// Errors

// #region error-cannot-find-one
describe('a shelf without a footer', () => {
  const tb = componentTestBed(ShelfComponent);

  it('should find no footer', tb(({ query }) => {
    const find = () => query.findElement('footer');

    // @throws Cannot find one DebugElement with : selector "footer".
    expect(find).toThrowError(
      'Cannot find one DebugElement with : selector "footer".',
    );
  }));

  it('should not find itself', tb(({ query }) => {
    const find = () => query.findComponent(ShelfComponent);

    // @throws Cannot find one DebugElement with : directive "ShelfComponent".
    expect(find).toThrowError(
      'Cannot find one DebugElement with : directive "ShelfComponent".',
    );
  }));
});
// #endregion error-cannot-find-one

// #region error-cannot-find-many
describe('a shelf without offers', () => {
  const tb = componentTestBed(ShelfComponent);

  it('should find no offer', tb(({ query }) => {
    const find = () => query.findAllElements('.offer');

    // @throws Cannot find many DebugElement with : selector ".offer".
    expect(find).toThrowError(
      'Cannot find many DebugElement with : selector ".offer".',
    );
  }));
});
// #endregion error-cannot-find-many

// #region error-event-undefined
describe('a key pressed without an event', () => {
  const tb = componentTestBed(SearchComponent).provide({
    provide: ErrorHandler,
    useValue: { handleError: (error: unknown) => { throw error; } },
  });

  it('should fail in the listener', tb(({ action }) => {
    const press = () => action.emitOutput('input', 'keydown');

    // @throws Cannot read properties of undefined (reading 'key')
    expect(press).toThrowError(
      `Cannot read properties of undefined (reading 'key')`,
    );
  }));
});
// #endregion error-event-undefined
