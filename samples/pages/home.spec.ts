import { provideHttpClient } from '@angular/common/http';
import {
  HttpTestingController, provideHttpClientTesting,
} from '@angular/common/http/testing';
import { Component } from '@angular/core';
import { ComponentFixture, TestBed } from '@angular/core/testing';
import { By } from '@angular/platform-browser';
import {
  componentTestBed, directiveTestBed, guardTestBed, interceptorTestBed,
  moduleTestBed, pipeTestBed, resolverTestBed, routerTestBed, serviceTestBed,
} from 'ngx-testing-tools';
import { firstValueFrom } from 'rxjs';
import { authGuard } from '../shop/auth.guard';
import { AuthService } from '../shop/auth.service';
import { CartResolver } from '../shop/cart.resolver';
import { CartService } from '../shop/cart.service';
import { HighlightDirective } from '../shop/highlight.directive';
import { LoginComponent } from '../shop/login.component';
import { NewsletterModule } from '../shop/newsletter/newsletter.module';
import { NEWSLETTER_URL } from '../shop/newsletter/newsletter.service';
import { PricePipe } from '../shop/price.pipe';
import { LAMP, MUG } from '../shop/product';
import { ProductCardComponent } from '../shop/product-card.component';
import { ProductListComponent } from '../shop/product-list.component';
import { shopRoutes } from '../shop/shop.routes';
import { tokenInterceptor } from '../shop/token.interceptor';

// #region before
describe('ProductListComponent', () => {
  let fixture: ComponentFixture<ProductListComponent>;
  let controller: HttpTestingController;

  beforeEach(async () => {
    await TestBed.configureTestingModule({
      imports: [ProductListComponent],
      providers: [provideHttpClient(), provideHttpClientTesting()],
    }).compileComponents();
    fixture = TestBed.createComponent(ProductListComponent);
    controller = TestBed.inject(HttpTestingController);
  });

  afterEach(() => controller.verify());

  it('should create', () => {
    expect(fixture.componentInstance).toBeTruthy();
  });

  it('should show the products', () => {
    fixture.detectChanges();
    controller.expectOne('/api/products').flush([LAMP]);
    fixture.detectChanges();

    const name = fixture.debugElement.query(By.css('.name'));
    expect(name.nativeElement.textContent).toBe('Lamp');
  });
});
// #endregion before

// #region after
describe('ProductListComponent', () => {
  const tb = componentTestBed(ProductListComponent, { httpTesting: true });

  it('should show the products', tb(({ fixture, http, query }) => {
    http.emitSuccessResponse({ url: '/api/products', body: [LAMP] });
    fixture.detectChanges();

    expect(query.findElement('.name').textContent).toBe('Lamp');
  }));
});
// #endregion after

describe('ProductListComponent without a response', () => {
  const tb = componentTestBed(ProductListComponent, { httpTesting: true });

  it('should show no product', tb(({ fixture, query }) => {
    // #region forgotten unquoted: the player of tests shows its message
    fixture.detectChanges();

    // @throws Cannot find one DebugElement with : selector ".name".
    expect(() => query.findElement('.name'))
      .toThrowError('Cannot find one DebugElement with : selector ".name".');
    // #endregion forgotten
  }, { verifyHttp: false }));
});

describe('ProductCardComponent', () => {
  // #region component
  const tb = componentTestBed(ProductCardComponent);

  beforeEach(tb.setup(({ component }) => {
    component.product = LAMP;
  }));

  it('should show the price', tb(({ query }) => {
    expect(query.findElement('.price').textContent).toBe('39.50 EUR');
  }));
  // #endregion component
});

@Component({
  standalone: true,
  imports: [HighlightDirective],
  template: '<p shopHighlight>Lamp</p>',
})
class HostComponent {}

describe('HighlightDirective', () => {
  // #region directive
  const tb = directiveTestBed(HighlightDirective, HostComponent);

  it('should wait for the pointer', tb(({ query }) => {
    expect(query.findElement('p').style.backgroundColor).toBe('');
  }));
  // #endregion directive
});

describe('PricePipe', () => {
  // #region pipe
  const tb = pipeTestBed(PricePipe);

  it('should write cents as euros', tb(({ verify }) => {
    verify({ data: 3950, parameters: [], expected: '39.50 EUR' });
  }));
  // #endregion pipe
});

describe('CartService', () => {
  // #region service
  const tb = serviceTestBed(CartService, { httpTesting: true });

  beforeEach(tb.setup(({ service }) => {
    service.add(LAMP);
    service.add(MUG);
  }));

  it('should add up the prices', tb(({ service }) => {
    expect(service.total).toBe(4940);
  }));
  // #endregion service
});

describe('NewsletterModule', () => {
  // #region module
  const tb = moduleTestBed(NewsletterModule).provide(provideHttpClient());

  it('should provide the address', tb(({ injector }) => {
    expect(injector.get(NEWSLETTER_URL)).toBe('/api/newsletter');
  }));
  // #endregion module
});

describe('tokenInterceptor', () => {
  // #region interceptor
  const tb = interceptorTestBed(tokenInterceptor).inject('auth', AuthService);

  it('should add the token', tb(async ({ inspect, injected }) => {
    injected.auth.token = 'abc';
    const { headers } = await firstValueFrom(inspect.request('GET', '/api/orders'));

    expect(headers.get('Authorization')).toBe('Bearer abc');
  }));
  // #endregion interceptor
});

describe('authGuard', () => {
  // #region guard
  const tb = guardTestBed(authGuard, { type: 'CanActivate', httpTesting: true });

  it('should send a visitor to the login page', tb(({ challenge }) => {
    expect(challenge().toString()).toContain('/login');
  }));
  // #endregion guard
});

describe('CartResolver', () => {
  // #region resolver
  const tb = resolverTestBed(CartResolver, { httpTesting: true })
    .inject('cart', CartService);

  beforeEach(tb.setup(({ injected }) => injected.cart.add(LAMP)));

  it('should return the cart', tb(({ trigger }) => {
    expect(trigger()).toEqual([LAMP]);
  }));
  // #endregion resolver
});

describe('shopRoutes', () => {
  // #region router
  const tb = routerTestBed(shopRoutes, {
    providers: [provideHttpClient()],
    initialUrl: '/login',
  });

  it('should ask a visitor to log in', tb(async ({ navigateByUrl }) => {
    expect(await navigateByUrl('/cart')).toBeInstanceOf(LoginComponent);
  }));
  // #endregion router
});
