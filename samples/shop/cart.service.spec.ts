import { serviceTestBed } from 'ngx-testing-tools';
import { CartService } from './cart.service';
import { LAMP, MUG } from './product';

// #region cart
describe('CartService', () => {
  const tb = serviceTestBed(CartService, { httpTesting: true });

  it('should publish how many products it holds', tb(({ service, rx }) => {
    const counts: number[] = [];
    rx.remind = service.count$.subscribe(count => counts.push(count));

    service.add(LAMP);
    service.add(MUG);
    service.remove(LAMP.id);

    expect(counts).toEqual([0, 1, 2, 1]);
    expect(service.items).toEqual([MUG]);
  }));

  it('should be empty after an order', tb(({ service, http }) => {
    service.add(LAMP);
    service.add(MUG);
    service.checkout().subscribe();

    const call = http.controller.expectOne('/api/orders');
    expect(call.request.body).toEqual({ productIds: [1, 2] });
    call.flush({ id: 'A-1', total: 4940 });

    expect(service.count).toBe(0);
  }));
});
// #endregion cart

describe('CartService, total and refused order', () => {
  const tb = serviceTestBed(CartService, { httpTesting: true, checkCreate: false });

  it('should add up the prices', tb(({ service }) => {
    service.add(LAMP);
    service.add(MUG);

    expect(service.total).toBe(4940);
  }));

  it('should survive a refused order', tb(({ service, http }) => {
    service.add(LAMP);
    let failed = false;
    service.checkout().subscribe({ error: () => (failed = true) });

    http.emitErrorResponse({ url: '/api/orders', method: 'POST', status: 503 });

    expect(failed).toBe(true);
    expect(service.items).toEqual([LAMP]);
  }));
});
