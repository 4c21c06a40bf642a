import { provideHttpClient } from '@angular/common/http';
import {
  HttpTestingController, provideHttpClientTesting,
} from '@angular/common/http/testing';
import { ComponentFixture, TestBed } from '@angular/core/testing';
import { By } from '@angular/platform-browser';
import { LAMP } from '../shop/product';
import { ProductListComponent } from '../shop/product-list.component';

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

  it('shows the products', () => {
    fixture.detectChanges();
    controller.expectOne('/api/products').flush([LAMP]);
    fixture.detectChanges();

    const name = fixture.debugElement.query(By.css('.name'));
    expect(name.nativeElement.textContent).toBe('Lamp');
  });
});
// #endregion before
