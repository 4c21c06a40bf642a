import {
  Component, Directive, ElementRef, EventEmitter, HostListener, inject, Input,
  NgModule, OnDestroy, OnInit, Output, Renderer2, signal, TemplateRef,
  ViewContainerRef,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  componentTestBed, directiveTestBed, itShouldCreateDirective,
} from 'ngx-testing-tools';
import { HighlightDirective } from '../../../shop/highlight.directive';
import { NewsletterComponent }
  from '../../../shop/newsletter/newsletter.component';
import { NewsletterService } from '../../../shop/newsletter/newsletter.service';
import { UppercaseDirective } from '../../../shop/newsletter/uppercase.directive';
import { ProductCardComponent } from '../../../shop/product-card.component';

// The host of the quick sample.
@Component({
  selector: 'shop-promotion',
  standalone: true,
  imports: [HighlightDirective],
  template: `<p [shopHighlight]="color">Sale</p>`,
})
class PromotionComponent {
  color = 'tomato';
}

// #region tool-directive
describe('HighlightDirective', () => {
  const tb = directiveTestBed(HighlightDirective, PromotionComponent);

  it('should not have the color of the host', tb(({ directive, query }) => {
    const live = query.findDebugElement(HighlightDirective)
      .injector.get(HighlightDirective);

    expect(live.shopHighlight).toBe('tomato');
    expect(directive.shopHighlight).toBe('gold');
  }));
});
// #endregion tool-directive

// #region it-should-create
describe('HighlightDirective', () => {
  itShouldCreateDirective(HighlightDirective);
});
// #endregion it-should-create

// #region recipe-live-instance
describe('HighlightDirective', () => {
  const tb = directiveTestBed(HighlightDirective, PromotionComponent);

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

// #region recipe-output
@Directive({ selector: '[shopTrack]', standalone: true })
class TrackDirective {
  @Input() shopTrack = '';
  @Output() readonly tracked = new EventEmitter<string>();

  @HostListener('click') track(): void {
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

describe('TrackDirective', () => {
  const tb = directiveTestBed(TrackDirective, BuyComponent);

  it('should emit its name on a click', tb(({ action, host }) => {
    action.click(TrackDirective);

    expect(host.last).toBe('buy');
  }));
});
// #endregion recipe-output

// #region in-stock-directive
@Directive({ selector: '[shopInStock]', standalone: true })
export class InStockDirective {
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
  template: `<p *shopInStock="stock()">Ready to ship</p>`,
})
export class ShippingComponent {
  readonly stock = signal(3);
}
// #endregion in-stock-directive

// #region recipe-structural
describe('InStockDirective', () => {
  const tb = componentTestBed(ShippingComponent);

  it('should show its content', tb(({ query }) => {
    expect(query.findElement('p').textContent).toBe('Ready to ship');
  }));

  it('should remove it at zero', tb(({ component, fixture }) => {
    component.stock.set(0);
    fixture.detectChanges();

    expect(fixture.nativeElement.querySelector('p')).toBeNull();
  }));
});
// #endregion recipe-structural

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

    expect(title.style.textTransform).toBe('uppercase');
  }));
});
// #endregion recipe-non-standalone

// #region recipe-standalone-host
@Directive({
  selector: '[shopSmall]',
  standalone: false,
  host: { class: 'small' },
})
class SmallDirective {}

@NgModule({ declarations: [SmallDirective], exports: [SmallDirective] })
class TypographyModule {}

@Component({
  selector: 'shop-terms',
  standalone: true,
  imports: [TypographyModule],
  template: `<p shopSmall>Prices include VAT.</p>`,
})
class TermsComponent {}

describe('SmallDirective', () => {
  const tb = directiveTestBed(SmallDirective, TermsComponent, {
    imports: [TypographyModule],
  });

  it('should make its element small', tb(({ query }) => {
    expect(query.findElement(SmallDirective).className).toBe('small');
  }));
});
// #endregion recipe-standalone-host

// #region error-not-a-directive
describe('A test bed for a component', () => {
  it('should be refused', () => {
    const create = () => directiveTestBed(ProductCardComponent, PromotionComponent);

    // @throws The provided "ProductCardComponent" is not a Directive. The DirectiveTestBed cannot be created.
    expect(create).toThrowError(
      'The provided "ProductCardComponent" is not a Directive. '
      + 'The DirectiveTestBed cannot be created.',
    );
  });
});
// #endregion error-not-a-directive

// #region error-no-provider
describe('A structural directive in a directive test bed', () => {
  const tb = directiveTestBed(InStockDirective, ShippingComponent, {
    autoCompile: false,
    checkCreate: false,
  });

  it('should have no template', async () => {
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

describe('A directive that styles its element in its constructor', () => {
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

describe('A directive that cleans up its element', () => {
  directiveTestBed(StickyDirective, ToolbarComponent, { checkCreate: false });

  it('should fail when the test is over', () => {
    const destroy = () => TestBed.resetTestingModule();

    // @throws this.element.nativeElement.removeAttribute is not a function
    expect(destroy).toThrowError(
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

describe('A host that does not import the directive', () => {
  const tb = directiveTestBed(HighlightDirective, ForgetfulComponent);

  it('should have an attribute and no directive', tb(({ query }) => {
    const find = () => query.findElement(HighlightDirective);

    // @throws Cannot find one DebugElement with : directive "HighlightDirective".
    expect(find).toThrowError(
      'Cannot find one DebugElement with : directive "HighlightDirective".',
    );
  }));
});
// #endregion error-host-import
