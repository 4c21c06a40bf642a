import { AsyncPipe } from '@angular/common';
import { Component, Pipe, PipeTransform } from '@angular/core';
import {
  componentTestBed, itShouldCreatePipe, pipeTestBed, PipeTools,
} from 'ngx-testing-tools';
import { firstValueFrom, of } from 'rxjs';
import { CatalogueService } from '../../../shop/catalogue.service';
import { PricePipe } from '../../../shop/price.pipe';
import { LAMP, MUG, Product } from '../../../shop/product';
import { LOW_STOCK, StockLabelPipe } from '../../../shop/stock-label.pipe';
import { LivePricePipe } from './pipe.live-price.pipe';

// #region option-providers
describe('StockLabelPipe', () => {
  const tb = pipeTestBed(StockLabelPipe, {
    providers: [{ provide: LOW_STOCK, useValue: 20 }],
  });

  it('should warn at the limit of the shop', tb(({ verify }) => {
    verify({ data: 20, parameters: [], expected: 'Only 20 left' });
  }));
});
// #endregion option-providers

// #region tool-pipe
describe('PricePipe', () => {
  const tb = pipeTestBed(PricePipe);

  it('should write two decimals', tb(({ pipe }) => {
    expect(pipe.transform(LAMP.price)).toMatch(/^\d+\.\d{2} EUR$/);
  }));
});
// #endregion tool-pipe

// #region tool-verify
@Pipe({ name: 'inStock', standalone: true })
class InStockPipe implements PipeTransform {
  transform(products: Product[], pieces = 1): Product[] {
    return products.filter(({ stock }) => stock >= pieces);
  }
}

describe('InStockPipe', () => {
  const tb = pipeTestBed(InStockPipe);

  it('should leave out what is sold out', tb(({ verify }) => {
    verify({ data: [LAMP, MUG], parameters: [], expected: [LAMP] });
  }));

  it('should leave out what has too few pieces', tb(({ verify }) => {
    verify({ data: [LAMP, MUG], parameters: [20], expected: [] });
  }));
});
// #endregion tool-verify

// #region verify-many
describe('StockLabelPipe', () => {
  const tb = pipeTestBed(StockLabelPipe);

  it('should label each level of stock', tb(({ verify }) => {
    verify.many([
      { data: -1, parameters: [], expected: 'Out of stock' },
      { data: MUG.stock, parameters: [], expected: 'Out of stock' },
      { data: 5, parameters: [], expected: 'Only 5 left' },
      { data: 6, parameters: [], expected: 'In stock' },
    ]);
  }));
});
// #endregion verify-many

// #region it-should-create
describe('PricePipe', () => {
  itShouldCreatePipe(PricePipe);
});

describe('LivePricePipe', () => {
  itShouldCreatePipe(LivePricePipe, {
    providers: [{ provide: CatalogueService, useValue: {} }],
  });
});
// #endregion it-should-create

// #region recipe-parameters
@Pipe({ name: 'excerpt', standalone: true })
class ExcerptPipe implements PipeTransform {
  transform(text: string | null, length = 20, end = '…'): string {
    if (!text) return '';
    return text.length <= length ? text : text.slice(0, length) + end;
  }
}

describe('ExcerptPipe', () => {
  const tb = pipeTestBed(ExcerptPipe);

  it('should cut at the given length', tb(({ verify }) => {
    verify({ data: 'A desk lamp', parameters: [6], expected: 'A desk…' });
  }));

  it('should end with the given text', tb(({ verify }) => {
    verify({ data: 'A desk lamp', parameters: [6, '!'], expected: 'A desk!' });
  }));

  it('should cut at 20 characters by default', tb(({ verify }) => {
    verify({
      data: 'A lamp for reading at night',
      parameters: [],
      expected: 'A lamp for reading a…',
    });
  }));
});
// #endregion recipe-parameters

// #region recipe-table-of-cases
describe('ExcerptPipe', () => {
  const tb = pipeTestBed(ExcerptPipe);

  const cases = [
    { data: null, parameters: [], expected: '' },
    { data: '', parameters: [], expected: '' },
    { data: 'A lamp', parameters: [6], expected: 'A lamp' },
    { data: 'A lamp', parameters: [5], expected: 'A lam…' },
  ];

  cases.forEach(spec => {
    it(`should turn "${spec.data}" into "${spec.expected}"`, tb(({ verify }) => {
      verify(spec);
    }));
  });
});
// #endregion recipe-table-of-cases

// #region recipe-async-result
describe('LivePricePipe', () => {
  const find = (id: number) => of({ ...LAMP, price: 100 * id });

  const tb = pipeTestBed(LivePricePipe)
    .provide({ provide: CatalogueService, useValue: { find } });

  it('should ask for the price of that product', tb(async ({ pipe }) => {
    const price = await firstValueFrom(pipe.transform(7));

    expect(price).toBe('7.00 EUR');
  }));
});
// #endregion recipe-async-result

// #region recipe-in-a-template
@Component({
  standalone: true,
  imports: [AsyncPipe, LivePricePipe],
  template: '<p class="price">{{ 1 | livePrice | async }}</p>',
})
class LivePriceHost {}

describe('LivePricePipe in a template', () => {
  const tb = componentTestBed(LivePriceHost)
    .provide({ provide: CatalogueService, useValue: { find: () => of(LAMP) } });

  it('should show the price', tb(({ query }) => {
    expect(query.findElement('.price').textContent).toBe('39.50 EUR');
  }));
});
// #endregion recipe-in-a-template

// #region error-not-a-pipe
class DiscountPipe implements PipeTransform {
  transform(cents: number): number {
    return cents * 0.9;
  }
}

describe('A pipe without @Pipe', () => {
  it('should be refused', () => {
    const create = () => pipeTestBed(DiscountPipe);

    // @throws The provided "DiscountPipe" is not a Pipe. The PipeTestBed cannot be created.
    expect(create).toThrowError(
      'The provided "DiscountPipe" is not a Pipe. The PipeTestBed cannot be created.',
    );
  });
});
// #endregion error-not-a-pipe

// #region error-missing-parameters
export function forgetTheParameters({ verify }: PipeTools<PricePipe>): void {
  // @ts-expect-error TS2345: Argument of type '{ data: number; expected: string; }' is not assignable to parameter of type 'VerifySpec'.
  verify({ data: 3950, expected: '39.50 EUR' });
}
// #endregion error-missing-parameters
