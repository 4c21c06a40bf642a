import { componentTestBed } from 'ngx-testing-tools';
import { ReservationComponent, ReservationService } from './reservation.component';

// #region bed
describe('ReservationComponent', () => {
  const tb = componentTestBed(ReservationComponent, { httpTesting: true })
    .inject('reservations', ReservationService);

  beforeEach(tb.setup(({ component }) => {
    component.productId = 7;
  }));

  it('should reserve the product', tb(({ http, fixture, action, injected }) => {
    http.emitSuccessResponse({ url: '/api/stock/7', body: { left: 12 } });
    fixture.detectChanges();

    action.click('.reserve');

    expect(injected.reservations.productIds).toEqual([7]);
  }));
});
// #endregion bed
