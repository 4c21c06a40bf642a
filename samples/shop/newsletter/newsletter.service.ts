// #region service
import { HttpClient } from '@angular/common/http';
import { inject, Injectable, InjectionToken } from '@angular/core';
import { Observable } from 'rxjs';

/** The URL that subscriptions are sent to; `NewsletterModule` provides it. */
export const NEWSLETTER_URL = new InjectionToken<string>('NEWSLETTER_URL');

@Injectable()
export class NewsletterService {
  private readonly http = inject(HttpClient);
  private readonly url = inject(NEWSLETTER_URL);

  subscribe(email: string): Observable<void> {
    return this.http.post<void>(this.url, { email });
  }
}
// #endregion service
