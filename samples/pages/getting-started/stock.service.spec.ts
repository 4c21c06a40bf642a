// #region test
import { serviceTestBed } from 'ngx-testing-tools';
import { StockService } from './stock.service';

describe('StockService', () => {
  const tb = serviceTestBed(StockService, { httpTesting: true });

  it('should load how many pieces are left', tb(({ service, http }) => {
    let left: number | undefined;
    service.left(1).subscribe(pieces => (left = pieces));

    http.emitSuccessResponse({ url: '/api/stock/1', body: { left: 12 } });

    expect(left).toBe(12);
  }));
});
// #endregion test
