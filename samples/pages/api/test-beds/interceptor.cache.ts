import { HttpInterceptorFn, HttpResponse } from '@angular/common/http';
import { inject, Injectable } from '@angular/core';
import { of, tap } from 'rxjs';

// #region cache-interceptor
@Injectable({ providedIn: 'root' })
export class ResponseCache {
  readonly responses = new Map<string, HttpResponse<unknown>>();
}

/** Answers GET requests from the cache, which keeps each response. */
export const cacheInterceptor: HttpInterceptorFn = (request, next) => {
  const { responses } = inject(ResponseCache);
  if (request.method !== 'GET') return next(request);

  const cached = responses.get(request.urlWithParams);
  if (cached) return of(cached);

  return next(request).pipe(tap(event => {
    if (event instanceof HttpResponse) responses.set(request.urlWithParams, event);
  }));
};
// #endregion cache-interceptor
