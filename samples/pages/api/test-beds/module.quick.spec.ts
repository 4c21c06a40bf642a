// #region quick
import { provideHttpClient } from '@angular/common/http';
import {
  HttpTestingController, provideHttpClientTesting,
} from '@angular/common/http/testing';
import { moduleTestBed } from 'ngx-testing-tools';
import { NewsletterModule } from '../../../shop/newsletter/newsletter.module';
import {
  NEWSLETTER_URL, NewsletterService,
} from '../../../shop/newsletter/newsletter.service';

describe('NewsletterModule', () => {
  const tb = moduleTestBed(NewsletterModule)
    .provide([provideHttpClient(), provideHttpClientTesting()])
    .inject('newsletter', NewsletterService)
    .inject('controller', HttpTestingController);

  it('should provide the URL of the newsletter', tb(({ injector }) => {
    expect(injector.get(NEWSLETTER_URL)).toBe('/api/newsletter');
  }));

  it('should provide the service that posts to it', tb(({ injected }) => {
    injected.newsletter.subscribe('ada@shop.test').subscribe();

    const { request } = injected.controller.expectOne('/api/newsletter');
    expect(request.body).toEqual({ email: 'ada@shop.test' });
    injected.controller.verify();
  }));
});
// #endregion quick
