import { HttpInterceptorFn } from '@angular/common/http';
import { inject } from '@angular/core';
import { AuthService } from './auth.service';

// #region token
export const tokenInterceptor: HttpInterceptorFn = (request, next) => {
  const { token } = inject(AuthService);
  if (token === null) return next(request);

  return next(request.clone({ setHeaders: { Authorization: `Bearer ${token}` } }));
};
// #endregion token
