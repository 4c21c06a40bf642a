// #region one-import
import { pipeTestBed } from 'ngx-testing-tools';
import { PricePipe } from '../../../shop/price.pipe';

describe('PricePipe', () => {
  const tb = pipeTestBed(PricePipe);

  it('should show cents as euros', tb(({ pipe }) => {
    expect(pipe.transform(3950)).toBe('39.50 EUR');
  }));
});
// #endregion one-import
