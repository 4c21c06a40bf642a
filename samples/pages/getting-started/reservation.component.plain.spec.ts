import { provideHttpClient } from '@angular/common/http';
import {
  HttpTestingController, provideHttpClientTesting,
} from '@angular/common/http/testing';
import { ComponentFixture, TestBed } from '@angular/core/testing';
import { By } from '@angular/platform-browser';
import { ReservationComponent, ReservationService } from './reservation.component';

// #region plain
describe('ReservationComponent', () => {
  let fixture: ComponentFixture<ReservationComponent>;
  let controller: HttpTestingController;
  let reservations: ReservationService;

  beforeEach(async () => {
    await TestBed.configureTestingModule({
      imports: [ReservationComponent],
      providers: [provideHttpClient(), provideHttpClientTesting()],
    }).compileComponents();

    fixture = TestBed.createComponent(ReservationComponent);
    controller = TestBed.inject(HttpTestingController);
    reservations = TestBed.inject(ReservationService);
    fixture.componentInstance.productId = 7;
  });

  afterEach(() => controller.verify());

  it('should create', () => {
    expect(fixture.componentInstance).toBeTruthy();
  });

  it('should reserve the product', () => {
    fixture.detectChanges();
    controller.expectOne('/api/stock/7').flush({ left: 12 });
    fixture.detectChanges();

    fixture.debugElement.query(By.css('.reserve')).triggerEventHandler('click');

    expect(reservations.productIds).toEqual([7]);
  });
});
// #endregion plain
