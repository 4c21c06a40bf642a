import { provideHttpClient } from '@angular/common/http';
import {
  HttpTestingController, provideHttpClientTesting,
} from '@angular/common/http/testing';
import { moduleTestBed } from 'ngx-testing-tools';
import { NewsletterModule } from './newsletter.module';
import { NEWSLETTER_URL, NewsletterService } from './newsletter.service';

// #region newsletter
describe('NewsletterModule', () => {
  const tb = moduleTestBed(NewsletterModule)
    .provide([provideHttpClient(), provideHttpClientTesting()])
    .inject('controller', HttpTestingController)
    .inject('newsletter', NewsletterService)
    .inject('url', NEWSLETTER_URL);

  it('should provide the address of the subscriptions', tb(({ injected }) => {
    expect(injected.url).toBe('/api/newsletter');
  }));

  it('should provide a service that subscribes', tb(({ injected }) => {
    injected.newsletter.subscribe('ada@shop.test').subscribe();

    const call = injected.controller.expectOne('/api/newsletter');
    expect(call.request.body).toEqual({ email: 'ada@shop.test' });
    call.flush(null);
  }));
});
// #endregion newsletter
