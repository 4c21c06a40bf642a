import { HttpErrorResponse, HttpInterceptorFn } from '@angular/common/http';
import { retry, throwError, timer } from 'rxjs';

// #region retry-interceptor
/** Retries a GET request once, after a second, when the API is busy. */
export const retryInterceptor: HttpInterceptorFn = (request, next) => {
  if (request.method !== 'GET') return next(request);

  return next(request).pipe(retry({
    count: 1,
    delay: (error: HttpErrorResponse) => {
      return error.status === 503 ? timer(1000) : throwError(() => error);
    },
  }));
};
// #endregion retry-interceptor
