import { provideHttpClient } from '@angular/common/http';
import { HttpTestingController, provideHttpClientTesting } from '@angular/common/http/testing';
import {
  Component, createNgModule, EnvironmentProviders, makeEnvironmentProviders,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  componentTestBed, itShouldCreateModule, moduleTestBed, ModuleTools,
} from 'ngx-testing-tools';
import { CartBadgeComponent } from '../../../shop/cart-badge.component';
import { NewsletterComponent } from '../../../shop/newsletter/newsletter.component';
import { NewsletterModule } from '../../../shop/newsletter/newsletter.module';
import { NEWSLETTER_URL, NewsletterService } from '../../../shop/newsletter/newsletter.service';
import { AnalyticsModule, AnalyticsService, SHOP_ID } from './module.analytics.module';

// #region tool-module
describe('AnalyticsModule', () => {
  const tb = moduleTestBed(AnalyticsModule, {
    imports: [AnalyticsModule.forRoot('lamps')],
  });

  it('should track that it was stopped', tb(({ injector, module }) => {
    module.stop();

    expect(injector.get(AnalyticsService).events).toContain('stopped');
  }));
});
// #endregion tool-module

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

  it('should post to staging', tb(({ injected: { controller, newsletter } }) => {
    newsletter.subscribe('ada@shop.test').subscribe();

    const { request } = controller.expectOne('/staging/newsletter');
    expect(request.method).toBe('POST');
    controller.verify();
  }));
});
// #endregion recipe-override-provider

// #region recipe-for-root
describe('AnalyticsModule.forRoot()', () => {
  const tb = moduleTestBed(AnalyticsModule)
    .import(AnalyticsModule.forRoot('lamps'))
    .inject('analytics', AnalyticsService);

  it('should configure the service', tb(({ injected: { analytics } }) => {
    expect(analytics.shopId).toBe('lamps');
  }));
});

describe('AnalyticsModule.forRoot(), overridden', () => {
  const tb = moduleTestBed(AnalyticsModule)
    .import(AnalyticsModule.forRoot('lamps'))
    .provide({ provide: SHOP_ID, useValue: 'test' })
    .inject('analytics', AnalyticsService);

  it('should prefer the provider of the test', tb(({ injected: { analytics } }) => {
    expect(analytics.shopId).toBe('test');
  }));
});
// #endregion recipe-for-root

// #region recipe-provide-function
function provideAnalytics(shopId: string): EnvironmentProviders {
  return makeEnvironmentProviders([
    AnalyticsService,
    { provide: SHOP_ID, useValue: shopId },
  ]);
}

describe('provideAnalytics()', () => {
  beforeEach(() => {
    TestBed.configureTestingModule({ providers: [provideAnalytics('lamps')] });
  });

  it('should provide a configured service', () => {
    expect(TestBed.inject(AnalyticsService).shopId).toBe('lamps');
  });
});
// #endregion recipe-provide-function

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

describe('The exports of NewsletterModule', () => {
  const tb = componentTestBed(NewsletterHost, { httpTesting: true });

  it('should contain the form', tb(({ query }) => {
    const form = query.findComponent(NewsletterComponent);

    expect(form).toBeInstanceOf(NewsletterComponent);
  }));

  it('should contain the directive', tb(({ query }) => {
    expect(query.findElement('.title').style.textTransform).toBe('uppercase');
  }));
});
// #endregion recipe-exports

// #region recipe-constructor
describe('The constructor of AnalyticsModule', () => {
  const tb = moduleTestBed(AnalyticsModule, {
    imports: [AnalyticsModule.forRoot('lamps')],
  });

  it('should run once', tb(({ injector }) => {
    expect(injector.get(AnalyticsService).events).toEqual(['started']);
  }));
});
// #endregion recipe-constructor

// #region recipe-import-once
describe('AnalyticsModule', () => {
  const tb = moduleTestBed(AnalyticsModule, {
    imports: [AnalyticsModule.forRoot('lamps')],
  });

  it('should refuse to be loaded a second time', tb(({ injector }) => {
    expect(() => createNgModule(AnalyticsModule, injector))
      .toThrowError('AnalyticsModule is already loaded.');
  }));
});
// #endregion recipe-import-once

// #region error-not-a-module
describe('A standalone component', () => {
  it('should be refused', () => {
    const create = () => moduleTestBed(CartBadgeComponent);

    // @throws The provided "CartBadgeComponent" is not a Module. The ModuleTestBed cannot be created.
    expect(create).toThrowError(
      'The provided "CartBadgeComponent" is not a Module. '
      + 'The ModuleTestBed cannot be created.',
    );
  });
});
// #endregion error-not-a-module

// #region error-http
export function readHttp(tools: ModuleTools<NewsletterModule>): void {
  // @ts-expect-error TS2339: Property 'http' does not exist on type 'ModuleTools<NewsletterModule, {}>'.
  tools.http.emitSuccessResponse({ url: '/api/newsletter', body: null });
}
// #endregion error-http
