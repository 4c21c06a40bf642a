import {
  HttpEvent, HttpHandler, HttpInterceptor, HttpRequest,
} from '@angular/common/http';
import { inject, Injectable } from '@angular/core';
import { BehaviorSubject, finalize, Observable } from 'rxjs';

// #region pending-interceptor
/** The number of pending requests, for the shop's progress bar. */
@Injectable({ providedIn: 'root' })
export class PendingRequests {
  readonly count$ = new BehaviorSubject(0);
}

@Injectable()
export class PendingInterceptor implements HttpInterceptor {
  private readonly count$ = inject(PendingRequests).count$;

  /** The number of requests that this instance has intercepted. */
  seen = 0;

  intercept(
    request: HttpRequest<unknown>,
    next: HttpHandler,
  ): Observable<HttpEvent<unknown>> {
    this.seen++;
    this.count$.next(this.count$.value + 1);

    return next.handle(request).pipe(
      finalize(() => this.count$.next(this.count$.value - 1)),
    );
  }
}
// #endregion pending-interceptor
