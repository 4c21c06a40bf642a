import { HttpInterceptorFn } from '@angular/common/http';

// #region language-interceptor
export const languageInterceptor = (language: string): HttpInterceptorFn => {
  return (request, next) =>
    next(request.clone({ setHeaders: { 'Accept-Language': language } }));
};
// #endregion language-interceptor
