import { NgIf } from '@angular/common';
import { ANIMATION_MODULE_TYPE, Component, CUSTOM_ELEMENTS_SCHEMA, EventEmitter,
  inject, Injectable, Input, Output } from '@angular/core';
import { fakeAsync, TestBed, tick } from '@angular/core/testing';
import { provideAnimations } from '@angular/platform-browser/animations';
import { componentTestBed, itShouldCreateComponent } from 'ngx-testing-tools';
import { of } from 'rxjs';
import { CartBadgeComponent } from '../../../shop/cart-badge.component';
import { CartService } from '../../../shop/cart.service';
import { CatalogueService } from '../../../shop/catalogue.service';
import { LoginComponent } from '../../../shop/login.component';
import { NewsletterComponent } from '../../../shop/newsletter/newsletter.component';
import { NewsletterModule } from '../../../shop/newsletter/newsletter.module';
import { NewsletterService } from '../../../shop/newsletter/newsletter.service';
import { UppercaseDirective } from '../../../shop/newsletter/uppercase.directive';
import { LAMP, MUG, Product } from '../../../shop/product';
import { ProductCardComponent } from '../../../shop/product-card.component';
import { ProductListComponent } from '../../../shop/product-list.component';
import { LOW_STOCK } from '../../../shop/stock-label.pipe';

// Creation

// #region hook-order
describe('ProductCardComponent', () => {
  // 1. Nothing exists yet: the testing module can still be changed.
  beforeEach(() => {
    TestBed.overrideProvider(LOW_STOCK, { useValue: 20 });
  });

  // 2. The bed registers the hook that compiles and creates the component.
  const tb = componentTestBed(ProductCardComponent);

  // 3. The component exists, its bindings have not been evaluated.
  beforeEach(tb.setup(({ component }) => {
    component.product = LAMP;
  }));

  // 4. The first change detection runs, then the test.
  it('should tell how many are left', tb(({ query }) => {
    expect(query.findElement('.stock').textContent).toBe('Only 12 left');
  }));
});
// #endregion hook-order

// Options

// #region option-imports
describe('NewsletterComponent', () => {
  const tb = componentTestBed(NewsletterComponent, {
    imports: [NewsletterModule],
    httpTesting: true,
  });

  it('should subscribe', tb(({ component, http, fixture, query }) => {
    component.subscribe('ada@example.com');
    http.emitSuccessResponse({ url: '/api/newsletter', body: null });
    fixture.detectChanges();

    expect(query.findElement('.thanks').textContent)
      .toBe('You are on the list.');
  }));
});
// #endregion option-imports

// #region option-providers
describe('CartBadgeComponent', () => {
  const tb = componentTestBed(CartBadgeComponent, {
    providers: [{ provide: CartService, useValue: { count$: of(3) } }],
  });

  it('should show the number of products', tb(({ query }) => {
    expect(query.findElement('.count').textContent).toBe('3');
  }));
});
// #endregion option-providers

// #region option-declarations
describe('NewsletterComponent', () => {
  const tb = componentTestBed(NewsletterComponent, {
    declarations: [UppercaseDirective],
    providers: [{ provide: NewsletterService, useValue: {} }],
  });

  it('should write its title in capitals', tb(({ query }) => {
    expect(query.findElement('h2').style.textTransform).toBe('uppercase');
  }));
});
// #endregion option-declarations

// #region option-schemas
@Component({
  selector: 'shop-address',
  standalone: false,
  template: `<vendor-map [address]="address"></vendor-map>`,
})
class AddressComponent {
  address = '1 Market Street';
}

describe('AddressComponent', () => {
  const tb = componentTestBed(AddressComponent, {
    schemas: [CUSTOM_ELEMENTS_SCHEMA],
  });

  it('should give the address to the map', tb(({ query }) => {
    const map = query.findDebugElement('vendor-map');

    expect(map.properties['address']).toBe('1 Market Street');
  }));
});
// #endregion option-schemas

// #region option-http-testing
describe('ProductListComponent', () => {
  const tb = componentTestBed(ProductListComponent, { httpTesting: true });

  it('should show one card a product', tb(({ http, fixture, query }) => {
    http.emitSuccessResponse({ url: '/api/products', body: [LAMP, MUG] });
    fixture.detectChanges();

    expect(query.findAllComponents(ProductCardComponent).length).toBe(2);
  }));
});
// #endregion option-http-testing

// #region option-verify-http
describe('ProductListComponent', () => {
  const tb = componentTestBed(ProductListComponent, {
    httpTesting: true,
    verifyHttp: false,
  });

  it('should show no error while it loads', tb(({ component, fixture }) => {
    expect(component.failed).toBeFalse();
    expect(fixture.nativeElement.textContent.trim()).toBe('');
  }));
});
// #endregion option-verify-http

// #region option-start-detect-changes
describe('ProductCardComponent', () => {
  const tb = componentTestBed(ProductCardComponent, {
    startDetectChanges: false,
  });

  it('should disable the button of a sold-out product', tb((tools) => {
    const { component, fixture, query } = tools;
    component.product = MUG;
    fixture.detectChanges();

    expect(query.findElement<HTMLButtonElement>('.add').disabled).toBeTrue();
  }));
});
// #endregion option-start-detect-changes

// #region option-noop-animations
describe('LoginComponent', () => {
  const tb = componentTestBed(LoginComponent, {
    httpTesting: true,
    noopAnimations: false,
    providers: [provideAnimations()],
  }).inject('animations', ANIMATION_MODULE_TYPE);

  it('should run them in the browser', tb(({ injected }) => {
    expect(injected.animations).toBe('BrowserAnimations');
  }));
});
// #endregion option-noop-animations

// #region option-no-template
describe('LoginComponent', () => {
  const tb = componentTestBed(LoginComponent, {
    httpTesting: true,
    noTemplate: true,
  });

  it('should tell that the password is wrong', tb(({ component, http }) => {
    component.submit();
    http.emitErrorResponse({ url: '/api/session', status: 401 });

    expect(component.message).toBe('Wrong email or password.');
  }));
});
// #endregion option-no-template

// #region option-auto-compile
describe('CartBadgeComponent', () => {
  const tb = componentTestBed(CartBadgeComponent, { autoCompile: false });

  beforeEach(async () => {
    const template = '<b>{{ count$ | async }}</b>';
    TestBed.overrideTemplate(CartBadgeComponent, template);
    TestBed.overrideProvider(CartService, { useValue: { count$: of(7) } });
    await tb.compile();
  });

  it('should show the number in bold', tb(({ query }) => {
    expect(query.findElement('b').textContent).toBe('7');
  }));
});
// #endregion option-auto-compile

// #region option-check-create
describe('ProductCardComponent', () => {
  const tb = componentTestBed(ProductCardComponent, { checkCreate: false });

  it('should create and render', tb(({ component, fixture, query }) => {
    component.product = LAMP;
    fixture.detectChanges();

    expect(component).toBeInstanceOf(ProductCardComponent);
    expect(query.findElement('.name').textContent).toBe('Lamp');
  }, { startDetectChanges: false }));
});
// #endregion option-check-create

// Tools

// #region tool-component
describe('LoginComponent', () => {
  const tb = componentTestBed(LoginComponent, { httpTesting: true });

  it('should welcome the customer', tb(({ component, http }) => {
    component.email = 'ada@example.com';
    component.password = 'secret';
    component.submit();
    http.emitSuccessResponse({ url: '/api/session', body: { token: 't' } });

    expect(component.message).toBe('You are logged in.');
  }));
});
// #endregion tool-component

// #region tool-fixture
describe('LoginComponent', () => {
  const tb = componentTestBed(LoginComponent, { httpTesting: true });

  it('should show its message', tb(({ component, fixture, query }) => {
    component.message = 'You are logged in.';
    fixture.detectChanges();

    expect(query.findElement('.message').textContent)
      .toBe('You are logged in.');
  }));
});
// #endregion tool-fixture

// #region tool-element
describe('CartBadgeComponent', () => {
  const tb = componentTestBed(CartBadgeComponent, { httpTesting: true });

  it('should start at zero', tb(({ element, fixture }) => {
    expect(element?.className).toBe('count');
    expect(element?.textContent).toBe('0');
    expect(element?.parentElement).toBe(fixture.nativeElement);
  }));
});
// #endregion tool-element

// #region tool-query
describe('ProductListComponent', () => {
  const tb = componentTestBed(ProductListComponent, { httpTesting: true });

  it('should keep their order', tb(({ http, fixture, query }) => {
    http.emitSuccessResponse({ url: '/api/products', body: [LAMP, MUG] });
    fixture.detectChanges();

    const cards = query.findAllComponents(ProductCardComponent);
    expect(cards.map(card => card.product)).toEqual([LAMP, MUG]);
    expect(query.findElement('.name').textContent).toBe('Lamp');
  }));
});
// #endregion tool-query

// #region tool-action
describe('ProductListComponent', () => {
  const tb = componentTestBed(ProductListComponent, { httpTesting: true })
    .inject('cart', CartService);

  it('should add the product at each event', tb((tools) => {
    const { http, fixture, action, injected } = tools;
    http.emitSuccessResponse({ url: '/api/products', body: [LAMP] });
    fixture.detectChanges();

    action.click('.add');
    action.emitOutput(ProductCardComponent, 'add', LAMP);

    expect(injected.cart.count).toBe(2);
  }));
});
// #endregion tool-action

// #region delivery-component
@Injectable()
class Clock {
  hour(): number {
    return new Date().getHours();
  }
}

@Component({
  selector: 'shop-delivery',
  standalone: true,
  providers: [Clock],
  template: `<p class="delivery">{{ promise }}</p>`,
})
class DeliveryComponent {
  readonly promise = inject(Clock).hour() < 15 ? 'Tomorrow' : 'In two days';
}
// #endregion delivery-component

// #region tool-injector
describe('DeliveryComponent', () => {
  const tb = componentTestBed(DeliveryComponent);

  it('should own its clock', tb(({ injector }) => {
    expect(injector.get(Clock)).toBeInstanceOf(Clock);
    expect(TestBed.inject(Clock, null, { optional: true })).toBeNull();
  }));
});
// #endregion tool-injector

// #region tool-injected
describe('CartBadgeComponent', () => {
  const tb = componentTestBed(CartBadgeComponent, { httpTesting: true })
    .inject('cart', CartService);

  it('should follow the cart', tb(({ injected, fixture, query }) => {
    injected.cart.add(LAMP);
    fixture.detectChanges();

    expect(query.findElement('.count').textContent).toBe('1');
  }));
});
// #endregion tool-injected

// #region tool-rx
describe('CartBadgeComponent', () => {
  const tb = componentTestBed(CartBadgeComponent, { httpTesting: true })
    .inject('cart', CartService);

  it('should count each addition', tb(({ component, injected, rx }) => {
    const counts: number[] = [];
    rx.remind = component.count$.subscribe(count => counts.push(count));

    injected.cart.add(LAMP);
    injected.cart.add(MUG);

    expect(counts).toEqual([0, 1, 2]);
  }));
});
// #endregion tool-rx

// #region tool-http
describe('ProductListComponent', () => {
  const tb = componentTestBed(ProductListComponent, { httpTesting: true });

  it('should tell that it cannot load', tb(({ http, fixture, query }) => {
    http.emitErrorResponse({ url: '/api/products', status: 503 });
    fixture.detectChanges();

    expect(query.findElement('.error').textContent)
      .toBe('The catalogue cannot be loaded.');
  }));
});
// #endregion tool-http

// Options of one test

// #region test-option-start-detect-changes
describe('ProductListComponent', () => {
  const tb = componentTestBed(ProductListComponent, { httpTesting: true });

  it('should ask for nothing before it is shown', tb(({ http }) => {
    expect(http.controller.match('/api/products')).toEqual([]);
  }, { startDetectChanges: false }));

  it('should ask for the products once shown', tb(({ http, component }) => {
    http.emitSuccessResponse({ url: '/api/products', body: [MUG] });

    expect(component.products).toEqual([MUG]);
  }));
});
// #endregion test-option-start-detect-changes

// #region test-option-verify-http
describe('ProductListComponent', () => {
  const tb = componentTestBed(ProductListComponent, { httpTesting: true });

  it('should start with no product', tb(({ component }) => {
    expect(component.products).toEqual([]);
  }, { verifyHttp: false }));
});
// #endregion test-option-verify-http

// Chained methods

// #region method-import
describe('NewsletterComponent', () => {
  const tb = componentTestBed(NewsletterComponent, { httpTesting: true })
    .import(NewsletterModule);

  it('should not thank before the answer', tb(({ component, http }) => {
    component.subscribe('ada@example.com');
    expect(component.subscribed).toBeFalse();

    http.emitSuccessResponse({ url: '/api/newsletter', body: null });
    expect(component.subscribed).toBeTrue();
  }));
});
// #endregion method-import

// #region method-provide
describe('ProductCardComponent', () => {
  const tb = componentTestBed(ProductCardComponent)
    .provide({ provide: LOW_STOCK, useValue: 20 });

  beforeEach(tb.setup(({ component }) => {
    component.product = LAMP;
  }));

  it('should warn from the given number down', tb(({ query }) => {
    expect(query.findElement('.stock').textContent).toBe('Only 12 left');
  }));
});
// #endregion method-provide

// #region method-declare
describe('NewsletterComponent', () => {
  const tb = componentTestBed(NewsletterComponent)
    .declare(UppercaseDirective)
    .provide({
      provide: NewsletterService,
      useValue: { subscribe: () => of(null) },
    });

  it('should thank for a subscription', tb(({ action, fixture, query }) => {
    action.click('.subscribe');
    fixture.detectChanges();

    expect(query.findElement('.thanks')).toBeTruthy();
  }));
});
// #endregion method-declare

// #region method-inject
describe('ProductListComponent', () => {
  const tb = componentTestBed(ProductListComponent, { httpTesting: true })
    .inject('cart', CartService)
    .inject('catalogue', CatalogueService);

  beforeEach(tb.setup(({ injected }) => {
    spyOn(injected.catalogue, 'list').and.returnValue(of([LAMP]));
  }));

  it('should add a product to the cart', tb(({ action, injected }) => {
    action.click('.add');

    expect(injected.cart.items).toEqual([LAMP]);
  }));
});
// #endregion method-inject

// #region method-setup
describe('CartBadgeComponent', () => {
  const tb = componentTestBed(CartBadgeComponent, { httpTesting: true })
    .inject('cart', CartService);

  beforeEach(tb.setup(({ injected }) => {
    injected.cart.add(LAMP);
    injected.cart.add(MUG);
  }));

  it('should show what the cart holds', tb(({ query }) => {
    expect(query.findElement('.count').textContent).toBe('2');
  }));
});
// #endregion method-setup

// #region method-compile
describe('DeliveryComponent', () => {
  const tb = componentTestBed(DeliveryComponent, {
    autoCompile: false,
    checkCreate: false,
  });

  const promises = [[9, 'Tomorrow'], [17, 'In two days']] as const;

  for (const [hour, promise] of promises) {
    describe(`at ${hour} o'clock`, () => {
      beforeEach(async () => {
        TestBed.overrideProvider(Clock, { useValue: { hour: () => hour } });
        await tb.compile();
      });

      it(`should promise: ${promise}`, tb(({ component }) => {
        expect(component.promise).toBe(promise);
      }));
    });
  }
});
// #endregion method-compile

// #region it-should-create
describe('CartBadgeComponent', () => {
  itShouldCreateComponent(CartBadgeComponent, {
    providers: [{ provide: CartService, useValue: { count$: of(0) } }],
  });
});
// #endregion it-should-create

// Recipes

// #region recipe-inputs
describe('ProductCardComponent', () => {
  const tb = componentTestBed(ProductCardComponent, {
    startDetectChanges: false,
  });

  it('should follow its input', tb(({ fixture, query }) => {
    fixture.componentRef.setInput('product', LAMP);
    fixture.detectChanges();
    expect(query.findElement('.name').textContent).toBe('Lamp');

    fixture.componentRef.setInput('product', MUG);
    fixture.detectChanges();
    expect(query.findElement('.name').textContent).toBe('Mug');
  }));
});
// #endregion recipe-inputs

// #region recipe-inputs-trap
describe('ProductCardComponent', () => {
  const tb = componentTestBed(ProductCardComponent);

  beforeEach(tb.setup(({ component }) => {
    component.product = LAMP;
  }));

  it('should keep its old product', tb(({ component, fixture, query }) => {
    component.product = MUG;
    fixture.detectChanges();

    expect(query.findElement('.name').textContent).toBe('Lamp');
  }));
});
// #endregion recipe-inputs-trap

// #region recipe-host
@Component({
  selector: 'shop-shelf',
  standalone: true,
  imports: [ProductCardComponent],
  template: `
    <shop-product-card
      [product]="product"
      (add)="added = $event"
    ></shop-product-card>
  `,
})
class ShelfComponent {
  product = LAMP;
  added: Product | null = null;
}

describe('ProductCardComponent', () => {
  const tb = componentTestBed(ShelfComponent);

  it('should show its product', tb(({ component, fixture, query }) => {
    component.product = MUG;
    fixture.detectChanges();

    expect(query.findElement('.name').textContent).toBe('Mug');
  }));

  it('should hand over its product', tb(({ component, action }) => {
    action.click('.add');

    expect(component.added).toBe(LAMP);
  }));
});
// #endregion recipe-host

// #region recipe-async-await
describe('LoginComponent', () => {
  const tb = componentTestBed(LoginComponent, { httpTesting: true });

  it('should fill its field', tb(async ({ component, fixture, query }) => {
    component.email = 'ada@example.com';
    fixture.detectChanges();
    await fixture.whenStable();

    expect(query.findElement<HTMLInputElement>('.email').value)
      .toBe('ada@example.com');
  }));
});
// #endregion recipe-async-await

// #region recipe-async-fake
@Component({
  selector: 'shop-notice',
  standalone: true,
  imports: [NgIf],
  template: `<p *ngIf="text" role="status">{{ text }}</p>`,
})
class NoticeComponent {
  text = '';

  show(text: string): void {
    this.text = text;
    setTimeout(() => (this.text = ''), 3000);
  }
}

describe('NoticeComponent', () => {
  const tb = componentTestBed(NoticeComponent);

  it('should vanish', fakeAsync(tb(({ component, fixture, query }) => {
    component.show('Saved');
    fixture.detectChanges();
    expect(query.findElement('[role=status]').textContent).toBe('Saved');

    tick(3000);
    fixture.detectChanges();
    expect(fixture.nativeElement.textContent).toBe('');
  })));
});
// #endregion recipe-async-fake

// #region recipe-async-done
describe('ProductCardComponent', () => {
  const tb = componentTestBed(ProductCardComponent);

  beforeEach(tb.setup(({ component }) => {
    component.product = LAMP;
  }));

  it('should emit its product', tb(({ component, action, rx }, done) => {
    rx.remind = component.add.subscribe((product) => {
      expect(product).toBe(LAMP);
      done();
    });

    action.click('.add');
  }));
});
// #endregion recipe-async-done

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

// #region recipe-component-providers
describe('DeliveryComponent', () => {
  beforeEach(() => {
    TestBed.overrideComponent(DeliveryComponent, {
      set: { providers: [{ provide: Clock, useValue: { hour: () => 9 } }] },
    });
  });

  const tb = componentTestBed(DeliveryComponent);

  it('should promise the next day', tb(({ query }) => {
    expect(query.findElement('.delivery').textContent).toBe('Tomorrow');
  }));
});
// #endregion recipe-component-providers

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

// #region recipe-no-template
describe('ProductListComponent', () => {
  const tb = componentTestBed(ProductListComponent, {
    httpTesting: true,
    noTemplate: true,
  });

  it('should note the failure', tb(({ component, fixture, http }) => {
    fixture.detectChanges();
    http.emitErrorResponse({ url: '/api/products', status: 500 });

    expect(component.failed).toBeTrue();
  }));
});
// #endregion recipe-no-template

// Errors

// #region error-not-a-component
describe('a bed for the wrong class', () => {
  it('should be refused', () => {
    // @throws The provided "CartService" is not a Component. The ComponentTestBed cannot be created.
    expect(() => componentTestBed(CartService)).toThrowError(
      'The provided "CartService" is not a Component. '
      + 'The ComponentTestBed cannot be created.',
    );
  });
});
// #endregion error-not-a-component

// #region error-not-compiled
describe('a bed that nothing compiles', () => {
  const tb = componentTestBed(DeliveryComponent, {
    autoCompile: false,
    checkCreate: false,
  });

  it('should have no component to hand out', () => {
    const test = tb(({ component }) => {
      expect(component.promise).toBe('Tomorrow');
    }) as () => void;

    // @throws ComponentFixture instance is falsy. You need to set `autoCompile = true` (default) or set `beforeEach(() => tb.compile());` and `autoCompile = false` before running expectations.
    expect(test).toThrowError(
      'ComponentFixture instance is falsy. You need to set `autoCompile = true` '
      + '(default) or set `beforeEach(() => tb.compile());` and '
      + '`autoCompile = false` before running expectations.',
    );
  });
});
// #endregion error-not-compiled

// #region error-already-instantiated
describe('a bed compiled twice', () => {
  const tb = componentTestBed(DeliveryComponent);

  it('should be refused', async () => {
    // @throws Cannot configure the test module when the test module has already been instantiated. Make sure you are not using `inject` before `TestBed.configureTestingModule`.
    await expectAsync(tb.compile()).toBeRejectedWithError(
      'Cannot configure the test module when the test module has already been '
      + 'instantiated. Make sure you are not using `inject` before '
      + '`TestBed.configureTestingModule`.',
    );
  });
});
// #endregion error-already-instantiated

// #region error-undefined-input
describe('a card without its product', () => {
  const tb = componentTestBed(ProductCardComponent);

  it('should fail in the first change detection', () => {
    const test = tb(({ component }) => {
      expect(component.product).toBeUndefined();
    }) as () => void;

    // @throws Cannot read properties of undefined (reading 'name')
    expect(test).toThrowError(
      `Cannot read properties of undefined (reading 'name')`,
    );
  });
});
// #endregion error-undefined-input

// #region error-no-provider
describe('a cart without the HTTP client', () => {
  const tb = componentTestBed(CartBadgeComponent, {
    autoCompile: false,
    checkCreate: false,
  });

  it('should not be created', async () => {
    // @throws No provider for HttpClient!
    await expectAsync(tb.compile()).toBeRejectedWith(jasmine.objectContaining({
      message: jasmine.stringContaining('No provider for HttpClient!'),
    }));
  });
});
// #endregion error-no-provider

// #region error-http-testing
describe('the http tool without the option', () => {
  const tb = componentTestBed(DeliveryComponent);

  it('should name the option that is missing', tb(({ http }) => {
    // @throws Cannot use `http.client` because HttpTools is not initialized. You need to set `httpTesting:true` into the test bed options.
    expect(() => http.client).toThrowError(
      'Cannot use `http.client` because HttpTools is not initialized. '
      + 'You need to set `httpTesting:true` into the test bed options.',
    );
  }));
});
// #endregion error-http-testing

// #region error-open-request
describe('a list that waits for its products', () => {
  const tb = componentTestBed(ProductListComponent, { httpTesting: true });

  it('should not end with a request unanswered', async () => {
    const test = tb(({ component }) => {
      expect(component.products).toEqual([]);
    }) as () => Promise<void>;

    // @throws Expected no open requests, found 1: GET /api/products
    await expectAsync(test()).toBeRejectedWithError(
      'Expected no open requests, found 1: GET /api/products',
    );
  });
});
// #endregion error-open-request

// #region error-cannot-find
describe('a message that is not shown', () => {
  const tb = componentTestBed(LoginComponent, { httpTesting: true });

  it('should not be found', tb(({ query }) => {
    // @throws Cannot find one DebugElement with : selector ".message".
    expect(() => query.findElement('.message')).toThrowError(
      'Cannot find one DebugElement with : selector ".message".',
    );
  }));
});
// #endregion error-cannot-find
