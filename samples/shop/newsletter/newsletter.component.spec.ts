import { componentTestBed } from 'ngx-testing-tools';
import { NewsletterComponent } from './newsletter.component';
import { NEWSLETTER_URL, NewsletterService } from './newsletter.service';
import { UppercaseDirective } from './uppercase.directive';

describe('NewsletterComponent', () => {
  const tb = componentTestBed(NewsletterComponent, {
    declarations: [UppercaseDirective],
    httpTesting: true,
  }).provide([
    NewsletterService,
    { provide: NEWSLETTER_URL, useValue: '/api/newsletter' },
  ]);

  it('should write its title in capitals', tb(({ query }) => {
    expect(query.findElement('h2').style.textTransform).toBe('uppercase');
  }));

  it('should thank the subscriber', tb(({ fixture, http, action, query }) => {
    query.findElement<HTMLInputElement>('.email').value = 'ada@shop.test';
    action.click('.subscribe');

    const call = http.controller.expectOne('/api/newsletter');
    expect(call.request.body).toEqual({ email: 'ada@shop.test' });
    call.flush(null);
    fixture.detectChanges();

    expect(query.findElement('.thanks').textContent).toBe('You are on the list.');
  }));
});
