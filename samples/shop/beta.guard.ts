import { inject } from '@angular/core';
import { CanMatchFn } from '@angular/router';
import { AuthService } from './auth.service';

/** A route with `data: { beta: true }` matches for logged-in customers only. */
export const betaGuard: CanMatchFn = route => {
  return route.data?.['beta'] !== true || inject(AuthService).isLoggedIn();
};
