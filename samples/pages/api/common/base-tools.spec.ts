import { InjectionToken } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  componentTestBed, pipeTestBed, serviceTestBed, ServiceTestBed,
} from 'ngx-testing-tools';
import { EMPTY, firstValueFrom, of, Subscription, throwError } from 'rxjs';
import { AuthService } from '../../../shop/auth.service';
import { CartPageComponent } from '../../../shop/cart-page.component';
import { CartService } from '../../../shop/cart.service';
import { CatalogueService } from '../../../shop/catalogue.service';
import { LoginComponent } from '../../../shop/login.component';
import { NewsletterModule } from '../../../shop/newsletter/newsletter.module';
import { NEWSLETTER_URL, NewsletterService } from '../../../shop/newsletter/newsletter.service';
import { PricePipe } from '../../../shop/price.pipe';
import { LAMP } from '../../../shop/product';
import { LOW_STOCK, StockLabelPipe } from '../../../shop/stock-label.pipe';
import { QuantityPickerComponent, QuantityStore } from './base-tools.quantity-picker.component';

// #region callback-async
describe('CatalogueService', () => {
  const tb = serviceTestBed(CatalogueService, { httpTesting: true });

  it('should find a product', tb(async ({ http, service }) => {
    const found = firstValueFrom(service.find(LAMP.id));
    http.emitSuccessResponse({ url: '/api/products/1', body: LAMP });

    expect(await found).toEqual(LAMP);
  }));
});
// #endregion callback-async

describe('NewsletterService, from its module', () => {
  // #region option-imports
  const tb = serviceTestBed(NewsletterService, {
    httpTesting: true,
    imports: [NewsletterModule],
  });
  // #endregion option-imports

  it('should post to the URL of the module', tb(({ http, service }) => {
    service.subscribe('ada@shop.test').subscribe();

    expect(http.controller.match('/api/newsletter').length).toBe(1);
  }));
});

// #region tool-injector
describe('QuantityPickerComponent', () => {
  const tb = componentTestBed(QuantityPickerComponent);

  it('should have a store of its own', tb(({ injector }) => {
    expect(injector.get(QuantityStore)).toBeInstanceOf(QuantityStore);
    expect(TestBed.inject(QuantityStore, null, { optional: true })).toBeNull();
  }));
});
// #endregion tool-injector

// #region injected-types
export function injectTooLate(tb: ServiceTestBed<CartService>): void {
  tb.inject('auth', AuthService);

  tb(({ injected }) => {
    // @ts-expect-error TS2339: Property 'auth' does not exist on type '{}'.
    injected.auth.logout();
  });
}
// #endregion injected-types

// #region recipe-plain-stub
describe('LoginComponent', () => {
  const auth = {
    login: () => of({ token: 'abc' }),
  } satisfies Partial<AuthService>;

  const tb = componentTestBed(LoginComponent)
    .provide({ provide: AuthService, useValue: auth });

  it('should welcome the customer', tb(({ component }) => {
    component.submit();

    expect(component.message()).toBe('You are logged in.');
  }));
});
// #endregion recipe-plain-stub

// #region recipe-spy
describe('LoginComponent', () => {
  let auth: jasmine.SpyObj<AuthService>;

  beforeEach(() => {
    auth = jasmine.createSpyObj<AuthService>('AuthService', ['login']);
    auth.login.and.returnValue(of({ token: 'abc' }));
  });

  const tb = componentTestBed(LoginComponent)
    .provide({ provide: AuthService, useFactory: () => auth });

  it('should log in with the email and the password', tb(({ component }) => {
    component.email = 'ada@shop.test';
    component.password = 'secret';

    component.submit();

    expect(auth.login)
      .toHaveBeenCalledOnceWith({ email: 'ada@shop.test', password: 'secret' });
  }));
});
// #endregion recipe-spy

// #region recipe-spy-types
export function refuseLogin(injected: { auth: AuthService }): void {
  // @ts-expect-error TS2339: Property 'and' does not exist on type '(credentials: Credentials) => Observable<Session>'.
  injected.auth.login.and.returnValue(EMPTY);

  const auth = injected.auth as jasmine.SpyObj<AuthService>;
  auth.login.and.returnValue(EMPTY);
}
// #endregion recipe-spy-types

// #region recipe-spy-token
const AUTH_SPY = new InjectionToken('AUTH_SPY', {
  factory: () => jasmine.createSpyObj<AuthService>('AuthService', ['login']),
});

describe('LoginComponent', () => {
  const tb = componentTestBed(LoginComponent)
    .provide({ provide: AuthService, useExisting: AUTH_SPY })
    .inject('auth', AUTH_SPY);

  it('should report a wrong password', tb(({ component, injected: { auth } }) => {
    auth.login.and.returnValue(throwError(() => new Error('Unauthorized')));

    component.submit();

    expect(component.message()).toBe('Wrong email or password.');
  }));
});
// #endregion recipe-spy-token

// #region recipe-spy-on
describe('CartPageComponent', () => {
  const tb = componentTestBed(CartPageComponent, { httpTesting: true })
    .inject('cart', CartService);

  it('should keep the order', tb(({ component, injected: { cart } }) => {
    const order = { id: 'A-1', total: 3950 };
    spyOn(cart, 'checkout').and.returnValue(of(order));

    component.checkout();

    expect(component.order()).toBe(order);
  }));
});
// #endregion recipe-spy-on

// #region recipe-injection-token
describe('StockLabelPipe', () => {
  const tb = pipeTestBed(StockLabelPipe)
    .provide({ provide: LOW_STOCK, useValue: 20 });

  it('should warn below the threshold', tb(({ pipe }) => {
    expect(pipe.transform(19)).toBe('Only 19 left');
  }));
});
// #endregion recipe-injection-token

describe('CartService, watched by every test', () => {
  const tb = serviceTestBed(CartService, { httpTesting: true });

  // #region recipe-clean-subscriptions
  let counts: number[];
  let watching: Subscription;

  beforeEach(tb.setup(({ service }) => {
    counts = [];
    watching = service.count$.subscribe(count => counts.push(count));
  }));

  afterEach(() => watching.unsubscribe());
  // #endregion recipe-clean-subscriptions

  it('should announce a new product', tb(({ service }) => {
    service.add(LAMP);

    expect(counts).toEqual([0, 1]);
  }));
});

// #region recipe-shared-set-up
describe('AuthService, logged in', () => {
  const tb = serviceTestBed(AuthService, { httpTesting: true });

  beforeEach(tb.setup(async ({ http, service }) => {
    const session = firstValueFrom(service.login({ email: 'ada', password: 'x' }));
    http.emitSuccessResponse({ url: '/api/session', body: { token: 'abc' } });
    await session;
  }));

  it('should know the customer', tb(({ service }) => {
    expect(service.isLoggedIn()).toBe(true);
  }));

  it('should forget the customer at logout', tb(({ service }) => {
    service.logout();

    expect(service.isLoggedIn()).toBe(false);
  }));
});
// #endregion recipe-shared-set-up

// #region recipe-nested-describes
describe('CartService', () => {
  const tb = serviceTestBed(CartService, { httpTesting: true });

  it('should cost nothing', tb(({ service }) => {
    expect(service.total).toBe(0);
  }));

  describe('with a lamp', () => {
    beforeEach(tb.setup(({ service }) => service.add(LAMP)));

    it('should cost as much as the lamp', tb(({ service }) => {
      expect(service.total).toBe(LAMP.price);
    }));
  });
});
// #endregion recipe-nested-describes

// #region recipe-override
describe('QuantityPickerComponent, with another store', () => {
  beforeEach(() => {
    TestBed.overrideProvider(QuantityStore, { useValue: { value: 5 } });
  });

  const tb = componentTestBed(QuantityPickerComponent);

  it('should show the quantity of the store', tb(({ query }) => {
    expect(query.findElement('.value').textContent).toBe('5');
  }));
});
// #endregion recipe-override

// #region recipe-two-beds
describe('StockLabelPipe', () => {
  describe('with the default threshold', () => {
    const tb = pipeTestBed(StockLabelPipe);

    it('should not warn at 8', tb(({ pipe }) => {
      expect(pipe.transform(8)).toBe('In stock');
    }));
  });

  describe('with a threshold of 10', () => {
    const tb = pipeTestBed(StockLabelPipe)
      .provide({ provide: LOW_STOCK, useValue: 10 });

    it('should warn at 8', tb(({ pipe }) => {
      expect(pipe.transform(8)).toBe('Only 8 left');
    }));
  });
});
// #endregion recipe-two-beds

// #region recipe-two-configurations
describe('StockLabelPipe', () => {
  const tb = pipeTestBed(StockLabelPipe, {
    autoCompile: false,
    checkCreate: false,
  });

  describe('with the default threshold', () => {
    beforeEach(() => tb.compile());

    it('should not warn at 8', tb(({ pipe }) => {
      expect(pipe.transform(8)).toBe('In stock');
    }));
  });

  describe('with a threshold of 10', () => {
    beforeEach(() => {
      TestBed.overrideProvider(LOW_STOCK, { useValue: 10 });
      return tb.compile();
    });

    it('should warn at 8', tb(({ pipe }) => {
      expect(pipe.transform(8)).toBe('Only 8 left');
    }));
  });
});
// #endregion recipe-two-configurations

// #region error-wrong-class
class Discount {
  rate = 0.1;
}

describe('A class without @Injectable()', () => {
  it('should be refused', () => {
    const create = () => serviceTestBed(Discount);

    // @throws The provided "Discount" is not a Injectable Service. The ServiceTestBed cannot be created.
    expect(create).toThrowError(
      'The provided "Discount" is not a Injectable Service. '
      + 'The ServiceTestBed cannot be created.',
    );
  });
});
// #endregion error-wrong-class

// #region error-not-compiled
describe('CartService, never compiled', () => {
  const tb = serviceTestBed(CartService, { autoCompile: false, checkCreate: false });
  const test = tb(({ service }) => service.clear()) as () => Promise<void>;

  it('should fail before the callback runs', () => {
    // @throws CartService instance is falsy. You need to set `autoCompile = true` (default) or set `beforeEach(() => tb.compile());` and `autoCompile = false` before running expectations.
    expect(test).toThrowError(
      'CartService instance is falsy. You need to set `autoCompile = true` '
      + '(default) or set `beforeEach(() => tb.compile());` and '
      + '`autoCompile = false` before running expectations.',
    );
  });
});
// #endregion error-not-compiled

// #region error-two-beds
describe('StockLabelPipe, with a second test bed below', () => {
  pipeTestBed(StockLabelPipe);
  const second = pipeTestBed(PricePipe, { autoCompile: false, checkCreate: false });

  it('should not compile the second one', async () => {
    // @throws Cannot configure the test module when the test module has already been instantiated. Make sure you are not using `inject` before `TestBed.configureTestingModule`.
    await expectAsync(second.compile()).toBeRejectedWithError(
      'Cannot configure the test module when the test module has already been '
      + 'instantiated. Make sure you are not using `inject` before '
      + '`TestBed.configureTestingModule`.',
    );
  });
});
// #endregion error-two-beds

// #region error-override-too-late
describe('QuantityPickerComponent, overridden too late', () => {
  const tb = componentTestBed(QuantityPickerComponent);

  it('should keep its provider', tb(() => {
    const override = () => TestBed.overrideProvider(QuantityStore, { useValue: {} });

    // @throws Cannot override provider when the test module has already been instantiated. Make sure you are not using `inject` before `overrideProvider`.
    expect(override).toThrowError(
      'Cannot override provider when the test module has already been '
      + 'instantiated. Make sure you are not using `inject` before `overrideProvider`.',
    );
  }));
});
// #endregion error-override-too-late

// #region error-no-provider
describe('PricePipe, with a token that nothing provides', () => {
  const tb = pipeTestBed(PricePipe).inject('url', NEWSLETTER_URL);
  const test = tb(({ injected }) => {
    expect(injected.url).toBe('');
  }) as () => Promise<void>;

  it('should fail before the callback runs', () => {
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
