import { pipeTestBed } from 'ngx-testing-tools';
import { StockLabelPipe } from '../shop/stock-label.pipe';

// #region first-sample
describe('StockLabelPipe', () => {
  const tb = pipeTestBed(StockLabelPipe);

  it('should say what is left', tb(({ verify }) => {
    verify.many([
      { data: 12, parameters: [], expected: 'In stock' },
      { data: 3, parameters: [], expected: 'Only 3 left' },
      { data: 0, parameters: [], expected: 'Out of stock' },
    ]);
  }));
});
// #endregion first-sample
