import { HttpRequest } from '@angular/common/http';
import {
  componentTestBed, guardTestBed, interceptorTestBed, itShouldCreateModule,
  pipeTestBed, resolverTestBed, serviceTestBed,
} from 'ngx-testing-tools';
import { AuthService } from '../../shop/auth.service';
import { authGuard } from '../../shop/auth.guard';
import { CartBadgeComponent } from '../../shop/cart-badge.component';
import { CartService } from '../../shop/cart.service';
import { CatalogueService } from '../../shop/catalogue.service';
import { NewsletterModule } from '../../shop/newsletter/newsletter.module';
import { PricePipe } from '../../shop/price.pipe';
import { LAMP, Product } from '../../shop/product';
import { ProductCardComponent } from '../../shop/product-card.component';
import { productResolver } from '../../shop/product.resolver';
import { tokenInterceptor } from '../../shop/token.interceptor';

// #region rendering
describe('ProductCardComponent', () => {
  const tb = componentTestBed(ProductCardComponent);

  beforeEach(tb.setup(({ component }) => {
    component.product = LAMP;
  }));

  it('should show the name', tb(({ query }) => {
    expect(query.findElement('.name').textContent).toBe('Lamp');
  }));

  it('should add the product', tb(({ component, action, rx }) => {
    const added: Product[] = [];
    rx.remind = component.add.subscribe(product => added.push(product));
    action.click('.add');
    expect(added).toEqual([LAMP]);
  }));
});
// #endregion rendering

// #region http
describe('CatalogueService', () => {
  const tb = serviceTestBed(CatalogueService, { httpTesting: true });

  it('should find one product', tb(({ service, http }) => {
    let found: Product | undefined;
    service.find(1).subscribe(product => (found = product));

    http.emitSuccessResponse({ url: '/api/products/1', body: LAMP });

    expect(found).toEqual(LAMP);
  }));
});
// #endregion http

// #region injector
describe('CartBadgeComponent', () => {
  const tb = componentTestBed(CartBadgeComponent, { httpTesting: true })
    .inject('cart', CartService);

  it('should count the products', tb(({ fixture, injected }) => {
    injected.cart.add(LAMP);
    fixture.detectChanges();
    expect(fixture.nativeElement.textContent).toBe('1');
  }));
});
// #endregion injector

// #region module
describe('NewsletterModule', () => {
  itShouldCreateModule(NewsletterModule);
});
// #endregion module

// #region pipe
describe('PricePipe', () => {
  const tb = pipeTestBed(PricePipe);

  it('should write cents as euros', tb(({ verify }) => {
    verify.many([
      { data: 3950, parameters: [], expected: '39.50 EUR' },
      { data: 5, parameters: [], expected: '0.05 EUR' },
    ]);
  }));
});
// #endregion pipe

// #region interceptor
describe('tokenInterceptor', () => {
  const tb = interceptorTestBed(tokenInterceptor).inject('auth', AuthService);

  it('should add the token of the session', tb(({ inspect, injected, rx }) => {
    injected.auth.token = 'abc';
    const requests: HttpRequest<unknown>[] = [];

    rx.remind = inspect.request('GET', '/api/products')
      .subscribe(request => requests.push(request));

    const [{ headers }] = requests;
    expect(headers.get('Authorization')).toBe('Bearer abc');
  }));
});
// #endregion interceptor

// #region guard
describe('authGuard', () => {
  const tb = guardTestBed(authGuard, { type: 'CanActivate', httpTesting: true })
    .inject('auth', AuthService);

  it('should let a customer in', tb(({ challenge, injected }) => {
    injected.auth.token = 'abc';

    expect(challenge()).toBe(true);
  }));
});
// #endregion guard

// #region resolver
describe('productResolver', () => {
  const tb = resolverTestBed(productResolver, { httpTesting: true });

  it('should fetch the product of the URL', tb(({ trigger, http, rx }) => {
    let resolved: Product | undefined;
    rx.remind = trigger
      .withInfo({ params: { id: '1' } })
      .subscribe((product: Product) => (resolved = product));

    http.emitSuccessResponse({ url: '/api/products/1', body: LAMP });

    expect(resolved).toEqual(LAMP);
  }));
});
// #endregion resolver

// #region compile
describe('ProductCardComponent', () => {
  componentTestBed(ProductCardComponent);
});
// #endregion compile

// #region compile-by-hand
describe('ProductCardComponent', () => {
  const tb = componentTestBed(ProductCardComponent, {
    autoCompile: false,
    checkCreate: false,
  });

  beforeEach(() => tb.compile());

  it('should wait for its product', tb(({ component }) => {
    expect(component.product).toBeUndefined();
  }, { startDetectChanges: false }));
});
// #endregion compile-by-hand

// #region debug
describe('ProductCardComponent', () => {
  const tb = componentTestBed(ProductCardComponent);

  beforeEach(tb.setup(({ component }) => {
    component.product = LAMP;
  }));

  it('should show the name', tb(({ fixture }) => {
    expect(fixture.debugElement.nativeElement.textContent).toContain('Lamp');
  }));
});
// #endregion debug
