// #region quick
import { pipeTestBed } from 'ngx-testing-tools';
import { PricePipe } from '../../../shop/price.pipe';

describe('PricePipe', () => {
  const tb = pipeTestBed(PricePipe);

  it('should write cents as an amount in euros', tb(({ verify }) => {
    verify({ data: 3950, parameters: [], expected: '39.50 EUR' });
  }));

  it('should take another currency as a parameter', tb(({ pipe }) => {
    expect(pipe.transform(3950, 'USD')).toBe('39.50 USD');
  }));
});
// #endregion quick
