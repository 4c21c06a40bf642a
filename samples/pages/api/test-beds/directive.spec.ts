import { provideHttpClient } from '@angular/common/http';
import { HttpTestingController, provideHttpClientTesting }
  from '@angular/common/http/testing';
import {
  ANIMATION_MODULE_TYPE, Component, CUSTOM_ELEMENTS_SCHEMA, Directive, ElementRef,
  EventEmitter, HostListener, inject, Injectable, Input, OnDestroy, OnInit, Output,
  Renderer2, TemplateRef, ViewContainerRef,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { By } from '@angular/platform-browser';
import { componentTestBed, directiveTestBed, itShouldCreateDirective }
  from 'ngx-testing-tools';
import { CatalogueService } from '../../../shop/catalogue.service';
import { HighlightDirective } from '../../../shop/highlight.directive';
import { NewsletterComponent }
  from '../../../shop/newsletter/newsletter.component';
import { NewsletterService } from '../../../shop/newsletter/newsletter.service';
import { UppercaseDirective } from '../../../shop/newsletter/uppercase.directive';
import { PricePipe } from '../../../shop/price.pipe';
import { ProductCardComponent } from '../../../shop/product-card.component';

// The host of most samples

// #region sale-component
@Component({
  selector: 'shop-sale',
  standalone: true,
  imports: [HighlightDirective],
  template: `<p [shopHighlight]="color">Sale</p>`,
})
class SaleComponent {
  color = 'tomato';
}
// #endregion sale-component

// #region track-directive
@Injectable({ providedIn: 'root' })
class Journal {
  readonly entries: string[] = [];
}

@Directive({ selector: '[shopTrack]', standalone: true })
class TrackDirective {
  private readonly journal = inject(Journal);

  @Input() shopTrack = '';
  @Output() tracked = new EventEmitter<string>();

  @HostListener('click') track(): void {
    this.journal.entries.push(this.shopTrack);
    this.tracked.emit(this.shopTrack);
  }
}

@Component({
  selector: 'shop-buy',
  standalone: true,
  imports: [TrackDirective],
  template: `<button shopTrack="buy" (tracked)="last = $event">Buy</button>`,
})
class BuyComponent {
  last = '';
}
// #endregion track-directive

// Options

// #region option-imports
@Component({
  selector: 'shop-price-tag',
  standalone: false,
  template: `<p shopHighlight>{{ 3950 | price }}</p>`,
})
class PriceTagComponent {}

describe('HighlightDirective', () => {
  const tb = directiveTestBed(HighlightDirective, PriceTagComponent, {
    imports: [PricePipe],
  });

  it('should leave the text alone', tb(({ query }) => {
    const price = query.findElement(HighlightDirective);

    expect(price.textContent).toBe('39.50 EUR');
  }));
});
// #endregion option-imports

// #region option-providers
describe('TrackDirective', () => {
  const journal = { entries: ['open'] };
  const tb = directiveTestBed(TrackDirective, BuyComponent, {
    providers: [{ provide: Journal, useValue: journal }],
  });

  it('should write after what is there', tb(({ action }) => {
    action.click(TrackDirective);

    expect(journal.entries).toEqual(['open', 'buy']);
  }));
});
// #endregion option-providers

// #region option-declarations
@Component({
  selector: 'shop-footer',
  standalone: false,
  template: `
    <h1 shopUppercase>Follow us</h1>
    <shop-newsletter></shop-newsletter>
  `,
})
class FooterComponent {}

describe('UppercaseDirective', () => {
  const tb = directiveTestBed(UppercaseDirective, FooterComponent, {
    declarations: [NewsletterComponent],
    providers: [{ provide: NewsletterService, useValue: {} }],
  });

  it('should write both titles in capitals', tb(({ query }) => {
    const titles = query.findAllElements(UppercaseDirective);

    expect(titles.map(title => title.tagName)).toEqual(['H1', 'H2']);
  }));
});
// #endregion option-declarations

// #region option-schemas
@Component({
  selector: 'shop-label',
  standalone: false,
  template: `<vendor-label shopUppercase>New</vendor-label>`,
})
class LabelComponent {}

describe('UppercaseDirective', () => {
  const tb = directiveTestBed(UppercaseDirective, LabelComponent, {
    schemas: [CUSTOM_ELEMENTS_SCHEMA],
  });

  it('should work on a web component', tb(({ query }) => {
    expect(query.findElement('vendor-label').style.textTransform)
      .toBe('uppercase');
  }));
});
// #endregion option-schemas

// #region option-start-detect-changes
describe('HighlightDirective', () => {
  const tb = directiveTestBed(HighlightDirective, SaleComponent, {
    startDetectChanges: false,
  });

  it('should take the first color of its host', tb((tools) => {
    const { host, fixture, query, action } = tools;
    host.color = 'khaki';
    fixture.detectChanges();

    action.emitOutput('p', 'mouseenter');
    fixture.detectChanges();
    expect(query.findElement('p').style.backgroundColor).toBe('khaki');
  }));
});
// #endregion option-start-detect-changes

// #region option-noop-animations
describe('HighlightDirective', () => {
  const tb = directiveTestBed(HighlightDirective, SaleComponent, {
    noopAnimations: false,
  });

  it('should need no animations', tb(({ injector }) => {
    expect(injector.get(ANIMATION_MODULE_TYPE, null)).toBeNull();
  }));
});
// #endregion option-noop-animations

// #region option-no-template
describe('HighlightDirective', () => {
  const tb = directiveTestBed(HighlightDirective, SaleComponent, {
    noTemplate: true,
  });

  it('should fall back to gold', tb(({ directive }) => {
    directive.shopHighlight = '';
    directive.enter();

    expect(directive.color).toBe('gold');
  }));
});
// #endregion option-no-template

// #region option-auto-compile
describe('HighlightDirective', () => {
  const tb = directiveTestBed(HighlightDirective, SaleComponent, {
    autoCompile: false,
  });

  beforeEach(async () => {
    const template = '<mark shopHighlight>Sale</mark>';
    TestBed.overrideTemplate(SaleComponent, template);
    await tb.compile();
  });

  it('should work without a color', tb(({ query, action, fixture }) => {
    action.emitOutput('mark', 'mouseenter');
    fixture.detectChanges();

    expect(query.findElement('mark').style.backgroundColor).toBe('gold');
  }));
});
// #endregion option-auto-compile

// #region option-check-create
describe('HighlightDirective', () => {
  const tb = directiveTestBed(HighlightDirective, SaleComponent, {
    checkCreate: false,
  });

  it('should stand on the paragraph', tb(({ query }) => {
    expect(query.findElement(HighlightDirective).tagName).toBe('P');
  }));
});
// #endregion option-check-create

// Tools

// #region tool-directive
describe('HighlightDirective', () => {
  const tb = directiveTestBed(HighlightDirective, SaleComponent);

  it('should exist twice', tb(({ directive, query }) => {
    const live = query.findDebugElement(HighlightDirective)
      .injector.get(HighlightDirective);

    expect(live).not.toBe(directive);
    expect(live.shopHighlight).toBe('tomato');
    expect(directive.shopHighlight).toBe('gold');
  }));
});
// #endregion tool-directive

// #region tool-host
describe('HighlightDirective', () => {
  const tb = directiveTestBed(HighlightDirective, SaleComponent);

  it('should follow the color of its host', tb((tools) => {
    const { host, fixture, query, action } = tools;
    host.color = 'khaki';
    fixture.detectChanges();

    action.emitOutput(HighlightDirective, 'mouseenter');
    fixture.detectChanges();
    expect(query.findElement('p').style.backgroundColor).toBe('khaki');
  }));
});
// #endregion tool-host

// #region tool-fixture
describe('HighlightDirective', () => {
  const tb = directiveTestBed(HighlightDirective, SaleComponent);

  it('should show its color at the next check', tb((tools) => {
    const { action, query, fixture } = tools;
    action.emitOutput(HighlightDirective, 'mouseenter');
    expect(query.findElement('p').style.backgroundColor).toBe('');

    fixture.detectChanges();
    expect(query.findElement('p').style.backgroundColor).toBe('tomato');
  }));
});
// #endregion tool-fixture

// #region tool-element
describe('HighlightDirective', () => {
  const tb = directiveTestBed(HighlightDirective, SaleComponent);

  it('should leave its element uncolored at first', tb(({ element }) => {
    expect(element?.tagName).toBe('P');
    expect(element?.style.backgroundColor).toBe('');
  }));
});
// #endregion tool-element

// #region tool-query
describe('TrackDirective', () => {
  const tb = directiveTestBed(TrackDirective, BuyComponent);

  it('should stand on the button', tb(({ query }) => {
    expect(query.findElement(TrackDirective).textContent).toBe('Buy');
    expect(query.findAllElements(TrackDirective).length).toBe(1);
  }));
});
// #endregion tool-query

// #region tool-action
describe('TrackDirective', () => {
  const tb = directiveTestBed(TrackDirective, BuyComponent);

  it('should tell its host', tb(({ action, host }) => {
    action.click(TrackDirective);
    expect(host.last).toBe('buy');

    action.emitOutput(TrackDirective, 'tracked', 'sell');
    expect(host.last).toBe('sell');
  }));
});
// #endregion tool-action

// #region tool-injector
describe('TrackDirective', () => {
  const tb = directiveTestBed(TrackDirective, BuyComponent);

  it('should write to the journal', tb(({ action, injector }) => {
    action.click(TrackDirective);

    expect(injector.get(Journal).entries).toEqual(['buy']);
  }));
});
// #endregion tool-injector

// #region tool-injected
describe('TrackDirective', () => {
  const tb = directiveTestBed(TrackDirective, BuyComponent)
    .inject('journal', Journal);

  it('should write once a click', tb(({ action, injected }) => {
    action.click(TrackDirective);
    action.click(TrackDirective);

    expect(injected.journal.entries).toEqual(['buy', 'buy']);
  }));
});
// #endregion tool-injected

// #region tool-rx
describe('TrackDirective', () => {
  const tb = directiveTestBed(TrackDirective, BuyComponent);

  it('should emit what it tracks', tb(({ action, query, rx }) => {
    const { injector } = query.findDebugElement(TrackDirective);
    const onTracked = jasmine.createSpy('onTracked');
    rx.remind = injector.get(TrackDirective).tracked.subscribe(onTracked);

    action.click(TrackDirective);

    expect(onTracked).toHaveBeenCalledOnceWith('buy');
  }));
});
// #endregion tool-rx

// Options of one test

// #region test-option-start-detect-changes
describe('HighlightDirective', () => {
  const tb = directiveTestBed(HighlightDirective, SaleComponent);

  it('should not know its color before the first check', tb(({ query }) => {
    const { injector } = query.findDebugElement(HighlightDirective);

    expect(injector.get(HighlightDirective).shopHighlight).toBe('gold');
  }, { startDetectChanges: false }));
});
// #endregion test-option-start-detect-changes

// Chained methods

// #region method-import
describe('HighlightDirective', () => {
  const tb = directiveTestBed(HighlightDirective, PriceTagComponent)
    .import(PricePipe);

  it('should highlight a price', tb(({ action, fixture, query }) => {
    action.emitOutput(HighlightDirective, 'mouseenter');
    fixture.detectChanges();

    expect(query.findElement('p').style.backgroundColor).toBe('gold');
  }));
});
// #endregion method-import

// #region method-provide
describe('TrackDirective', () => {
  const journal = { entries: [] as string[] };
  const tb = directiveTestBed(TrackDirective, BuyComponent)
    .provide({ provide: Journal, useValue: journal });

  it('should write to the given journal', tb(({ action }) => {
    action.click(TrackDirective);

    expect(journal.entries).toEqual(['buy']);
  }));
});
// #endregion method-provide

// #region method-declare
describe('UppercaseDirective', () => {
  const tb = directiveTestBed(UppercaseDirective, FooterComponent)
    .declare(NewsletterComponent)
    .provide({ provide: NewsletterService, useValue: {} });

  it('should style the title of the footer', tb(({ query }) => {
    expect(query.findElement('h1').style.textTransform).toBe('uppercase');
  }));
});
// #endregion method-declare

// #region method-inject
describe('TrackDirective', () => {
  const tb = directiveTestBed(TrackDirective, BuyComponent)
    .inject('journal', Journal);

  it('should write nothing by itself', tb(({ injected }) => {
    expect(injected.journal.entries).toEqual([]);
  }));
});
// #endregion method-inject

// #region method-setup
describe('HighlightDirective', () => {
  const tb = directiveTestBed(HighlightDirective, SaleComponent);

  beforeEach(tb.setup(({ host }) => {
    host.color = 'khaki';
  }));

  it('should take the color of its host', tb(({ action, fixture, query }) => {
    action.emitOutput(HighlightDirective, 'mouseenter');
    fixture.detectChanges();

    expect(query.findElement('p').style.backgroundColor).toBe('khaki');
  }));
});
// #endregion method-setup

// #region method-compile
describe('HighlightDirective', () => {
  const tb = directiveTestBed(HighlightDirective, SaleComponent, {
    autoCompile: false,
    checkCreate: false,
  });

  for (const tag of ['p', 'mark', 'td']) {
    describe(`on a ${tag} element`, () => {
      beforeEach(async () => {
        const template = `<${tag} shopHighlight></${tag}>`;
        TestBed.overrideTemplate(SaleComponent, template);
        await tb.compile();
      });

      it('should react to the pointer', tb(({ action, fixture, query }) => {
        action.emitOutput(tag, 'mouseenter');
        fixture.detectChanges();

        expect(query.findElement(tag).style.backgroundColor).toBe('gold');
      }));
    });
  }
});
// #endregion method-compile

// #region it-should-create
describe('HighlightDirective', () => {
  itShouldCreateDirective(HighlightDirective);
});
// #endregion it-should-create

// Recipes

// #region recipe-live-instance
describe('HighlightDirective', () => {
  const tb = directiveTestBed(HighlightDirective, SaleComponent);

  it('should forget its color on leaving', tb(({ query, action }) => {
    const { injector } = query.findDebugElement(HighlightDirective);
    const live = injector.get(HighlightDirective);

    action.emitOutput(HighlightDirective, 'mouseenter');
    expect(live.color).toBe('tomato');

    action.emitOutput(HighlightDirective, 'mouseleave');
    expect(live.color).toBeNull();
  }));
});
// #endregion recipe-live-instance

// #region recipe-host
@Component({
  selector: 'shop-shelf',
  standalone: true,
  imports: [HighlightDirective],
  template: `
    <p class="bound" [shopHighlight]="color">Sale</p>
    <p class="fixed" shopHighlight="khaki">New</p>
    <p class="bare" shopHighlight>Soon</p>
  `,
})
class ShelfComponent {
  color = 'tomato';
}

describe('HighlightDirective', () => {
  const tb = directiveTestBed(HighlightDirective, ShelfComponent);

  it('should take its color in three ways', tb(({ query, fixture }) => {
    const paragraphs = query.findAllDebugElements(HighlightDirective);
    paragraphs.forEach(p => p.triggerEventHandler('mouseenter'));
    fixture.detectChanges();

    const colors = query.findAllElements(HighlightDirective)
      .map(p => p.style.backgroundColor);
    expect(colors).toEqual(['tomato', 'khaki', 'gold']);
  }));
});
// #endregion recipe-host

// #region in-stock-directive
@Directive({ selector: '[shopInStock]', standalone: true })
class InStockDirective {
  private readonly template = inject(TemplateRef);
  private readonly container = inject(ViewContainerRef);

  @Input() set shopInStock(stock: number) {
    this.container.clear();
    if (stock > 0) this.container.createEmbeddedView(this.template);
  }
}

@Component({
  selector: 'shop-shipping',
  standalone: true,
  imports: [InStockDirective],
  template: `<p *shopInStock="stock">Ready to ship</p>`,
})
class ShippingComponent {
  stock = 3;
}
// #endregion in-stock-directive

// #region recipe-structural
describe('InStockDirective', () => {
  const tb = componentTestBed(ShippingComponent);

  it('should show its content', tb(({ query }) => {
    expect(query.findElement('p').textContent).toBe('Ready to ship');
  }));

  it('should remove it at zero', tb(({ component, fixture }) => {
    component.stock = 0;
    fixture.detectChanges();

    expect(fixture.nativeElement.querySelector('p')).toBeNull();
  }));
});
// #endregion recipe-structural

// #region recipe-structural-directive-bed
describe('InStockDirective', () => {
  const tb = directiveTestBed(InStockDirective, ShippingComponent)
    .provide({ provide: TemplateRef, useValue: null });

  it('should follow the stock', tb(({ host, fixture }) => {
    host.stock = 0;
    fixture.detectChanges();
    expect(fixture.nativeElement.textContent).toBe('');

    host.stock = 1;
    fixture.detectChanges();
    expect(fixture.nativeElement.textContent).toBe('Ready to ship');
  }));

  it('should stand on a comment', tb(({ fixture }) => {
    const [node] = fixture.debugElement
      .queryAllNodes(By.directive(InStockDirective));

    expect(node.nativeNode.nodeType).toBe(Node.COMMENT_NODE);
    expect(node.injector.get(InStockDirective))
      .toBeInstanceOf(InStockDirective);
  }));
});
// #endregion recipe-structural-directive-bed

// #region recipe-renderer
@Directive({ selector: '[shopNew]', standalone: true })
class NewDirective implements OnInit {
  private readonly renderer = inject(Renderer2);
  private readonly element = inject<ElementRef<HTMLElement>>(ElementRef);

  ngOnInit(): void {
    this.renderer.addClass(this.element.nativeElement, 'new');
  }
}

@Component({
  selector: 'shop-title',
  standalone: true,
  imports: [NewDirective],
  template: `<h2 shopNew>Lamp</h2>`,
})
class TitleComponent {}

describe('NewDirective', () => {
  const tb = directiveTestBed(NewDirective, TitleComponent)
    .provide({ provide: Renderer2, useValue: null });

  it('should mark its element', tb(({ query }) => {
    expect(query.findElement(NewDirective).className).toBe('new');
  }));
});
// #endregion recipe-renderer

// #region recipe-non-standalone
describe('UppercaseDirective', () => {
  const tb = directiveTestBed(UppercaseDirective, NewsletterComponent, {
    providers: [{ provide: NewsletterService, useValue: {} }],
  });

  it('should write the title in capitals', tb(({ query }) => {
    const title = query.findElement(UppercaseDirective);

    expect(title.textContent).toBe('Newsletter');
    expect(title.style.textTransform).toBe('uppercase');
  }));
});
// #endregion recipe-non-standalone

// #region recipe-http
@Directive({ selector: '[shopPreload]', standalone: true })
class PreloadDirective {
  private readonly catalogue = inject(CatalogueService);

  @Input() shopPreload = 0;

  @HostListener('mouseenter') load(): void {
    this.catalogue.find(this.shopPreload).subscribe();
  }
}

@Component({
  selector: 'shop-link',
  standalone: true,
  imports: [PreloadDirective],
  template: `<a [shopPreload]="1">Lamp</a>`,
})
class LinkComponent {}

describe('PreloadDirective', () => {
  const tb = directiveTestBed(PreloadDirective, LinkComponent, {
    providers: [provideHttpClient(), provideHttpClientTesting()],
  }).inject('http', HttpTestingController);

  it('should load its product', tb(({ action, injected }) => {
    action.emitOutput(PreloadDirective, 'mouseenter');

    const { request } = injected.http.expectOne('/api/products/1');
    expect(request.method).toBe('GET');
  }));
});
// #endregion recipe-http

// Errors

// #region error-not-a-directive
describe('a bed for a component', () => {
  it('should be refused', () => {
    // @throws The provided "ProductCardComponent" is not a Directive. The DirectiveTestBed cannot be created.
    expect(() => directiveTestBed(ProductCardComponent, SaleComponent))
      .toThrowError(
        'The provided "ProductCardComponent" is not a Directive. '
        + 'The DirectiveTestBed cannot be created.',
      );
  });
});
// #endregion error-not-a-directive

// #region error-not-compiled
describe('a bed that nothing compiles', () => {
  const tb = directiveTestBed(HighlightDirective, SaleComponent, {
    autoCompile: false,
    checkCreate: false,
  });

  it('should have nothing to hand out', () => {
    const test = tb(({ host }) => {
      expect(host.color).toBe('tomato');
    }) as () => void;

    // @throws HighlightDirective instance is falsy. You need to set `autoCompile = true` (default) or set `beforeEach(() => tb.compile());` and `autoCompile = false` before running expectations.
    expect(test).toThrowError(
      'HighlightDirective instance is falsy. You need to set `autoCompile = true` '
      + '(default) or set `beforeEach(() => tb.compile());` and '
      + '`autoCompile = false` before running expectations.',
    );
  });
});
// #endregion error-not-compiled

// #region error-no-provider
describe('a structural directive in a directive bed', () => {
  const tb = directiveTestBed(InStockDirective, ShippingComponent, {
    autoCompile: false,
    checkCreate: false,
  });

  it('should lack its template', async () => {
    // @throws No provider for TemplateRef!
    await expectAsync(tb.compile()).toBeRejectedWith(jasmine.objectContaining({
      message: jasmine.stringContaining('No provider for TemplateRef!'),
    }));
  });
});
// #endregion error-no-provider

// #region error-native-element
@Directive({ selector: '[shopMuted]', standalone: true })
class MutedDirective {
  constructor() {
    const { nativeElement } = inject<ElementRef<HTMLElement>>(ElementRef);
    nativeElement.style.color = 'gray';
  }
}

@Component({
  selector: 'shop-sold-out',
  standalone: true,
  imports: [MutedDirective],
  template: `<p shopMuted>Sold out</p>`,
})
class SoldOutComponent {}

describe('a directive that styles its element in its constructor', () => {
  const tb = directiveTestBed(MutedDirective, SoldOutComponent, {
    autoCompile: false,
    checkCreate: false,
  });

  it('should not be created', async () => {
    // @throws Cannot set properties of undefined (setting 'color')
    await expectAsync(tb.compile()).toBeRejectedWithError(
      `Cannot set properties of undefined (setting 'color')`,
    );
  });
});
// #endregion error-native-element

// #region error-destroy
@Directive({ selector: '[shopSticky]', standalone: true })
class StickyDirective implements OnDestroy {
  private readonly element = inject<ElementRef<HTMLElement>>(ElementRef);

  ngOnDestroy(): void {
    this.element.nativeElement.removeAttribute('data-sticky');
  }
}

@Component({
  selector: 'shop-toolbar',
  standalone: true,
  imports: [StickyDirective],
  template: `<nav shopSticky>Shop</nav>`,
})
class ToolbarComponent {}

describe('a directive that cleans up its element', () => {
  directiveTestBed(StickyDirective, ToolbarComponent, { checkCreate: false });

  it('should fail when the test is over', () => {
    // @throws this.element.nativeElement.removeAttribute is not a function
    expect(() => TestBed.resetTestingModule()).toThrowError(
      'this.element.nativeElement.removeAttribute is not a function',
    );
  });
});
// #endregion error-destroy

// #region error-host-import
@Component({
  selector: 'shop-forgetful',
  standalone: true,
  template: `<p shopHighlight="khaki">Sale</p>`,
})
class ForgetfulComponent {}

describe('a host that does not import the directive', () => {
  const tb = directiveTestBed(HighlightDirective, ForgetfulComponent);

  it('should show a mere attribute', tb(({ query }) => {
    // @throws Cannot find one DebugElement with : directive "HighlightDirective".
    expect(() => query.findElement(HighlightDirective)).toThrowError(
      'Cannot find one DebugElement with : directive "HighlightDirective".',
    );
  }));
});
// #endregion error-host-import
