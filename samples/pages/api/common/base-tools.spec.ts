import { Injectable } from '@angular/core';
import { fakeAsync, TestBed, tick, waitForAsync } from '@angular/core/testing';
import { Title } from '@angular/platform-browser';
import {
  componentTestBed, pipeTestBed, serviceTestBed, ServiceTestBed,
} from 'ngx-testing-tools';
import { debounceTime, firstValueFrom, Subject, Subscription } from 'rxjs';
import { AuthService } from '../../../shop/auth.service';
import { CartBadgeComponent } from '../../../shop/cart-badge.component';
import { CartService } from '../../../shop/cart.service';
import { CatalogueService } from '../../../shop/catalogue.service';
import { LoginComponent } from '../../../shop/login.component';
import { NewsletterModule } from '../../../shop/newsletter/newsletter.module';
import { NEWSLETTER_URL, NewsletterService } from '../../../shop/newsletter/newsletter.service';
import { PricePipe } from '../../../shop/price.pipe';
import { LAMP, MUG } from '../../../shop/product';
import { LOW_STOCK, StockLabelPipe } from '../../../shop/stock-label.pipe';
import { NOW, OpeningHours } from './base-tools.opening-hours.service';
import { QuantityPickerComponent, QuantityStore } from './base-tools.quantity-picker.component';

// #region order-of-hooks
describe('the order of the hooks', () => {
  let steps: string[];

  beforeEach(() => {
    steps = ['hook above the bed'];
  });

  const tb = componentTestBed(CartBadgeComponent, { httpTesting: true });

  beforeEach(tb.setup(({ query }) => {
    const count = query.findElement('.count').textContent;
    steps.push(`hook below the bed, count "${count}"`);
  }));

  it('ends with the test', tb(({ query }) => {
    const count = query.findElement('.count').textContent;
    steps.push(`test, count "${count}"`);

    expect(steps).toEqual([
      'hook above the bed',
      'hook below the bed, count ""',
      'test, count "0"',
    ]);
  }));
});
// #endregion order-of-hooks

// #region callback-sync
describe('CartService', () => {
  const tb = serviceTestBed(CartService, { httpTesting: true });

  it('adds up the prices', tb(({ service }) => {
    service.add(LAMP);
    service.add(MUG);

    expect(service.total).toBe(4940);
  }));
});
// #endregion callback-sync

// #region callback-async
describe('CatalogueService', () => {
  const tb = serviceTestBed(CatalogueService, { httpTesting: true });

  it('finds a product', tb(async ({ http, service }) => {
    const found = firstValueFrom(service.find(LAMP.id));
    http.emitSuccessResponse({ url: '/api/products/1', body: LAMP });

    expect(await found).toEqual(LAMP);
  }));
});
// #endregion callback-async

// #region callback-done
describe('CatalogueService', () => {
  const tb = serviceTestBed(CatalogueService, { httpTesting: true });

  it('finds a product', tb(({ http, rx, service }, done) => {
    rx.remind = service.find(LAMP.id).subscribe(product => {
      expect(product).toEqual(LAMP);
      done();
    });

    http.emitSuccessResponse({ url: '/api/products/1', body: LAMP });
  }));
});
// #endregion callback-done

// #region callback-fake-async
describe('CartService', () => {
  const tb = serviceTestBed(CartService, { httpTesting: true });

  it('tells the last count after a pause', fakeAsync(tb(({ rx, service }) => {
    const counts: number[] = [];
    rx.remind = service.count$
      .pipe(debounceTime(300))
      .subscribe(count => counts.push(count));

    service.add(LAMP);
    service.add(MUG);
    tick(300);

    expect(counts).toEqual([2]);
  })));
});
// #endregion callback-fake-async

// #region callback-wait-for-async
describe('LoginComponent', () => {
  const tb = componentTestBed(LoginComponent, { httpTesting: true });

  it('fills in the email', waitForAsync(tb(({ component, fixture, query }) => {
    component.email = 'ada@shop.test';
    fixture.detectChanges();

    fixture.whenStable().then(() => {
      const field = query.findElement<HTMLInputElement>('.email');
      expect(field.value).toBe('ada@shop.test');
    });
  })));
});
// #endregion callback-wait-for-async

// #region tool-injector
describe('StockLabelPipe', () => {
  const tb = pipeTestBed(StockLabelPipe);

  it('stops warning above the threshold', tb(({ injector, pipe }) => {
    const lowStock = injector.get(LOW_STOCK);

    expect(pipe.transform(lowStock + 1)).toBe('In stock');
  }));
});
// #endregion tool-injector

// #region tool-injector-of-a-component
describe('QuantityPickerComponent', () => {
  const tb = componentTestBed(QuantityPickerComponent);

  it('has a store of its own', tb(({ injector }) => {
    expect(injector.get(QuantityStore).value).toBe(1);
    expect(TestBed.inject(QuantityStore, null, { optional: true })).toBeNull();
  }));
});
// #endregion tool-injector-of-a-component

// #region tool-injected
describe('NewsletterService', () => {
  const tb = serviceTestBed(NewsletterService, { httpTesting: true })
    .provide({ provide: NEWSLETTER_URL, useValue: '/api/news' })
    .inject('url', NEWSLETTER_URL);

  it('posts to that address', tb(({ http, injected: { url }, rx, service }) => {
    rx.remind = service.subscribe('ada@shop.test').subscribe();

    const { request } = http.controller.expectOne(url);
    expect(request.method).toBe('POST');
  }));
});
// #endregion tool-injected

// #region injected-types
export function askTooLate(tb: ServiceTestBed<CartService>): void {
  tb.inject('auth', AuthService);

  tb(({ injected }) => {
    // @ts-expect-error TS2339: Property 'auth' does not exist on type '{}'.
    injected.auth.logout();
  });
}
// #endregion injected-types

// #region rx-remind
describe('CartService', () => {
  const tb = serviceTestBed(CartService, { httpTesting: true, checkCreate: false });
  let watching: Subscription;

  it('is watched during the test', tb(({ rx, service }) => {
    watching = service.count$.subscribe();
    rx.remind = watching;

    expect(watching.closed).toBeFalse();
  }));

  afterEach(() => expect(watching.closed).toBeTrue());
});
// #endregion rx-remind

// #region rx-big-remind
describe('CartService', () => {
  const tb = serviceTestBed(CartService, { httpTesting: true });

  it('announces each product that a click adds', tb(({ rx, service }) => {
    const clicks = new Subject<void>();
    const counts: number[] = [];
    rx.bigRemind([
      clicks,
      clicks.subscribe(() => service.add(LAMP)),
      service.count$.subscribe(count => counts.push(count)),
    ]);

    clicks.next();

    expect(counts).toEqual([0, 1]);
  }));
});
// #endregion rx-big-remind

// #region option-imports
describe('NewsletterService', () => {
  const tb = serviceTestBed(NewsletterService, {
    httpTesting: true,
    imports: [NewsletterModule],
  });

  it('takes its address from the module', tb(({ http, rx, service }) => {
    rx.remind = service.subscribe('ada@shop.test').subscribe();

    const { request } = http.controller.expectOne('/api/newsletter');
    expect(request.body).toEqual({ email: 'ada@shop.test' });
  }));
});
// #endregion option-imports

// #region option-providers
describe('NewsletterService', () => {
  const tb = serviceTestBed(NewsletterService, {
    httpTesting: true,
    providers: [{ provide: NEWSLETTER_URL, useValue: '/test/newsletter' }],
  });

  it('tells when the address is on the list', tb(({ http, rx, service }) => {
    const done = jasmine.createSpy('done');
    rx.remind = service.subscribe('ada@shop.test').subscribe(done);

    http.emitSuccessResponse({ url: '/test/newsletter', body: null });

    expect(done).toHaveBeenCalledTimes(1);
  }));
});
// #endregion option-providers

// #region option-auto-compile
describe('QuantityPickerComponent', () => {
  const tb = componentTestBed(QuantityPickerComponent, { autoCompile: false });

  beforeEach(() => {
    TestBed.overrideComponent(QuantityPickerComponent, {
      set: { providers: [{ provide: QuantityStore, useValue: { value: 6 } }] },
    });
    return tb.compile();
  });

  it('starts with the quantity of its store', tb(({ query }) => {
    expect(query.findElement('.value').textContent).toBe('6');
  }));
});
// #endregion option-auto-compile

// #region option-check-create
describe('PricePipe', () => {
  const tb = pipeTestBed(PricePipe, { checkCreate: false });

  it('is the only test of this suite', tb(({ pipe }) => {
    expect(pipe.transform(LAMP.price)).toBe('39.50 EUR');
  }));
});
// #endregion option-check-create

// #region provider-precedence
describe('StockLabelPipe', () => {
  const tb = pipeTestBed(StockLabelPipe, {
    providers: [{ provide: LOW_STOCK, useValue: 10 }],
  }).provide({ provide: LOW_STOCK, useValue: 20 });

  it('is given the threshold of provide()', tb(({ injector }) => {
    expect(injector.get(LOW_STOCK)).toBe(20);
  }));
});
// #endregion provider-precedence

// #region replace-the-described-class
@Injectable()
class GiftCart extends CartService {
  override get total(): number {
    return 0;
  }
}

describe('CartService, replaced by an option', () => {
  const tb = serviceTestBed(CartService, {
    httpTesting: true,
    providers: [{ provide: CartService, useClass: GiftCart }],
  });

  it('is still itself', tb(({ service }) => {
    expect(service).not.toBeInstanceOf(GiftCart);
  }));
});

describe('CartService, replaced by provide()', () => {
  const tb = serviceTestBed(CartService, { httpTesting: true })
    .provide({ provide: CartService, useClass: GiftCart });

  it('is the other cart', tb(({ service }) => {
    expect(service).toBeInstanceOf(GiftCart);
  }));
});
// #endregion replace-the-described-class

// #region method-import
describe('NewsletterService', () => {
  const tb = serviceTestBed(NewsletterService, { httpTesting: true })
    .import(NewsletterModule);

  it('reports a failure', tb(({ http, rx, service }) => {
    const failed = jasmine.createSpy('failed');
    rx.remind = service.subscribe('ada').subscribe({ error: failed });

    http.emitErrorResponse({ url: '/api/newsletter', status: 400 });

    expect(failed).toHaveBeenCalledTimes(1);
  }));
});
// #endregion method-import

// #region method-provide
describe('CartBadgeComponent', () => {
  const tb = componentTestBed(CartBadgeComponent)
    .provide({ provide: CartService, useValue: { count$: new Subject() } });

  it('is empty until the cart is known', tb(({ query }) => {
    expect(query.findElement('.count').textContent).toBe('');
  }));
});
// #endregion method-provide

// #region method-inject
describe('CartService', () => {
  const tb = serviceTestBed(CartService, { httpTesting: true })
    .inject('auth', AuthService)
    .inject('lowStock', LOW_STOCK);

  it('stays as it is when the customer leaves', tb(({ injected, service }) => {
    service.add({ ...MUG, stock: injected.lowStock });

    injected.auth.logout();

    expect(service.count).toBe(1);
  }));
});
// #endregion method-inject

// #region method-setup
describe('CartService, with a lamp', () => {
  const tb = serviceTestBed(CartService, { httpTesting: true });

  beforeEach(tb.setup(({ service }) => service.add(LAMP)));
  afterEach(tb.setup(({ service }) => service.clear()));

  it('holds one product', tb(({ service }) => {
    expect(service.items).toEqual([LAMP]);
  }));

  it('can be emptied', tb(({ service }) => {
    service.remove(LAMP.id);

    expect(service.items).toEqual([]);
  }));
});
// #endregion method-setup

// #region method-compile
describe('NewsletterService', () => {
  const tb = serviceTestBed(NewsletterService, {
    httpTesting: true,
    imports: [NewsletterModule],
    autoCompile: false,
  });

  beforeEach(async () => {
    const url = await Promise.resolve('/eu/newsletter');
    TestBed.overrideProvider(NEWSLETTER_URL, { useValue: url });
    await tb.compile();
  });

  it('uses the address of the region', tb(({ http, rx, service }) => {
    rx.remind = service.subscribe('ada@shop.test').subscribe();

    expect(http.controller.match('/eu/newsletter').length).toBe(1);
  }));
});
// #endregion method-compile

// #region recipe-override-before-the-bed
describe('QuantityPickerComponent', () => {
  beforeEach(() => {
    TestBed.overrideComponent(QuantityPickerComponent, {
      set: { providers: [{ provide: QuantityStore, useValue: { value: 12 } }] },
    });
  });

  const tb = componentTestBed(QuantityPickerComponent);

  it('shows the quantity of its store', tb(({ query }) => {
    expect(query.findElement('.value').textContent).toBe('12');
  }));
});
// #endregion recipe-override-before-the-bed

// #region recipe-injection-token
describe('OpeningHours', () => {
  let time: string;

  const tb = serviceTestBed(OpeningHours)
    .provide({ provide: NOW, useValue: () => new Date(time) })
    .inject('now', NOW);

  it('opens at eight', tb(({ injected, service }) => {
    time = '2025-03-03T08:00:00Z';

    expect(injected.now().getUTCHours()).toBe(8);
    expect(service.isOpen()).toBeTrue();
  }));

  it('closes at eight in the evening', tb(({ service }) => {
    time = '2025-03-03T20:00:00Z';

    expect(service.isOpen()).toBeFalse();
  }));
});
// #endregion recipe-injection-token

// #region recipe-clean-subscriptions
describe('CartService, watched by every test', () => {
  const tb = serviceTestBed(CartService, { httpTesting: true });
  let counts: number[];
  let watching: Subscription;

  beforeEach(tb.setup(({ service }) => {
    counts = [];
    watching = service.count$.subscribe(count => counts.push(count));
  }));

  afterEach(() => watching.unsubscribe());

  it('tells of a product that comes', tb(({ service }) => {
    service.add(LAMP);

    expect(counts).toEqual([0, 1]);
  }));
});
// #endregion recipe-clean-subscriptions

// #region recipe-shared-set-up
describe('CartService', () => {
  const tb = serviceTestBed(CartService, { httpTesting: true })
    .inject('auth', AuthService);

  beforeEach(tb.setup(async ({ http, injected: { auth }, service }) => {
    const credentials = { email: 'ada@shop.test', password: 'x' };
    const session = firstValueFrom(auth.login(credentials));
    http.emitSuccessResponse({ url: '/api/session', body: { token: 'abc' } });
    await session;
    service.add(LAMP);
  }));

  it('is emptied by an order', tb(({ http, injected, rx, service }) => {
    const order = { id: 'A1', total: 3950 };
    rx.remind = service.checkout().subscribe();
    http.emitSuccessResponse({ url: '/api/orders', body: order });

    expect(injected.auth.isLoggedIn()).toBeTrue();
    expect(service.count).toBe(0);
  }));
});
// #endregion recipe-shared-set-up

// #region recipe-nested-describes
describe('CartService', () => {
  const tb = serviceTestBed(CartService, { httpTesting: true });

  it('is empty at first', tb(({ service }) => {
    expect(service.count).toBe(0);
  }));

  describe('with a lamp', () => {
    beforeEach(tb.setup(({ service }) => service.add(LAMP)));

    it('costs as much as the lamp', tb(({ service }) => {
      expect(service.total).toBe(LAMP.price);
    }));

    describe('that is taken out again', () => {
      beforeEach(tb.setup(({ service }) => service.remove(LAMP.id)));

      it('costs nothing', tb(({ service }) => {
        expect(service.total).toBe(0);
      }));
    });
  });
});
// #endregion recipe-nested-describes

// #region recipe-two-configurations
describe('OpeningHours', () => {
  const tb = serviceTestBed(OpeningHours, {
    autoCompile: false,
    checkCreate: false,
  });

  describe('at noon', () => {
    beforeEach(() => {
      TestBed.overrideProvider(NOW, {
        useValue: () => new Date('2025-03-03T12:00:00Z'),
      });
      return tb.compile();
    });

    it('tells that the shop is open', tb(({ service }) => {
      expect(service.isOpen()).toBeTrue();
    }));
  });

  describe('at midnight', () => {
    beforeEach(() => {
      TestBed.overrideProvider(NOW, {
        useValue: () => new Date('2025-03-03T00:00:00Z'),
      });
      return tb.compile();
    });

    it('tells that the shop is closed', tb(({ service }) => {
      expect(service.isOpen()).toBeFalse();
    }));
  });
});
// #endregion recipe-two-configurations

// #region error-wrong-class
class Discount {
  rate = 0.1;
}

describe('a class without @Injectable()', () => {
  it('is not a service', () => {
    // @throws The provided "Discount" is not a Injectable Service. The ServiceTestBed cannot be created.
    expect(() => serviceTestBed(Discount)).toThrowError(
      'The provided "Discount" is not a Injectable Service. '
      + 'The ServiceTestBed cannot be created.',
    );
  });
});
// #endregion error-wrong-class

// #region error-aot
describe('a service of Angular', () => {
  it('is refused, since it was compiled ahead of time', () => {
    // @throws The provided "Title" is not a Injectable Service. The ServiceTestBed cannot be created.
    expect(() => serviceTestBed(Title)).toThrowError(
      'The provided "Title" is not a Injectable Service. '
      + 'The ServiceTestBed cannot be created.',
    );
  });
});
// #endregion error-aot

// #region error-not-compiled
describe('OpeningHours, never compiled', () => {
  const tb = serviceTestBed(OpeningHours, {
    autoCompile: false,
    checkCreate: false,
  });
  const test = tb(({ service }) => {
    expect(service).toBeTruthy();
  }) as () => Promise<void>;

  it('fails before its callback runs', () => {
    // @throws OpeningHours instance is falsy. You need to set `autoCompile = true` (default) or set `beforeEach(() => tb.compile());` and `autoCompile = false` before running expectations.
    expect(test).toThrowError(
      'OpeningHours instance is falsy. You need to set `autoCompile = true` '
      + '(default) or set `beforeEach(() => tb.compile());` and '
      + '`autoCompile = false` before running expectations.',
    );
  });
});
// #endregion error-not-compiled

// #region error-two-beds
describe('OpeningHours', () => {
  serviceTestBed(OpeningHours);

  describe('with a second bed below', () => {
    const second = pipeTestBed(PricePipe, {
      autoCompile: false,
      checkCreate: false,
    });

    it('cannot compile the second bed', async () => {
      // @throws Cannot configure the test module when the test module has already been instantiated. Make sure you are not using `inject` before `TestBed.configureTestingModule`.
      await expectAsync(second.compile()).toBeRejectedWithError(
        'Cannot configure the test module when the test module has already been '
        + 'instantiated. Make sure you are not using `inject` before '
        + '`TestBed.configureTestingModule`.',
      );
    });
  });
});
// #endregion error-two-beds

// #region error-override-too-late
describe('QuantityPickerComponent', () => {
  const tb = componentTestBed(QuantityPickerComponent);

  it('cannot be overridden once it exists', tb(() => {
    const override = () => TestBed.overrideComponent(QuantityPickerComponent, {});

    // @throws Cannot override component metadata when the test module has already been instantiated. Make sure you are not using `inject` before `overrideComponent`.
    expect(override).toThrowError(
      'Cannot override component metadata when the test module has already been '
      + 'instantiated. Make sure you are not using `inject` before `overrideComponent`.',
    );
  }));
});
// #endregion error-override-too-late

// #region error-no-provider
describe('OpeningHours', () => {
  const tb = serviceTestBed(OpeningHours).inject('url', NEWSLETTER_URL);
  const test = tb(({ injected: { url } }) => {
    expect(url).toBe('');
  }) as () => Promise<void>;

  it('cannot inject what nobody provides', () => {
    // @throws No provider for InjectionToken NEWSLETTER_URL!
    expect(test)
      .toThrowError(new RegExp('No provider for InjectionToken NEWSLETTER_URL!'));
  });
});
// #endregion error-no-provider

// #region error-empty-key
export function injectWithoutKey(tb: ServiceTestBed<CartService>): void {
  // @ts-expect-error TS2345: Argument of type '""' is not assignable to parameter of type 'never'.
  tb.inject('', AuthService);
}
// #endregion error-empty-key
