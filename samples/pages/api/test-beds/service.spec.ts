import { HttpErrorResponse, provideHttpClient } from '@angular/common/http';
import { TestBed } from '@angular/core/testing';
import { itShouldCreateService, serviceTestBed } from 'ngx-testing-tools';
import { of, skip } from 'rxjs';
import { AuthService } from '../../../shop/auth.service';
import { CartService, Order } from '../../../shop/cart.service';
import { CatalogueService } from '../../../shop/catalogue.service';
import { NewsletterModule } from '../../../shop/newsletter/newsletter.module';
import {
  NEWSLETTER_URL, NewsletterService,
} from '../../../shop/newsletter/newsletter.service';
import { LAMP, MUG, Product } from '../../../shop/product';
import { ReorderService } from './service.reorder';
import { SuggestionService } from './service.suggestion';

// #region option-imports
describe('NewsletterService in its module', () => {
  const tb = serviceTestBed(NewsletterService, {
    imports: [NewsletterModule],
    httpTesting: true,
  });

  it('should post to the address of the module', tb(({ service, http }) => {
    service.subscribe('ada@shop.test').subscribe();

    const { request } = http.controller.expectOne('/api/newsletter');
    expect(request.body).toEqual({ email: 'ada@shop.test' });
  }));
});
// #endregion option-imports

// #region option-providers
describe('NewsletterService on its own', () => {
  const tb = serviceTestBed(NewsletterService, {
    providers: [{ provide: NEWSLETTER_URL, useValue: '/api/letters' }],
    httpTesting: true,
  });

  it('should post to the address that it is given', tb(({ service, http }) => {
    service.subscribe('ada@shop.test').subscribe();

    const { request } = http.controller.expectOne('/api/letters');
    expect(request.method).toBe('POST');
  }));
});
// #endregion option-providers

// #region option-auto-compile
describe('NewsletterService in two shops', () => {
  const tb = serviceTestBed(NewsletterService, {
    autoCompile: false,
    checkCreate: false,
    httpTesting: true,
  });

  const compileWith = (url: string) => {
    TestBed.configureTestingModule({
      providers: [{ provide: NEWSLETTER_URL, useValue: url }],
    });
    return tb.compile();
  };

  describe('the French one', () => {
    beforeEach(() => compileWith('/fr/newsletter'));

    it('should post to the French address', tb(({ service, http }) => {
      service.subscribe('ada@shop.test').subscribe();

      const { request } = http.controller.expectOne('/fr/newsletter');
      expect(request.method).toBe('POST');
    }));
  });

  describe('the German one', () => {
    beforeEach(() => compileWith('/de/newsletter'));

    it('should post to the German address', tb(({ service, http }) => {
      service.subscribe('ada@shop.test').subscribe();

      const { request } = http.controller.expectOne('/de/newsletter');
      expect(request.method).toBe('POST');
    }));
  });
});
// #endregion option-auto-compile

// #region option-check-create
describe('CartService without the spec of its creation', () => {
  const tb = serviceTestBed(CartService, { checkCreate: false, httpTesting: true });

  it('should start empty', tb(({ service }) => {
    expect(service.items).toEqual([]);
    expect(service.total).toBe(0);
  }));
});
// #endregion option-check-create

// #region option-http-testing
describe('CartService at the checkout', () => {
  const tb = serviceTestBed(CartService, { httpTesting: true });

  it('should empty the cart once the order is accepted', tb(({ service, http }) => {
    service.add(LAMP);
    service.checkout().subscribe();

    http.emitSuccessResponse<Order>({
      url: '/api/orders',
      method: 'POST',
      body: { id: 'A-1', total: 3950 },
    });

    expect(service.count).toBe(0);
  }));
});
// #endregion option-http-testing

// #region option-verify-http
describe('CartService while the API is thinking', () => {
  const tb = serviceTestBed(CartService, { httpTesting: true, verifyHttp: false });

  beforeEach(tb.setup(({ service }) => {
    service.add(LAMP);
    service.checkout().subscribe();
  }));

  it('should keep its items', tb(({ service }) => {
    expect(service.items).toEqual([LAMP]);
  }));

  it('should keep its total', tb(({ service }) => {
    expect(service.total).toBe(3950);
  }));
});
// #endregion option-verify-http

// #region tool-service
describe('CartService, one instance for each spec', () => {
  const tb = serviceTestBed(CartService, { httpTesting: true });

  it('should add up the prices', tb(({ service }) => {
    service.add(LAMP);
    service.add(MUG);

    expect(service.total).toBe(4940);
  }));

  it('should remove a product', tb(({ service }) => {
    service.add(LAMP);
    service.remove(LAMP.id);

    expect(service.count).toBe(0);
  }));
});
// #endregion tool-service

// #region tool-http
describe('CatalogueService, one product', () => {
  const tb = serviceTestBed(CatalogueService, { httpTesting: true });

  it('should find a product by its number', tb(({ service, http }) => {
    let name = '';
    service.find(1).subscribe(product => (name = product.name));

    http.emitSuccessResponse({ url: '/api/products/1', body: LAMP });

    expect(name).toBe('Lamp');
  }));
});
// #endregion tool-http

// #region tool-injector
describe('ReorderService and the cart', () => {
  const tb = serviceTestBed(ReorderService, {
    providers: [{ provide: CatalogueService, useValue: { find: () => of(LAMP) } }],
    httpTesting: true,
  });

  it('should put the product into the cart', tb(async ({ service, injector }) => {
    await service.reorder(LAMP.id);

    expect(injector.get(CartService).items).toEqual([LAMP]);
  }));
});
// #endregion tool-injector

// #region tool-injected
describe('NewsletterService and its address', () => {
  const tb = serviceTestBed(NewsletterService, {
    imports: [NewsletterModule],
    httpTesting: true,
  }).inject('url', NEWSLETTER_URL);

  it('should post to that address', tb(({ service, http, injected }) => {
    service.subscribe('ada@shop.test').subscribe();

    expect(http.controller.expectOne(injected.url).request.method).toBe('POST');
  }));
});
// #endregion tool-injected

// #region tool-rx
describe('CartService and its subscribers', () => {
  const tb = serviceTestBed(CartService, { httpTesting: true });

  it('should publish each number of items', tb(({ service, rx }) => {
    const counts: number[] = [];
    rx.remind = service.count$.subscribe(count => counts.push(count));

    service.add(LAMP);
    service.clear();

    expect(counts).toEqual([0, 1, 0]);
  }));
});
// #endregion tool-rx

// #region test-option-verify-http
describe('CartService, ordered but not confirmed', () => {
  const tb = serviceTestBed(CartService, { httpTesting: true });

  it('should keep the items until the API answers', tb(({ service }) => {
    service.add(LAMP);
    service.checkout().subscribe();

    expect(service.items).toEqual([LAMP]);
  }, { verifyHttp: false }));
});
// #endregion test-option-verify-http

// #region method-import
describe('NewsletterService with an import by method', () => {
  const tb = serviceTestBed(NewsletterService, { httpTesting: true })
    .import(NewsletterModule);

  it('should complete when the API accepts', tb(({ service, http }) => {
    const onComplete = jasmine.createSpy('onComplete');
    service.subscribe('ada@shop.test').subscribe({ complete: onComplete });

    http.emitSuccessResponse({ url: '/api/newsletter', body: null });

    expect(onComplete).toHaveBeenCalledTimes(1);
  }));
});
// #endregion method-import

// #region method-provide
describe('NewsletterService with a provider by method', () => {
  const tb = serviceTestBed(NewsletterService, {
    imports: [NewsletterModule],
    httpTesting: true,
  }).provide({ provide: NEWSLETTER_URL, useValue: '/api/letters' });

  it('should prefer the address provided last', tb(({ service, http }) => {
    service.subscribe('ada@shop.test').subscribe();

    http.controller.expectNone('/api/newsletter');
    expect(http.controller.expectOne('/api/letters').request.method).toBe('POST');
  }));
});
// #endregion method-provide

// #region method-inject
describe('ReorderService with what it talks to', () => {
  const tb = serviceTestBed(ReorderService, { httpTesting: true })
    .inject('cart', CartService)
    .inject('auth', AuthService);

  it('should leave the session alone', tb(async ({ service, http, injected }) => {
    const { cart, auth } = injected;
    auth.token = 'abc';

    const reordered = service.reorder(LAMP.id);
    http.emitSuccessResponse({ url: '/api/products/1', body: LAMP });
    await reordered;

    expect(cart.count).toBe(1);
    expect(auth.token).toBe('abc');
  }));
});
// #endregion method-inject

// #region method-setup
describe('CartService with a lamp in it', () => {
  const tb = serviceTestBed(CartService, { httpTesting: true });

  beforeEach(tb.setup(({ service }) => {
    service.add(LAMP);
  }));

  it('should count it', tb(({ service }) => {
    expect(service.count).toBe(1);
  }));

  it('should forget it when cleared', tb(({ service }) => {
    service.clear();
    expect(service.count).toBe(0);
  }));
});
// #endregion method-setup

// #region method-compile
describe('NewsletterService with the settings of the shop', () => {
  const loadSettings = async () => ({ newsletterUrl: '/api/beta/newsletter' });

  const tb = serviceTestBed(NewsletterService, {
    autoCompile: false,
    httpTesting: true,
  });

  beforeEach(async () => {
    const { newsletterUrl } = await loadSettings();
    TestBed.configureTestingModule({
      providers: [{ provide: NEWSLETTER_URL, useValue: newsletterUrl }],
    });
    await tb.compile();
  });

  it('should post to the address of the settings', tb(({ service, http }) => {
    service.subscribe('ada@shop.test').subscribe();

    const { request } = http.controller.expectOne('/api/beta/newsletter');
    expect(request.method).toBe('POST');
  }));
});
// #endregion method-compile

// #region it-should-create
describe('ReorderService, created', () => {
  itShouldCreateService(ReorderService, { providers: [provideHttpClient()] });
});
// #endregion it-should-create

// #region recipe-post
describe('AuthService, logging in', () => {
  const tb = serviceTestBed(AuthService, { httpTesting: true });

  it('should post the credentials and keep the token', tb(({ service, http }) => {
    const credentials = { email: 'ada@shop.test', password: 'engine' };
    service.login(credentials).subscribe();

    const login = http.controller.expectOne('/api/session');
    expect(login.request.method).toBe('POST');
    expect(login.request.body).toEqual(credentials);

    login.flush({ token: 'abc' });
    expect(service.token).toBe('abc');
  }));
});
// #endregion recipe-post

// #region recipe-http-error
describe('AuthService, refused', () => {
  const tb = serviceTestBed(AuthService, { httpTesting: true });

  it('should stay logged out', tb(({ service, http }) => {
    const onError = jasmine.createSpy('onError');
    const credentials = { email: 'ada@shop.test', password: 'guess' };
    service.login(credentials).subscribe({ error: onError });

    http.emitErrorResponse({
      url: '/api/session',
      status: 401,
      statusText: 'Unauthorized',
    });

    expect(onError).toHaveBeenCalledOnceWith(
      jasmine.objectContaining({ status: 401 }),
    );
    expect(service.isLoggedIn()).toBeFalse();
  }));
});
// #endregion recipe-http-error

// #region recipe-http-error-payload
describe('CartService, refused with a reason', () => {
  const tb = serviceTestBed(CartService, { httpTesting: true });

  it('should hand on the reason and keep the items', tb(({ service, http }) => {
    let reason = '';
    service.add(MUG);
    service.checkout().subscribe({
      error: ({ error }: HttpErrorResponse) => (reason = error.message),
    });

    http.emitSuccessResponse({
      url: '/api/orders',
      status: 409,
      statusText: 'Conflict',
      body: { message: 'The mug is sold out.' },
    });

    expect(reason).toBe('The mug is sold out.');
    expect(service.items).toEqual([MUG]);
  }));
});
// #endregion recipe-http-error-payload

// #region recipe-query-parameters
describe('CatalogueService, searching', () => {
  const tb = serviceTestBed(CatalogueService, { httpTesting: true });

  it('should send the term as a query parameter', tb(({ service, http }) => {
    let found: Product[] = [];
    service.search('desk lamp').subscribe(products => (found = products));

    http.emitSuccessResponse({ url: '/api/products?q=desk%20lamp', body: [LAMP] });

    expect(found).toEqual([LAMP]);
  }));

  it('should send the term as it was typed', tb(({ service, http }) => {
    service.search('desk lamp').subscribe();

    const search = http.controller.expectOne(({ url }) => url === '/api/products');
    expect(search.request.params.get('q')).toBe('desk lamp');
  }));
});
// #endregion recipe-query-parameters

// #region recipe-no-request
describe('SuggestionService', () => {
  const tb = serviceTestBed(SuggestionService, { httpTesting: true });

  it('should not ask the API for two letters', tb(({ service, http }) => {
    let names = ['stale'];
    service.suggest('la').subscribe(suggestions => (names = suggestions));

    http.controller.expectNone(({ url }) => url === '/api/products');
    expect(names).toEqual([]);
  }));

  it('should ask the API from three letters on', tb(({ service, http }) => {
    let names: string[] = [];
    service.suggest(' lam ').subscribe(suggestions => (names = suggestions));

    http.emitSuccessResponse({ url: '/api/products?q=lam', body: [LAMP] });

    expect(names).toEqual(['Lamp']);
  }));
});
// #endregion recipe-no-request

// #region recipe-stub
describe('ReorderService with a stub of the catalogue', () => {
  const catalogue = {
    find: (id: number) => of(id === LAMP.id ? { ...LAMP, price: 4200 } : MUG),
  } satisfies Partial<CatalogueService>;

  const tb = serviceTestBed(ReorderService, { httpTesting: true })
    .provide({ provide: CatalogueService, useValue: catalogue })
    .inject('cart', CartService);

  it('should reorder at the price of today', tb(async ({ service, injected }) => {
    await service.reorder(LAMP.id);

    expect(injected.cart.total).toBe(4200);
  }));

  it('should refuse what is sold out', tb(async ({ service, injected }) => {
    await expectAsync(service.reorder(MUG.id))
      .toBeRejectedWithError('Mug is out of stock.');
    expect(injected.cart.count).toBe(0);
  }));
});
// #endregion recipe-stub

// #region recipe-spy
describe('ReorderService with a spy on the catalogue', () => {
  const tb = serviceTestBed(ReorderService, { httpTesting: true })
    .inject('catalogue', CatalogueService);

  it('should ask for the product once', tb(async ({ service, injected }) => {
    const find = spyOn(injected.catalogue, 'find').and.returnValue(of(LAMP));

    await service.reorder(LAMP.id);

    expect(find).toHaveBeenCalledOnceWith(LAMP.id);
  }));
});
// #endregion recipe-spy

// #region recipe-promise
describe('ReorderService and its promise', () => {
  const tb = serviceTestBed(ReorderService, { httpTesting: true });

  it('should resolve to the product of today', tb(async ({ service, http }) => {
    const reordered = service.reorder(LAMP.id);

    http.emitSuccessResponse({ url: '/api/products/1', body: LAMP });

    await expectAsync(reordered).toBeResolvedTo(LAMP);
  }));
});
// #endregion recipe-promise

// #region recipe-done
describe('CartService and a callback', () => {
  const tb = serviceTestBed(CartService, { httpTesting: true });

  it('should tell its subscribers about a new item', tb(({ service, rx }, done) => {
    rx.remind = service.count$.pipe(skip(1)).subscribe(count => {
      expect(count).toBe(1);
      done();
    });

    service.add(LAMP);
  }));
});
// #endregion recipe-done

// #region error-not-a-service
describe('A class without a decorator', () => {
  class Discount {
    readonly percent = 10;
  }

  it('should have no service test bed', () => {
    // @throws The provided "Discount" is not a Injectable Service. The ServiceTestBed cannot be created.
    expect(() => serviceTestBed(Discount)).toThrowError(
      'The provided "Discount" is not a Injectable Service. The ServiceTestBed ' +
        'cannot be created.',
    );
  });
});
// #endregion error-not-a-service

// #region error-not-compiled
describe('A service that was never compiled', () => {
  const tb = serviceTestBed(CartService, {
    autoCompile: false,
    checkCreate: false,
  });

  const test = tb(({ service }) => {
    expect(service.count).toBe(0);
  }) as () => void;

  it('should have no instance', () => {
    // @throws CartService instance is falsy. You need to set `autoCompile = true` (default) or set `beforeEach(() => tb.compile());` and `autoCompile = false` before running expectations.
    expect(test).toThrowError(
      'CartService instance is falsy. You need to set `autoCompile = true` ' +
        '(default) or set `beforeEach(() => tb.compile());` and `autoCompile = ' +
        'false` before running expectations.',
    );
  });
});
// #endregion error-not-compiled

// #region error-replaced
describe('A service replaced by a plain object', () => {
  const tb = serviceTestBed(CartService, { checkCreate: false })
    .provide({ provide: CartService, useValue: { count: 3 } });

  const test = tb(({ service }) => {
    expect(service.count).toBe(3);
  }) as () => void;

  it('should be rejected', () => {
    // @throws CartService instance is falsy. You need to set `autoCompile = true` (default) or set `beforeEach(() => tb.compile());` and `autoCompile = false` before running expectations.
    expect(test).toThrowError(
      'CartService instance is falsy. You need to set `autoCompile = true` ' +
        '(default) or set `beforeEach(() => tb.compile());` and `autoCompile = ' +
        'false` before running expectations.',
    );
  });
});
// #endregion error-replaced

// #region error-no-provider
describe('A service without what it needs', () => {
  const tb = serviceTestBed(CatalogueService, {
    autoCompile: false,
    checkCreate: false,
  });

  it('should not compile', async () => {
    const message = await tb.compile().catch((error: Error) => error.message);

    // @throws NullInjectorError: No provider for HttpClient!
    expect(message).toContain('NullInjectorError: No provider for HttpClient!');
  });
});
// #endregion error-no-provider
