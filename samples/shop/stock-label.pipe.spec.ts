import { pipeTestBed } from 'ngx-testing-tools';
import { LOW_STOCK, StockLabelPipe } from './stock-label.pipe';

// #region label
describe('StockLabelPipe', () => {
  const tb = pipeTestBed(StockLabelPipe)
    .provide({ provide: LOW_STOCK, useValue: 3 });

  it('should label every amount', tb(({ verify }) => {
    verify.many([
      { data: 0, parameters: [], expected: 'Out of stock' },
      { data: 1, parameters: [], expected: 'Only 1 left' },
      { data: 3, parameters: [], expected: 'Only 3 left' },
      { data: 4, parameters: [], expected: 'In stock' },
    ]);
  }));
});
// #endregion label
