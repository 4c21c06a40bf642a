import { HttpClient, HttpErrorResponse, HttpInterceptorFn } from '@angular/common/http';
import { inject } from '@angular/core';
import { catchError, switchMap, throwError } from 'rxjs';
import { AuthService, Session } from '../../../shop/auth.service';

// #region refresh-interceptor
/** After a 401, asks for a new token and repeats the request once. */
export const refreshInterceptor: HttpInterceptorFn = (request, next) => {
  const auth = inject(AuthService);
  const http = inject(HttpClient);

  return next(request).pipe(catchError((error: HttpErrorResponse) => {
    if (error.status !== 401 || request.url === '/api/refresh') {
      return throwError(() => error);
    }
    return http.post<Session>('/api/refresh', null).pipe(switchMap(({ token }) => {
      auth.token = token;
      return next(request.clone({ setHeaders: { Authorization: `Bearer ${token}` } }));
    }));
  }));
};
// #endregion refresh-interceptor
