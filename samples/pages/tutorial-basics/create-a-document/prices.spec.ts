// #region spec
import { pipeTestBed } from 'ngx-testing-tools';
import { PricePipe } from '../../../shop/price.pipe';

describe('PricePipe', () => {
  const tb = pipeTestBed(PricePipe);

  it('should write pounds', tb(({ verify }) => {
    verify({ data: 3950, parameters: ['GBP'], expected: '39.50 GBP' });
  }));
});
// #endregion spec
