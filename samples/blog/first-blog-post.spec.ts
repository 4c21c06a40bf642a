import { provideHttpClient } from '@angular/common/http';
import {
  HttpTestingController, provideHttpClientTesting,
} from '@angular/common/http/testing';
import { ComponentFixture, TestBed } from '@angular/core/testing';
import { By } from '@angular/platform-browser';
import {
  ActivatedRouteSnapshot, RouterStateSnapshot, UrlTree,
} from '@angular/router';
import { componentTestBed, guardTestBed, pipeTestBed } from 'ngx-testing-tools';
import { authGuard } from '../shop/auth.guard';
import { AuthService } from '../shop/auth.service';
import { CartService } from '../shop/cart.service';
import { PricePipe } from '../shop/price.pipe';
import { LAMP } from '../shop/product';
import { ProductListComponent } from '../shop/product-list.component';

// #region component-plain
describe('ProductListComponent', () => {
  // #region component-plain-setup
  let fixture: ComponentFixture<ProductListComponent>;
  let controller: HttpTestingController;
  let cart: CartService;

  beforeEach(async () => {
    await TestBed.configureTestingModule({
      imports: [ProductListComponent],
      providers: [provideHttpClient(), provideHttpClientTesting()],
    }).compileComponents();

    fixture = TestBed.createComponent(ProductListComponent);
    controller = TestBed.inject(HttpTestingController);
    cart = TestBed.inject(CartService);
  });

  afterEach(() => controller.verify());

  it('should create', () => {
    expect(fixture.componentInstance).toBeTruthy();
  });
  // #endregion component-plain-setup

  it('should add a product on click', () => {
    fixture.detectChanges();
    controller.expectOne('/api/products').flush([LAMP]);
    fixture.detectChanges();

    fixture.debugElement.query(By.css('.add')).triggerEventHandler('click');

    expect(cart.items).toEqual([LAMP]);
  });
});
// #endregion component-plain

// #region component-bed
describe('ProductListComponent', () => {
  // #region component-bed-setup
  const tb = componentTestBed(ProductListComponent, { httpTesting: true })
    .inject('cart', CartService);
  // #endregion component-bed-setup

  it('should add a product on click', tb(({ fixture, http, action, injected }) => {
    http.emitSuccessResponse({ url: '/api/products', body: [LAMP] });
    fixture.detectChanges();

    action.click('.add');

    expect(injected.cart.items).toEqual([LAMP]);
  }));
});
// #endregion component-bed

// #region guard-plain
describe('authGuard', () => {
  // #region guard-plain-setup
  let auth: AuthService;
  let controller: HttpTestingController;

  const challenge = (url: string) => TestBed.runInInjectionContext(() => {
    const route = new ActivatedRouteSnapshot();
    const state = { url } as RouterStateSnapshot;

    return authGuard(route, state);
  });

  beforeEach(() => {
    TestBed.configureTestingModule({
      providers: [provideHttpClient(), provideHttpClientTesting()],
    });
    auth = TestBed.inject(AuthService);
    controller = TestBed.inject(HttpTestingController);
  });

  afterEach(() => controller.verify());
  // #endregion guard-plain-setup

  it('should let a customer in', () => {
    auth.token = 'abc';

    expect(challenge('/cart')).toBe(true);
  });

  it('should send a visitor to the login page', () => {
    const tree = challenge('/cart') as UrlTree;

    expect(tree.toString()).toBe('/login?returnUrl=%2Fcart');
  });
});
// #endregion guard-plain

// #region guard-bed
describe('authGuard', () => {
  // #region guard-bed-setup
  const tb = guardTestBed(authGuard, { type: 'CanActivate', httpTesting: true })
    .inject('auth', AuthService);

  const currentState = { url: '/cart' } as RouterStateSnapshot;
  // #endregion guard-bed-setup

  it('should let a customer in', tb(({ challenge, injected }) => {
    injected.auth.token = 'abc';

    expect(challenge.withInfo({ currentState })).toBe(true);
  }));

  it('should send a visitor to the login page', tb(({ challenge }) => {
    const tree: UrlTree = challenge.withInfo({ currentState });

    expect(tree.toString()).toBe('/login?returnUrl=%2Fcart');
  }));
});
// #endregion guard-bed

// #region pipe-plain
describe('PricePipe', () => {
  it('should write cents as an amount', () => {
    expect(new PricePipe().transform(3950)).toBe('39.50 EUR');
  });
});
// #endregion pipe-plain

// #region pipe-bed
describe('PricePipe', () => {
  // #region pipe-bed-setup
  const tb = pipeTestBed(PricePipe);
  // #endregion pipe-bed-setup

  it('should write cents as an amount', tb(({ verify }) => {
    verify({ data: 3950, parameters: [], expected: '39.50 EUR' });
  }));
});
// #endregion pipe-bed
