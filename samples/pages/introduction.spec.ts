import { provideHttpClient } from '@angular/common/http';
import {
  HttpTestingController, provideHttpClientTesting,
} from '@angular/common/http/testing';
import { ComponentFixture, TestBed } from '@angular/core/testing';
import { By } from '@angular/platform-browser';
import { componentTestBed } from 'ngx-testing-tools';
import { CartService } from '../shop/cart.service';
import { PricePipe } from '../shop/price.pipe';
import { LAMP, MUG } from '../shop/product';
import { ProductListComponent } from '../shop/product-list.component';

// #region with-test-bed
describe('ProductListComponent', () => {
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

  it('should add a product on click', () => {
    fixture.detectChanges();
    controller.expectOne('/api/products').flush([LAMP, MUG]);
    fixture.detectChanges();

    fixture.debugElement.query(By.css('.add')).triggerEventHandler('click');

    expect(cart.items).toEqual([LAMP]);
  });
});
// #endregion with-test-bed

// #region with-library
describe('ProductListComponent', () => {
  const tb = componentTestBed(ProductListComponent, { httpTesting: true })
    .inject('cart', CartService);

  it('should add a product on click', tb(({ fixture, http, action, injected }) => {
    http.emitSuccessResponse({ url: '/api/products', body: [LAMP, MUG] });
    fixture.detectChanges();

    action.click('.add');

    expect(injected.cart.items).toEqual([LAMP]);
  }));
});
// #endregion with-library

// #region no-bed
describe('PricePipe', () => {
  it('should write cents as euros', () => {
    expect(new PricePipe().transform(3950)).toBe('39.50 EUR');
  });
});
// #endregion no-bed
