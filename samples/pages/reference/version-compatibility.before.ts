import { HttpRequest, provideHttpClient } from '@angular/common/http';
import {
  HttpTestingController, provideHttpClientTesting,
} from '@angular/common/http/testing';
import { ComponentFixture, TestBed } from '@angular/core/testing';
import { Router } from '@angular/router';
import { componentTestBed } from 'ngx-testing-tools';
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

// Tests written for 2.4.0. None of them runs; each shows what the compiler says with 3.x.

// #region rendering
// @ts-expect-error TS2305: Module '"ngx-testing-tools"' has no exported member 'click'.
import { click } from 'ngx-testing-tools';
// @ts-expect-error TS2305: Module '"ngx-testing-tools"' has no exported member 'findElement'.
import { findElement } from 'ngx-testing-tools';

describe('ProductCardComponent', () => {
  let fixture: ComponentFixture<ProductCardComponent>;

  beforeEach(() => {
    fixture = TestBed.createComponent(ProductCardComponent);
    fixture.componentRef.setInput('product', LAMP);
    fixture.detectChanges();
  });

  it('should show the name', () => {
    expect(findElement(fixture, '.name').textContent).toBe('Lamp');
  });

  it('should add the product', () => {
    const added: Product[] = [];
    fixture.componentInstance.add.subscribe(product => added.push(product));
    click(fixture, '.add');
    expect(added).toEqual([LAMP]);
  });
});
// #endregion rendering

// #region http
// @ts-expect-error TS2305: Module '"ngx-testing-tools"' has no exported member 'emitFakeSuccessResponse'.
import { emitFakeSuccessResponse } from 'ngx-testing-tools';

describe('CatalogueService', () => {
  let service: CatalogueService;
  let controller: HttpTestingController;

  beforeEach(() => {
    TestBed.configureTestingModule({
      providers: [provideHttpClient(), provideHttpClientTesting()],
    });
    service = TestBed.inject(CatalogueService);
    controller = TestBed.inject(HttpTestingController);
  });

  afterEach(() => controller.verify());

  it('should find one product', () => {
    let found: Product | undefined;
    service.find(1).subscribe(product => (found = product));

    emitFakeSuccessResponse(controller, { url: '/api/products/1', body: LAMP });

    expect(found).toEqual(LAMP);
  });
});
// #endregion http

// #region injector
// @ts-expect-error TS2305: Module '"ngx-testing-tools"' has no exported member 'fromInjector'.
import { fromInjector } from 'ngx-testing-tools';

describe('CartBadgeComponent', () => {
  it('should count the products', () => {
    TestBed.configureTestingModule({ providers: [provideHttpClient()] });
    const fixture = TestBed.createComponent(CartBadgeComponent);
    fromInjector(fixture, CartService).add(LAMP);
    fixture.detectChanges();
    expect(fixture.nativeElement.textContent).toBe('1');
  });
});
// #endregion injector

// #region module
// @ts-expect-error TS2305: Module '"ngx-testing-tools"' has no exported member 'expectModuleToCreate'.
import { expectModuleToCreate } from 'ngx-testing-tools';

describe('NewsletterModule', () => {
  expectModuleToCreate(NewsletterModule);
});
// #endregion module

// #region pipe
// @ts-expect-error TS2305: Module '"ngx-testing-tools"' has no exported member 'testPipeValues'.
import { testPipeValues } from 'ngx-testing-tools';

describe('PricePipe', () => {
  testPipeValues(new PricePipe(), { 3950: '39.50 EUR', 5: '0.05 EUR' });
});
// #endregion pipe

// #region interceptor
// @ts-expect-error TS2305: Module '"ngx-testing-tools"' has no exported member 'makeInterceptorSucceed'.
import { makeInterceptorSucceed } from 'ngx-testing-tools';

describe('tokenInterceptor', () => {
  it('should add the token of the session', done => {
    TestBed.configureTestingModule({ providers: [provideHttpClient()] });
    TestBed.inject(AuthService).token = 'abc';

    TestBed.runInInjectionContext(() => makeInterceptorSucceed(tokenInterceptor))
      .subscribe((request: HttpRequest<unknown>) => {
        expect(request.headers.get('Authorization')).toBe('Bearer abc');
        done();
      });
  });
});
// #endregion interceptor

// #region guard
// @ts-expect-error TS2305: Module '"ngx-testing-tools"' has no exported member 'challengeGuardActivate'.
import { challengeGuardActivate } from 'ngx-testing-tools';

describe('authGuard', () => {
  it('should let a customer in', () => {
    TestBed.configureTestingModule({ providers: [provideHttpClient()] });
    TestBed.inject(AuthService).token = 'abc';
    const state = TestBed.inject(Router).routerState.snapshot;

    const allowed = TestBed.runInInjectionContext(() =>
      challengeGuardActivate(authGuard, state));

    expect(allowed).toBe(true);
  });
});
// #endregion guard

// #region resolver
// @ts-expect-error TS2305: Module '"ngx-testing-tools"' has no exported member 'checkResolver'.
import { checkResolver } from 'ngx-testing-tools';

describe('productResolver', () => {
  it('should fetch the product of the URL', () => {
    TestBed.configureTestingModule({
      providers: [provideHttpClient(), provideHttpClientTesting()],
    });
    const state = TestBed.inject(Router).routerState.snapshot;

    TestBed.runInInjectionContext(() =>
      checkResolver(productResolver, state, { params: { id: '1' } }))
      .subscribe((product: Product) => expect(product).toEqual(LAMP));

    TestBed.inject(HttpTestingController).expectOne('/api/products/1').flush(LAMP);
  });
});
// #endregion resolver

// #region compile
describe('ProductCardComponent', () => {
  const tb = componentTestBed(ProductCardComponent);

  // @ts-expect-error TS2551: Property 'compileEach' does not exist on type 'ComponentTestBed<ProductCardComponent, InjectionStore>'. Did you mean '_compileEach'?
  tb.compileEach();
  // @ts-expect-error TS2551: Property 'shouldCreate' does not exist on type 'ComponentTestBed<ProductCardComponent, InjectionStore>'. Did you mean '_shouldCreate'?
  tb.shouldCreate();
});
// #endregion compile

// #region debug
describe('ProductCardComponent', () => {
  const tb = componentTestBed(ProductCardComponent);

  beforeEach(tb.setup(({ component }) => {
    component.product = LAMP;
  }));

  // @ts-expect-error TS2339: Property 'debug' does not exist on type 'ComponentTools<ProductCardComponent, {}>'.
  it('should show the name', tb(({ debug }) => {
    expect(debug.nativeElement.textContent).toContain('Lamp');
  }));
});
// #endregion debug
