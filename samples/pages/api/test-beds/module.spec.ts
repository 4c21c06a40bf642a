import { CommonModule } from '@angular/common';
import { provideHttpClient } from '@angular/common/http';
import { HttpTestingController, provideHttpClientTesting } from '@angular/common/http/testing';
import { Component, createNgModule } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  componentTestBed, itShouldCreateModule, moduleTestBed, ModuleTools,
} from 'ngx-testing-tools';
import { CartBadgeComponent } from '../../../shop/cart-badge.component';
import { NewsletterComponent } from '../../../shop/newsletter/newsletter.component';
import { NewsletterModule } from '../../../shop/newsletter/newsletter.module';
import { NEWSLETTER_URL, NewsletterService } from '../../../shop/newsletter/newsletter.service';
import { UppercaseDirective } from '../../../shop/newsletter/uppercase.directive';
import { AnalyticsModule, AnalyticsService, SHOP_ID } from './module.analytics.module';

// #region option-imports
describe('AnalyticsModule', () => {
  const tb = moduleTestBed(AnalyticsModule, {
    imports: [AnalyticsModule.forRoot('lamps')],
  });

  it('hands the id of the shop to its service', tb(({ injector }) => {
    expect(injector.get(AnalyticsService).shopId).toBe('lamps');
  }));
});
// #endregion option-imports

// #region option-providers
describe('AnalyticsModule', () => {
  const tb = moduleTestBed(AnalyticsModule, {
    providers: [{ provide: SHOP_ID, useValue: 'mugs' }],
  });

  it('takes the id of the shop from outside', tb(({ injector }) => {
    expect(injector.get(AnalyticsService).shopId).toBe('mugs');
  }));
});
// #endregion option-providers

// #region option-auto-compile
describe('NewsletterModule', () => {
  const tb = moduleTestBed(NewsletterModule, {
    autoCompile: false,
    checkCreate: false,
  });

  describe('in the shop', () => {
    beforeEach(() => tb.compile());

    it('posts to the API of the shop', tb(({ injector }) => {
      expect(injector.get(NEWSLETTER_URL)).toBe('/api/newsletter');
    }));
  });

  describe('in the demo', () => {
    beforeEach(() => {
      TestBed.overrideProvider(NEWSLETTER_URL, { useValue: '/demo/newsletter' });
      return tb.compile();
    });

    it('posts to the demo', tb(({ injector }) => {
      expect(injector.get(NEWSLETTER_URL)).toBe('/demo/newsletter');
    }));
  });
});
// #endregion option-auto-compile

// #region option-check-create
describe('NewsletterModule', () => {
  const tb = moduleTestBed(NewsletterModule, { checkCreate: false });

  it('has a default address', tb(({ injector }) => {
    expect(injector.get(NEWSLETTER_URL)).toMatch(/^\/api\//);
  }));
});
// #endregion option-check-create

// #region tool-module
describe('AnalyticsModule', () => {
  const tb = moduleTestBed(AnalyticsModule, {
    imports: [AnalyticsModule.forRoot('lamps')],
  });

  it('tracks that it was stopped', tb(({ injector, module }) => {
    module.stop();

    expect(injector.get(AnalyticsService).events).toContain('stopped');
  }));
});
// #endregion tool-module

// #region tool-injector
describe('NewsletterModule', () => {
  const tb = moduleTestBed(NewsletterModule);

  it('brings the newsletter, not the analytics', tb(({ injector }) => {
    expect(injector.get(NEWSLETTER_URL)).toBe('/api/newsletter');
    expect(injector.get(AnalyticsService, null)).toBeNull();
  }));
});
// #endregion tool-injector

// #region tool-injected
describe('AnalyticsModule', () => {
  const tb = moduleTestBed(AnalyticsModule)
    .import(AnalyticsModule.forRoot('lamps'))
    .inject('analytics', AnalyticsService);

  it('tracks what happens', tb(({ injected: { analytics } }) => {
    analytics.track('sale');

    expect(analytics.events).toContain('sale');
  }));
});
// #endregion tool-injected

// #region tool-rx
describe('AnalyticsModule', () => {
  const tb = moduleTestBed(AnalyticsModule)
    .import(AnalyticsModule.forRoot('lamps'))
    .inject('analytics', AnalyticsService);

  it('tells each event as it comes', tb(({ injected: { analytics }, rx }) => {
    const heard: string[] = [];
    rx.remind = analytics.event$.subscribe(event => heard.push(event));

    analytics.track('sale');

    expect(heard).toEqual(['sale']);
  }));
});
// #endregion tool-rx

// #region method-import
describe('AnalyticsModule', () => {
  const tb = moduleTestBed(AnalyticsModule)
    .import(AnalyticsModule.forRoot('lamps'));

  it('provides the id that forRoot() receives', tb(({ injector }) => {
    expect(injector.get(SHOP_ID)).toBe('lamps');
  }));
});
// #endregion method-import

// #region method-provide
describe('NewsletterModule', () => {
  const tb = moduleTestBed(NewsletterModule)
    .provide({ provide: NEWSLETTER_URL, useValue: '/test/newsletter' });

  it('accepts another address', tb(({ injector }) => {
    expect(injector.get(NEWSLETTER_URL)).toBe('/test/newsletter');
  }));
});
// #endregion method-provide

// #region method-inject
describe('AnalyticsModule', () => {
  const tb = moduleTestBed(AnalyticsModule)
    .import(AnalyticsModule.forRoot('lamps'))
    .inject('analytics', AnalyticsService)
    .inject('shopId', SHOP_ID);

  it('tracks for one shop', tb(({ injected: { analytics, shopId } }) => {
    expect(analytics.shopId).toBe(shopId);
  }));
});
// #endregion method-inject

// #region method-setup
describe('AnalyticsModule', () => {
  const tb = moduleTestBed(AnalyticsModule)
    .import(AnalyticsModule.forRoot('lamps'))
    .inject('analytics', AnalyticsService);

  beforeEach(tb.setup(({ injected: { analytics } }) => {
    analytics.events.length = 0;
  }));

  it('tracks a sale, from a clean slate', tb(({ injected: { analytics } }) => {
    analytics.track('sale');

    expect(analytics.events).toEqual(['sale']);
  }));
});
// #endregion method-setup

// #region method-compile
describe('NewsletterModule', () => {
  const tb = moduleTestBed(NewsletterModule, { autoCompile: false });

  beforeEach(async () => {
    const url = await Promise.resolve('/eu/newsletter');
    TestBed.overrideProvider(NEWSLETTER_URL, { useValue: url });
    await tb.compile();
  });

  it('uses the address of the region', tb(({ injector }) => {
    expect(injector.get(NEWSLETTER_URL)).toBe('/eu/newsletter');
  }));
});
// #endregion method-compile

// #region it-should-create
describe('NewsletterModule', () => {
  itShouldCreateModule(NewsletterModule);
});

describe('AnalyticsModule', () => {
  itShouldCreateModule(AnalyticsModule, {
    imports: [AnalyticsModule.forRoot('lamps')],
  });
});
// #endregion it-should-create

// #region recipe-override-provider
describe('NewsletterModule on the staging server', () => {
  const tb = moduleTestBed(NewsletterModule)
    .provide([provideHttpClient(), provideHttpClientTesting()])
    .provide({ provide: NEWSLETTER_URL, useValue: '/staging/newsletter' })
    .inject('controller', HttpTestingController)
    .inject('newsletter', NewsletterService);

  it('posts to staging', tb(({ injected: { controller, newsletter } }) => {
    newsletter.subscribe('ada@shop.test').subscribe();

    const { request } = controller.expectOne('/staging/newsletter');
    expect(request.method).toBe('POST');
  }));
});
// #endregion recipe-override-provider

// #region recipe-for-root
describe('AnalyticsModule.forRoot()', () => {
  const tb = moduleTestBed(AnalyticsModule)
    .import(AnalyticsModule.forRoot('lamps'))
    .inject('analytics', AnalyticsService);

  it('configures the service', tb(({ injected: { analytics } }) => {
    expect(analytics.shopId).toBe('lamps');
  }));
});

describe('AnalyticsModule.forRoot(), overridden', () => {
  const tb = moduleTestBed(AnalyticsModule)
    .import(AnalyticsModule.forRoot('lamps'))
    .provide({ provide: SHOP_ID, useValue: 'test' })
    .inject('analytics', AnalyticsService);

  it('gives way to the bed', tb(({ injected: { analytics } }) => {
    expect(analytics.shopId).toBe('test');
  }));
});
// #endregion recipe-for-root

// #region recipe-exports
@Component({
  standalone: true,
  imports: [NewsletterModule],
  template: `
    <p class="title" shopUppercase>News</p>
    <shop-newsletter></shop-newsletter>
  `,
})
class NewsletterHost {}

describe('the exports of NewsletterModule', () => {
  const tb = componentTestBed(NewsletterHost, { httpTesting: true });

  it('hold the form', tb(({ query }) => {
    const form = query.findComponent(NewsletterComponent);

    expect(form).toBeInstanceOf(NewsletterComponent);
  }));

  it('hold the directive', tb(({ query }) => {
    expect(query.findElement(UppercaseDirective)).toHaveClass('title');
    expect(query.findElement('.title').style.textTransform).toBe('uppercase');
  }));
});
// #endregion recipe-exports

// #region recipe-constructor
describe('the constructor of AnalyticsModule', () => {
  const tb = moduleTestBed(AnalyticsModule, {
    imports: [AnalyticsModule.forRoot('lamps')],
  });

  it('runs once', tb(({ injector }) => {
    expect(injector.get(AnalyticsService).events).toEqual(['started']);
  }));
});
// #endregion recipe-constructor

// #region recipe-import-once
describe('AnalyticsModule', () => {
  const tb = moduleTestBed(AnalyticsModule, {
    imports: [AnalyticsModule.forRoot('lamps')],
  });

  it('refuses to be loaded a second time', tb(({ injector }) => {
    expect(() => createNgModule(AnalyticsModule, injector))
      .toThrowError('AnalyticsModule is already loaded.');
  }));
});
// #endregion recipe-import-once

// #region error-not-a-module
describe('a standalone component', () => {
  it('is not a module', () => {
    // @throws The provided "CartBadgeComponent" is not a Module. The ModuleTestBed cannot be created.
    expect(() => moduleTestBed(CartBadgeComponent)).toThrowError(
      'The provided "CartBadgeComponent" is not a Module. '
      + 'The ModuleTestBed cannot be created.',
    );
  });
});
// #endregion error-not-a-module

// #region error-aot
describe('a module of a library', () => {
  it('is refused, since it was compiled ahead of time', () => {
    // @throws The provided "CommonModule" is not a Module. The ModuleTestBed cannot be created.
    expect(() => moduleTestBed(CommonModule)).toThrowError(
      'The provided "CommonModule" is not a Module. '
      + 'The ModuleTestBed cannot be created.',
    );
  });
});
// #endregion error-aot

// #region error-no-provider
describe('AnalyticsModule, without the id of a shop', () => {
  const tb = moduleTestBed(AnalyticsModule, {
    autoCompile: false,
    checkCreate: false,
  });

  it('cannot be created', async () => {
    // @throws No provider for InjectionToken SHOP_ID!
    await expectAsync(tb.compile())
      .toBeRejectedWithError(new RegExp('No provider for InjectionToken SHOP_ID!'));
  });
});
// #endregion error-no-provider

// #region error-not-compiled
describe('NewsletterModule, never compiled', () => {
  const tb = moduleTestBed(NewsletterModule, {
    autoCompile: false,
    checkCreate: false,
  });
  const test = tb(({ module }) => {
    expect(module).toBeTruthy();
  }) as () => Promise<void>;

  it('fails before its callback runs', () => {
    // @throws NewsletterModule instance is falsy. You need to set `autoCompile = true` (default) or set `beforeEach(() => tb.compile());` and `autoCompile = false` before running expectations.
    expect(test).toThrowError(
      'NewsletterModule instance is falsy. You need to set `autoCompile = true` '
      + '(default) or set `beforeEach(() => tb.compile());` and '
      + '`autoCompile = false` before running expectations.',
    );
  });
});
// #endregion error-not-compiled

// #region error-http
export function readHttp(tools: ModuleTools<NewsletterModule>): void {
  // @ts-expect-error TS2339: Property 'http' does not exist on type 'ModuleTools<NewsletterModule, {}>'.
  tools.http.emitSuccessResponse({ url: '/api/newsletter', body: null });
}
// #endregion error-http
