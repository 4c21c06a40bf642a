import { pipeTestBed } from 'ngx-testing-tools';
import { PricePipe } from './price.pipe';

describe('PricePipe', () => {
  const tb = pipeTestBed(PricePipe);

  it('should write cents as euros', tb(({ verify }) => {
    verify.many([
      { data: 3950, parameters: [], expected: '39.50 EUR' },
      { data: 5, parameters: [], expected: '0.05 EUR' },
      { data: 0, parameters: [], expected: '0.00 EUR' },
    ]);
  }));

  it('should write another currency', tb(({ verify }) => {
    verify({ data: 3950, parameters: ['USD'], expected: '39.50 USD' });
  }));
});
