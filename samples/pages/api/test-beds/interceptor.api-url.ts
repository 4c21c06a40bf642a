import { HttpInterceptorFn } from '@angular/common/http';
import {
  inject, InjectionToken, ModuleWithProviders, NgModule,
} from '@angular/core';

// #region api-url-interceptor
export const API_URL = new InjectionToken<string>('API_URL');

/** Turns the short addresses of the shop into those of its API server. */
export const apiUrlInterceptor: HttpInterceptorFn = (request, next) => {
  return next(request.clone({ url: inject(API_URL) + request.url }));
};

@NgModule()
export class ApiModule {
  static forRoot(url: string): ModuleWithProviders<ApiModule> {
    return {
      ngModule: ApiModule,
      providers: [{ provide: API_URL, useValue: url }],
    };
  }
}
// #endregion api-url-interceptor
