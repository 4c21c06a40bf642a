import { CommonModule } from '@angular/common';
import { Component, EventEmitter, forwardRef, HostListener, inject, Injectable, Input, NgModule,
  OnChanges, OnDestroy, Output, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { ControlValueAccessor, FormControl, FormGroup, NG_VALUE_ACCESSOR,
  ReactiveFormsModule, Validators } from '@angular/forms';
import { Title } from '@angular/platform-browser';
import { componentTestBed } from 'ngx-testing-tools';
import { of } from 'rxjs';
import { CartService } from '../../../shop/cart.service';
import { CatalogueService } from '../../../shop/catalogue.service';
import { HighlightDirective } from '../../../shop/highlight.directive';
import { LAMP, MUG, Product } from '../../../shop/product';
import { ProductCardComponent } from '../../../shop/product-card.component';
import { ProductListComponent } from '../../../shop/product-list.component';

// Inputs and outputs

// #region recipe-inputs
describe('ProductCardComponent', () => {
  const tb = componentTestBed(ProductCardComponent);

  beforeEach(tb.setup(({ fixture }) => {
    fixture.componentRef.setInput('product', LAMP);
  }));

  it('should follow its input', tb(({ fixture, query }) => {
    expect(query.findElement('.name').textContent).toBe('Lamp');

    fixture.componentRef.setInput('product', MUG);
    fixture.detectChanges();
    expect(query.findElement('.name').textContent).toBe('Mug');
  }));
});
// #endregion recipe-inputs

// #region recipe-host
@Component({
  selector: 'shop-shelf',
  standalone: true,
  imports: [ProductCardComponent],
  template: `
    <shop-product-card
      [product]="product()"
      (add)="added = $event"
    ></shop-product-card>
  `,
})
class ShelfComponent {
  readonly product = signal(LAMP);
  added: Product | null = null;
}

describe('ProductCardComponent', () => {
  const tb = componentTestBed(ShelfComponent);

  it('should show its product', tb(({ component, fixture, query }) => {
    component.product.set(MUG);
    fixture.detectChanges();

    expect(query.findElement('.name').textContent).toBe('Mug');
  }));

  it('should pass its product to the parent', tb(({ component, action }) => {
    action.click('.add');

    expect(component.added).toBe(LAMP);
  }));
});
// #endregion recipe-host

// #region recipe-projection
@Component({
  selector: 'shop-panel',
  standalone: true,
  template: `
    <header><ng-content select="h2"></ng-content></header>
    <ng-content></ng-content>
  `,
})
class PanelComponent {}

@Component({
  standalone: true,
  imports: [PanelComponent],
  template: '<shop-panel><p>Tomorrow</p><h2>Delivery</h2></shop-panel>',
})
class HostComponent {}

describe('PanelComponent', () => {
  const tb = componentTestBed(HostComponent);

  it('should put the title first', tb(({ query }) => {
    expect(query.findElement('header').textContent).toBe('Delivery');
    expect(query.findElement(PanelComponent).lastElementChild?.tagName)
      .toBe('P');
  }));
});
// #endregion recipe-projection

// #region recipe-host-directives
@Component({
  selector: 'shop-new',
  standalone: true,
  hostDirectives: [
    { directive: HighlightDirective, inputs: ['shopHighlight: color'] },
  ],
  template: 'New',
})
class NewComponent {}

describe('NewComponent', () => {
  const tb = componentTestBed(NewComponent)
    .inject('highlight', HighlightDirective);

  it('should take the color', tb(({ fixture, injected }) => {
    fixture.componentRef.setInput('color', 'khaki');
    fixture.nativeElement.dispatchEvent(new Event('mouseenter'));

    expect(injected.highlight.color).toBe('khaki');
  }));
});
// #endregion recipe-host-directives

// Services

// #region recipe-replace-service
class CartStub implements Partial<CartService> {
  readonly items: Product[] = [];
  add = (product: Product) => this.items.push(product);
}

describe('ProductListComponent', () => {
  const list = () => of([LAMP, MUG]);
  const catalogue = { list } satisfies Partial<CatalogueService>;

  const tb = componentTestBed(ProductListComponent)
    .provide({ provide: CatalogueService, useValue: catalogue })
    .provide({ provide: CartService, useClass: CartStub })
    .inject('cart', CartService);

  it('should show what the catalogue returns', tb(({ query }) => {
    const names = query.findAllElements('.name');
    expect(names.map(name => name.textContent)).toEqual(['Lamp', 'Mug']);
  }));

  it('should put the product into the cart', tb(({ action, injected }) => {
    action.click('.add');

    expect(injected.cart.items).toEqual([LAMP]);
  }));
});
// #endregion recipe-replace-service

// Hooks

// #region zoom-component
@Component({
  selector: 'shop-zoom',
  standalone: true,
  template: '<p [class.zoomed]="zoomed()">{{ product.name }}</p>',
})
export class ZoomComponent implements OnChanges, OnDestroy {
  private readonly title = inject(Title);

  @Input() product = LAMP;
  readonly zoomed = signal(true);

  ngOnChanges(): void {
    this.title.setTitle(this.product.name);
  }

  @HostListener('window:resize')
  zoomOut(): void {
    this.zoomed.set(false);
  }

  ngOnDestroy(): void {
    this.title.setTitle('Shop');
  }
}
// #endregion zoom-component

// #region recipe-lifecycle
describe('ZoomComponent', () => {
  const tb = componentTestBed(ZoomComponent).inject('title', Title);

  it('should follow its product', tb(({ fixture, injected }) => {
    fixture.componentRef.setInput('product', MUG);
    fixture.detectChanges();

    expect(injected.title.getTitle()).toBe('Mug');
  }));

  it('should zoom out when the window is resized', tb(({ component }) => {
    window.dispatchEvent(new Event('resize'));

    expect(component.zoomed()).toBe(false);
  }));

  it('should give the title back', tb(({ fixture, injected }) => {
    fixture.destroy();

    expect(injected.title.getTitle()).toBe('Shop');
  }));
});
// #endregion recipe-lifecycle

// Forms

// #region recipe-reactive-form
@Component({
  selector: 'shop-order',
  standalone: true,
  imports: [ReactiveFormsModule],
  template: `
    <form [formGroup]="form" (ngSubmit)="ordered = form.getRawValue()">
      <input type="email" formControlName="email">
      <select formControlName="country">
        <option value="be">Belgium</option>
        <option value="fr">France</option>
      </select>
      <input type="checkbox" formControlName="terms">
      <button [disabled]="form.invalid">Order</button>
    </form>
  `,
})
export class OrderComponent {
  readonly form = new FormGroup({
    email: new FormControl('', Validators.required),
    country: new FormControl('be'),
    terms: new FormControl(false, Validators.requiredTrue),
  });
  ordered: unknown;
}
// #endregion recipe-reactive-form

// #region recipe-reactive-form-spec
describe('OrderComponent', () => {
  const tb = componentTestBed(OrderComponent);

  it('should order', tb(({ component, fixture, query }) => {
    const email = query.findElement<HTMLInputElement>('[type=email]');
    email.value = 'ada@example.com';
    email.dispatchEvent(new Event('input'));

    const country = query.findElement<HTMLSelectElement>('select');
    country.value = 'fr';
    country.dispatchEvent(new Event('change'));

    query.findElement('[type=checkbox]').click();
    fixture.detectChanges();
    query.findElement('button').click();

    expect(component.ordered)
      .toEqual({ email: 'ada@example.com', country: 'fr', terms: true });
  }));
});
// #endregion recipe-reactive-form-spec

// #region recipe-value-accessor
@Component({
  selector: 'shop-stars',
  standalone: true,
  providers: [{
    provide: NG_VALUE_ACCESSOR,
    useExisting: forwardRef(() => StarsComponent),
    multi: true,
  }],
  template: `
    <button
      type="button"
      [disabled]="disabled()"
      (click)="add()"
    >{{ stars() }}</button>
  `,
})
export class StarsComponent implements ControlValueAccessor {
  readonly stars = signal(0);
  readonly disabled = signal(false);
  onChange: (stars: number) => void = () => {};

  add(): void {
    this.stars.set(this.stars() + 1);
    this.onChange(this.stars());
  }

  writeValue(stars: number): void {
    this.stars.set(stars);
  }

  registerOnChange(onChange: (stars: number) => void): void {
    this.onChange = onChange;
  }

  registerOnTouched(): void {}

  setDisabledState(disabled: boolean): void {
    this.disabled.set(disabled);
  }
}
// #endregion recipe-value-accessor

// #region recipe-value-accessor-spec
@Component({
  standalone: true,
  imports: [ReactiveFormsModule, StarsComponent],
  template: '<shop-stars [formControl]="control"></shop-stars>',
})
class RatingComponent {
  readonly control = new FormControl(3);
}

describe('StarsComponent', () => {
  const tb = componentTestBed(RatingComponent);

  it('should write its value', tb(({ component, action, query }) => {
    expect(query.findElement('button').textContent).toBe('3');

    action.click('button');

    expect(component.control.value).toBe(4);
  }));

  it('should follow the control', tb(({ component, fixture, query }) => {
    component.control.disable();
    fixture.detectChanges();

    expect(query.findElement<HTMLButtonElement>('button').disabled).toBe(true);
  }));
});
// #endregion recipe-value-accessor-spec

// Requests and providers

// #region recipe-http
describe('ProductListComponent', () => {
  const tb = componentTestBed(ProductListComponent, { httpTesting: true });

  it('should show the products', tb(({ http, fixture, query }) => {
    http.emitSuccessResponse({ url: '/api/products', body: [LAMP, MUG] });
    fixture.detectChanges();

    const names = query.findAllElements('.name');
    expect(names.map(name => name.textContent)).toEqual(['Lamp', 'Mug']);
  }));

  it('should show an error instead', tb(({ http, fixture, query }) => {
    http.emitErrorResponse({ url: '/api/products', status: 500 });
    fixture.detectChanges();

    expect(query.findElement('[role=alert]').textContent)
      .toBe('The catalogue cannot be loaded.');
    expect(() => query.findElement('.name')).toThrowError(/^Cannot find/);
  }));
});
// #endregion recipe-http

// #region delivery-component
@Injectable()
export class Clock {
  hour(): number {
    return new Date().getHours();
  }
}

@Component({
  selector: 'shop-delivery',
  standalone: true,
  providers: [Clock],
  template: `<p class="delivery">{{ estimate }}</p>`,
})
export class DeliveryComponent {
  readonly estimate = inject(Clock).hour() < 15 ? 'Tomorrow' : 'In two days';
}
// #endregion delivery-component

// #region recipe-component-providers
describe('DeliveryComponent', () => {
  beforeEach(() => {
    TestBed.overrideProvider(Clock, { useValue: { hour: () => 9 } });
  });

  const tb = componentTestBed(DeliveryComponent);

  it('should promise the next day', tb(({ query }) => {
    expect(query.findElement('.delivery').textContent).toBe('Tomorrow');
  }));
});
// #endregion recipe-component-providers

// #region recipe-declared
@Component({
  selector: 'shop-badge',
  standalone: false,
  template: '−{{ percent }} %',
})
class BadgeComponent {
  @Input() percent = 0;
}

@Component({
  selector: 'shop-offer',
  standalone: false,
  template: '<shop-badge *ngIf="discount > 0" [percent]="discount"></shop-badge>',
})
class OfferComponent {
  @Input() discount = 0;
}

@NgModule({
  imports: [CommonModule],
  declarations: [OfferComponent, BadgeComponent],
  exports: [OfferComponent],
})
class OfferModule {}

describe('OfferComponent', () => {
  const tb = componentTestBed(OfferComponent, { imports: [OfferModule] });

  it('should show the discount', tb(({ fixture, query }) => {
    fixture.componentRef.setInput('discount', 20);
    fixture.detectChanges();

    expect(query.findComponent(BadgeComponent).percent).toBe(20);
  }));
});
// #endregion recipe-declared

// #region recipe-child-stub
@Component({
  selector: 'shop-product-card',
  standalone: true,
  template: '',
})
class ProductCardStub {
  @Input() product!: Product;
  @Output() add = new EventEmitter<Product>();
}

describe('ProductListComponent', () => {
  beforeEach(() => {
    TestBed.overrideComponent(ProductListComponent, {
      remove: { imports: [ProductCardComponent] },
      add: { imports: [ProductCardStub] },
    });
  });

  const tb = componentTestBed(ProductListComponent, { httpTesting: true })
    .inject('cart', CartService);

  it('should fill the cart', tb(({ http, fixture, query, injected }) => {
    http.emitSuccessResponse({ url: '/api/products', body: [LAMP] });
    fixture.detectChanges();

    const card = query.findComponent(ProductCardStub);
    expect(card.product).toBe(LAMP);

    card.add.emit(LAMP);
    expect(injected.cart.items).toEqual([LAMP]);
  }));
});
// #endregion recipe-child-stub

// Errors

// #region error-undefined-input
describe('a card without its product', () => {
  const tb = componentTestBed(ProductCardComponent);

  it('should fail in the first change detection', () => {
    const test = tb(() => {}) as () => void;

    // @throws Cannot read properties of undefined (reading 'name')
    expect(test).toThrowError(
      `Cannot read properties of undefined (reading 'name')`,
    );
  });
});
// #endregion error-undefined-input
