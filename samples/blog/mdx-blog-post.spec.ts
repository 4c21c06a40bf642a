import { provideHttpClient } from '@angular/common/http';
import { Component, inject, Injectable } from '@angular/core';
import { CanActivateFn } from '@angular/router';
import {
  componentTestBed, directiveTestBed, guardTestBed, interceptorTestBed,
  moduleTestBed, pipeTestBed, resolverTestBed, routerTestBed, serviceTestBed,
} from 'ngx-testing-tools';
import { firstValueFrom, map, of } from 'rxjs';
import { authGuard } from '../shop/auth.guard';
import { AuthService } from '../shop/auth.service';
import { CartResolver } from '../shop/cart.resolver';
import { CartService } from '../shop/cart.service';
import { CatalogueService } from '../shop/catalogue.service';
import { HighlightDirective } from '../shop/highlight.directive';
import { LoginComponent } from '../shop/login.component';
import { NewsletterModule } from '../shop/newsletter/newsletter.module';
import { NEWSLETTER_URL } from '../shop/newsletter/newsletter.service';
import { PricePipe } from '../shop/price.pipe';
import { LAMP, MUG, Product } from '../shop/product';
import { ProductCardComponent } from '../shop/product-card.component';
import { ProductListComponent } from '../shop/product-list.component';
import { productResolver } from '../shop/product.resolver';
import { shopRoutes } from '../shop/shop.routes';
import { tokenInterceptor } from '../shop/token.interceptor';

// #region component
describe('ProductCardComponent', () => {
  const tb = componentTestBed(ProductCardComponent);

  beforeEach(tb.setup(({ component }) => {
    component.product = LAMP;
  }));

  it('should show the price', tb(({ query }) => {
    expect(query.findElement('.price').textContent).toBe('39.50 EUR');
  }));
});
// #endregion component

// #region component-http
describe('ProductListComponent', () => {
  const tb = componentTestBed(ProductListComponent, { httpTesting: true });

  it('should show one card per product', tb(({ fixture, http, query }) => {
    http.emitSuccessResponse({ url: '/api/products', body: [LAMP, MUG] });
    fixture.detectChanges();

    expect(query.findAllComponents(ProductCardComponent).length).toBe(2);
  }));
});
// #endregion component-http

// #region component-no-template
describe('LoginComponent', () => {
  const auth: Pick<AuthService, 'login'> = { login: () => of({ token: 'abc' }) };
  const tb = componentTestBed(LoginComponent, { noTemplate: true })
    .provide({ provide: AuthService, useValue: auth });

  it('should confirm the login', tb(({ component }) => {
    component.submit();

    expect(component.message()).toBe('You are logged in.');
  }));
});
// #endregion component-no-template

// #region component-http-no-template
describe('ProductListComponent', () => {
  const tb = componentTestBed(ProductListComponent, {
    httpTesting: true,
    noTemplate: true,
  });

  it('should remember that loading failed', tb(({ component, fixture, http }) => {
    fixture.detectChanges();
    http.emitErrorResponse({ url: '/api/products', status: 503 });

    expect(component.failed()).toBe(true);
  }));
});
// #endregion component-http-no-template

// #region directive
@Component({
  standalone: true,
  imports: [HighlightDirective],
  template: '<p shopHighlight="lightblue">Lamp</p>',
})
class HostComponent {}

describe('HighlightDirective', () => {
  const tb = directiveTestBed(HighlightDirective, HostComponent);

  it('should color the hovered element', tb(({ fixture, action, query }) => {
    action.emitOutput(HighlightDirective, 'mouseenter');
    fixture.detectChanges();

    const { style } = query.findElement(HighlightDirective);
    expect(style.backgroundColor).toBe('lightblue');
  }));
});
// #endregion directive

// #region pipe
describe('PricePipe', () => {
  const tb = pipeTestBed(PricePipe);

  it('should write cents with their currency', tb(({ verify }) => {
    verify.many([
      { data: 3950, parameters: [], expected: '39.50 EUR' },
      { data: 3950, parameters: ['USD'], expected: '39.50 USD' },
    ]);
  }));
});
// #endregion pipe

@Injectable({ providedIn: 'root' })
class WishListService {
  private readonly wishes = new Map<number, Product>();

  get names(): string[] {
    return [...this.wishes.values()].map(({ name }) => name);
  }

  add(product: Product): void {
    this.wishes.set(product.id, product);
  }
}

// #region service
describe('WishListService', () => {
  const tb = serviceTestBed(WishListService);

  it('should keep each product once', tb(({ service }) => {
    service.add(LAMP);
    service.add(LAMP);

    expect(service.names).toEqual(['Lamp']);
  }));
});
// #endregion service

// #region service-http
describe('CatalogueService', () => {
  const tb = serviceTestBed(CatalogueService, { httpTesting: true });

  it('should find one product', tb(({ service, http }) => {
    let found: Product | undefined;
    service.find(1).subscribe(product => (found = product));

    http.emitSuccessResponse({ url: '/api/products/1', body: LAMP });

    expect(found).toEqual(LAMP);
  }));
});
// #endregion service-http

// #region module
describe('NewsletterModule', () => {
  const tb = moduleTestBed(NewsletterModule).inject('url', NEWSLETTER_URL);

  it('should provide the address of the subscriptions', tb(({ injected }) => {
    expect(injected.url).toBe('/api/newsletter');
  }));
});
// #endregion module

// #region interceptor
describe('tokenInterceptor', () => {
  const tb = interceptorTestBed(tokenInterceptor).inject('auth', AuthService);

  it('should add the token of the session', tb(async ({ inspect, injected }) => {
    injected.auth.token = 'abc';

    const request = await firstValueFrom(inspect.request('GET', '/api/products'));

    expect(request.headers.get('Authorization')).toBe('Bearer abc');
  }));
});
// #endregion interceptor

// #region guard
describe('authGuard', () => {
  const auth: Pick<AuthService, 'isLoggedIn'> = { isLoggedIn: () => true };
  const tb = guardTestBed(authGuard, { type: 'CanActivate' })
    .provide({ provide: AuthService, useValue: auth });

  it('should let a customer in', tb(({ challenge }) => {
    expect(challenge()).toBe(true);
  }));
});
// #endregion guard

// #region guard-http
const inStockGuard: CanActivateFn = route =>
  inject(CatalogueService)
    .find(Number(route.paramMap.get('id')))
    .pipe(map(({ stock }) => stock > 0));

describe('inStockGuard', () => {
  const tb = guardTestBed(inStockGuard, { type: 'CanActivate', httpTesting: true });

  it('should keep visitors off a page without stock', tb(({ challenge, http }) => {
    let decision: boolean | undefined;
    challenge
      .withInfo({ params: { id: '2' } })
      .subscribe((answer: boolean) => (decision = answer));

    http.emitSuccessResponse({ url: '/api/products/2', body: MUG });

    expect(decision).toBe(false);
  }));
});
// #endregion guard-http

// #region resolver
describe('CartResolver', () => {
  const tb = resolverTestBed(CartResolver)
    .provide({ provide: CartService, useValue: { items: [LAMP] } });

  it('should return the content of the cart', tb(({ trigger }) => {
    expect(trigger()).toEqual([LAMP]);
  }));
});
// #endregion resolver

// #region resolver-http
describe('productResolver', () => {
  const tb = resolverTestBed(productResolver, { httpTesting: true });

  it('should fetch the product of the URL', tb(({ trigger, http }) => {
    let resolved: Product | undefined;
    trigger
      .withInfo({ params: { id: '1' } })
      .subscribe((product: Product) => (resolved = product));

    http.emitSuccessResponse({ url: '/api/products/1', body: LAMP });

    expect(resolved).toEqual(LAMP);
  }));
});
// #endregion resolver-http

// #region router
describe('shopRoutes', () => {
  const catalogue: Pick<CatalogueService, 'list'> = { list: () => of([LAMP]) };
  const tb = routerTestBed(shopRoutes).provide([
    provideHttpClient(),
    { provide: CatalogueService, useValue: catalogue },
  ]);

  it('should ask a visitor to log in first', tb(async ({ navigateByUrl, $url }) => {
    await navigateByUrl('/cart', LoginComponent);

    expect($url()).toBe('/login?returnUrl=%2Fcart');
  }));
});
// #endregion router
