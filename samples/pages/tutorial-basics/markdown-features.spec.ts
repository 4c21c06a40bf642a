import { componentTestBed, pipeTestBed } from 'ngx-testing-tools';
import { CartBadgeComponent } from '../../shop/cart-badge.component';
import { StockLabelPipe } from '../../shop/stock-label.pipe';

// #region pipe
describe('StockLabelPipe', () => {
  const tb = pipeTestBed(StockLabelPipe);

  it('should say what is left', tb(({ verify }) => {
    verify({ data: 3, parameters: [], expected: 'Only 3 left' });
  }));
});
// #endregion pipe

// #region component
describe('CartBadgeComponent', () => {
  const tb = componentTestBed(CartBadgeComponent, { httpTesting: true });

  it('should start at zero', tb(({ query }) => {
    expect(query.findElement('.count').textContent).toBe('0');
  }));
});
// #endregion component

// #region error
describe('CartBadgeComponent, asked for a gift', () => {
  const tb = componentTestBed(CartBadgeComponent, { httpTesting: true });

  it('should have none', tb(({ query }) => {
    // @throws Cannot find one DebugElement with : selector ".gift".
    expect(() => query.findElement('.gift'))
      .toThrowError('Cannot find one DebugElement with : selector ".gift".');
  }));
});
// #endregion error
