import { AsyncPipe } from '@angular/common';
import { Component, Pipe, PipeTransform } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  componentTestBed, itShouldCreatePipe, pipeTestBed, PipeTools,
} from 'ngx-testing-tools';
import { firstValueFrom, of } from 'rxjs';
import { CatalogueService } from '../../../shop/catalogue.service';
import { PricePipe } from '../../../shop/price.pipe';
import { LAMP, MUG } from '../../../shop/product';
import { LOW_STOCK, StockLabelPipe } from '../../../shop/stock-label.pipe';
import { DollarsPipe, ExchangeRates, RatesModule } from './pipe.dollars.pipe';
import { LivePricePipe } from './pipe.live-price.pipe';

// #region option-imports
describe('DollarsPipe', () => {
  const tb = pipeTestBed(DollarsPipe, { imports: [RatesModule] });

  it('converts at the rate of the day', tb(({ verify }) => {
    verify({ data: 1000, parameters: [], expected: '$11.00' });
  }));
});
// #endregion option-imports

// #region option-providers
describe('StockLabelPipe', () => {
  const tb = pipeTestBed(StockLabelPipe, {
    providers: [{ provide: LOW_STOCK, useValue: 20 }],
  });

  it('warns from the threshold of the shop down', tb(({ verify }) => {
    verify({ data: 12, parameters: [], expected: 'Only 12 left' });
  }));
});
// #endregion option-providers

// #region option-auto-compile
describe('StockLabelPipe', () => {
  const tb = pipeTestBed(StockLabelPipe, {
    autoCompile: false,
    checkCreate: false,
  });

  describe('in December', () => {
    beforeEach(() => {
      TestBed.overrideProvider(LOW_STOCK, { useValue: 50 });
      return tb.compile();
    });

    it('warns early', tb(({ verify }) => {
      verify({ data: 40, parameters: [], expected: 'Only 40 left' });
    }));
  });

  describe('in January', () => {
    beforeEach(() => tb.compile());

    it('warns as usual', tb(({ verify }) => {
      verify({ data: 40, parameters: [], expected: 'In stock' });
    }));
  });
});
// #endregion option-auto-compile

// #region option-check-create
describe('PricePipe', () => {
  const tb = pipeTestBed(PricePipe, { checkCreate: false });

  it('keeps the cents of a round price', tb(({ verify }) => {
    verify({ data: 4000, parameters: [], expected: '40.00 EUR' });
  }));
});
// #endregion option-check-create

// #region tool-pipe
describe('PricePipe', () => {
  const tb = pipeTestBed(PricePipe);

  it('writes two decimals, whatever the price', tb(({ pipe }) => {
    expect(pipe.transform(LAMP.price)).toMatch(/^\d+\.\d{2} EUR$/);
    expect(pipe.transform(0)).toBe('0.00 EUR');
  }));
});
// #endregion tool-pipe

// #region tool-verify
describe('PricePipe', () => {
  const tb = pipeTestBed(PricePipe);

  it('writes the price of the lamp in pounds', tb(({ verify }) => {
    verify({ data: LAMP.price, parameters: ['GBP'], expected: '39.50 GBP' });
  }));
});
// #endregion tool-verify

// #region verify-many
describe('StockLabelPipe', () => {
  const tb = pipeTestBed(StockLabelPipe);

  it('labels every level of stock', tb(({ verify }) => {
    verify.many([
      { data: -1, parameters: [], expected: 'Out of stock' },
      { data: MUG.stock, parameters: [], expected: 'Out of stock' },
      { data: 5, parameters: [], expected: 'Only 5 left' },
      { data: 6, parameters: [], expected: 'In stock' },
    ]);
  }));
});
// #endregion verify-many

// #region tool-injector
describe('StockLabelPipe', () => {
  const tb = pipeTestBed(StockLabelPipe);

  it('warns at the threshold itself', tb(({ injector, verify }) => {
    const lowStock = injector.get(LOW_STOCK);

    verify({ data: lowStock, parameters: [], expected: `Only ${lowStock} left` });
  }));
});
// #endregion tool-injector

// #region tool-injected
describe('DollarsPipe', () => {
  const tb = pipeTestBed(DollarsPipe, { imports: [RatesModule] })
    .inject('rates', ExchangeRates);

  it('follows a change of the rate', tb(({ injected: { rates }, pipe }) => {
    rates.euroToDollar = 1.25;

    expect(pipe.transform(1000)).toBe('$12.50');
  }));
});
// #endregion tool-injected

// #region tool-rx
describe('LivePricePipe', () => {
  const tb = pipeTestBed(LivePricePipe, {
    providers: [{ provide: CatalogueService, useValue: { find: () => of(LAMP) } }],
  });

  it('emits the price of the product', tb(({ pipe, rx }) => {
    const prices: string[] = [];
    rx.remind = pipe.transform(LAMP.id).subscribe(price => prices.push(price));

    expect(prices).toEqual(['39.50 EUR']);
  }));
});
// #endregion tool-rx

// #region method-import
describe('DollarsPipe', () => {
  const tb = pipeTestBed(DollarsPipe).import(RatesModule);

  it('writes a free product as zero', tb(({ pipe }) => {
    expect(pipe.transform(0)).toBe('$0.00');
  }));
});
// #endregion method-import

// #region method-provide
describe('StockLabelPipe', () => {
  const tb = pipeTestBed(StockLabelPipe)
    .provide({ provide: LOW_STOCK, useValue: 0 });

  it('never warns when the threshold is zero', tb(({ pipe }) => {
    expect(pipe.transform(1)).toBe('In stock');
  }));
});
// #endregion method-provide

// #region method-inject
describe('DollarsPipe', () => {
  const tb = pipeTestBed(DollarsPipe)
    .import(RatesModule)
    .inject('rates', ExchangeRates)
    .inject('lowStock', LOW_STOCK);

  it('hands each value over with its type', tb(({ injected }) => {
    expect(injected.rates.euroToDollar.toFixed(2)).toBe('1.10');
    expect(injected.lowStock + 1).toBe(6);
  }));
});
// #endregion method-inject

// #region method-setup
describe('DollarsPipe', () => {
  const tb = pipeTestBed(DollarsPipe, { imports: [RatesModule] })
    .inject('rates', ExchangeRates);

  beforeEach(tb.setup(({ injected: { rates } }) => {
    rates.euroToDollar = 2;
  }));

  it('converts a price at that rate', tb(({ pipe }) => {
    expect(pipe.transform(LAMP.price)).toBe('$79.00');
  }));

  it('converts a refund at that rate', tb(({ pipe }) => {
    expect(pipe.transform(-100)).toBe('$-2.00');
  }));
});
// #endregion method-setup

// #region method-compile
describe('StockLabelPipe', () => {
  const tb = pipeTestBed(StockLabelPipe, { autoCompile: false });

  beforeEach(async () => {
    const lowStock = await Promise.resolve(15);
    TestBed.overrideProvider(LOW_STOCK, { useValue: lowStock });
    await tb.compile();
  });

  it('warns from the loaded threshold down', tb(({ pipe }) => {
    expect(pipe.transform(15)).toBe('Only 15 left');
  }));
});
// #endregion method-compile

// #region it-should-create
describe('PricePipe', () => {
  itShouldCreatePipe(PricePipe);
});

describe('DollarsPipe', () => {
  itShouldCreatePipe(DollarsPipe, { imports: [RatesModule] });
});
// #endregion it-should-create

// #region recipe-parameters
@Pipe({ name: 'excerpt', standalone: true })
class ExcerptPipe implements PipeTransform {
  transform(text: string, length = 20, end = '…'): string {
    return text.length <= length ? text : text.slice(0, length) + end;
  }
}

describe('ExcerptPipe', () => {
  const tb = pipeTestBed(ExcerptPipe);

  it('cuts at the given length', tb(({ verify }) => {
    verify({ data: 'A reading lamp', parameters: [9], expected: 'A reading…' });
  }));

  it('ends as it is told to', tb(({ verify }) => {
    verify({ data: 'A reading lamp', parameters: [9, '!'], expected: 'A reading!' });
  }));

  it('keeps a short text, by default', tb(({ verify }) => {
    verify({ data: 'A reading lamp', parameters: [], expected: 'A reading lamp' });
  }));
});
// #endregion recipe-parameters

// #region recipe-dependency
describe('LivePricePipe', () => {
  const tb = pipeTestBed(LivePricePipe)
    .provide({
      provide: CatalogueService,
      useFactory: () => jasmine.createSpyObj<CatalogueService>({ find: of(LAMP) }),
    })
    .inject('catalogue', CatalogueService);

  it('asks for that product only', tb(async ({ injected, pipe }) => {
    await firstValueFrom(pipe.transform(7));

    expect(injected.catalogue.find).toHaveBeenCalledOnceWith(7);
  }));
});
// #endregion recipe-dependency

// #region recipe-async-result
describe('LivePricePipe', () => {
  const tb = pipeTestBed(LivePricePipe)
    .provide({ provide: CatalogueService, useValue: { find: () => of(MUG) } });

  it('resolves to the price of the product', tb(async ({ pipe }) => {
    const price = await firstValueFrom(pipe.transform(MUG.id));

    expect(price).toBe('9.90 EUR');
  }));
});
// #endregion recipe-async-result

// #region recipe-table-of-cases
describe('StockLabelPipe', () => {
  const tb = pipeTestBed(StockLabelPipe);

  const cases = [
    { data: 0, parameters: [], expected: 'Out of stock' },
    { data: 1, parameters: [], expected: 'Only 1 left' },
    { data: 6, parameters: [], expected: 'In stock' },
  ];

  cases.forEach(spec => {
    it(`labels a stock of ${spec.data} "${spec.expected}"`, tb(({ verify }) => {
      verify(spec);
    }));
  });
});
// #endregion recipe-table-of-cases

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

  it('shows the price', tb(({ query }) => {
    expect(query.findElement('.price').textContent).toBe('39.50 EUR');
  }));
});
// #endregion recipe-in-a-template

// #region error-not-a-pipe
class Discount {
  transform(cents: number): number {
    return cents * 0.9;
  }
}

describe('a class without @Pipe', () => {
  it('is refused when the bed is created', () => {
    // @throws The provided "Discount" is not a Pipe. The PipeTestBed cannot be created.
    expect(() => pipeTestBed(Discount)).toThrowError(
      'The provided "Discount" is not a Pipe. The PipeTestBed cannot be created.',
    );
  });
});
// #endregion error-not-a-pipe

// #region error-aot
describe('a pipe that was compiled ahead of time', () => {
  it('is refused like a class without @Pipe', () => {
    // @throws The provided "AsyncPipe" is not a Pipe. The PipeTestBed cannot be created.
    expect(() => pipeTestBed(AsyncPipe)).toThrowError(
      'The provided "AsyncPipe" is not a Pipe. The PipeTestBed cannot be created.',
    );
  });
});
// #endregion error-aot

// #region error-not-compiled
describe('PricePipe, never compiled', () => {
  const tb = pipeTestBed(PricePipe, { autoCompile: false, checkCreate: false });
  const test = tb(({ pipe }) => expect(pipe).toBeTruthy()) as () => Promise<void>;

  it('fails before its callback runs', () => {
    // @throws PricePipe instance is falsy. You need to set `autoCompile = true` (default) or set `beforeEach(() => tb.compile());` and `autoCompile = false` before running expectations.
    expect(test).toThrowError(
      'PricePipe instance is falsy. You need to set `autoCompile = true` (default) '
      + 'or set `beforeEach(() => tb.compile());` and `autoCompile = false` '
      + 'before running expectations.',
    );
  });
});
// #endregion error-not-compiled

// #region error-no-provider
describe('DollarsPipe, without its rates', () => {
  const tb = pipeTestBed(DollarsPipe, { autoCompile: false, checkCreate: false });

  it('cannot be created', async () => {
    // @throws No provider for ExchangeRates!
    await expectAsync(tb.compile())
      .toBeRejectedWithError(new RegExp('No provider for ExchangeRates!'));
  });
});
// #endregion error-no-provider

// #region error-missing-parameters
export function forgetTheParameters({ verify }: PipeTools<PricePipe>): void {
  // @ts-expect-error TS2345: Argument of type '{ data: number; expected: string; }' is not assignable to parameter of type 'VerifySpec'.
  verify({ data: 3950, expected: '39.50 EUR' });
}
// #endregion error-missing-parameters
