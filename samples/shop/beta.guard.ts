import { inject } from '@angular/core';
import { CanMatchFn } from '@angular/router';
import { AuthService } from './auth.service';

// #region guard
/** A route with `data: { beta: true }` matches for logged-in customers only. */
export const betaGuard: CanMatchFn = route => {
  return route.data?.['beta'] !== true || inject(AuthService).isLoggedIn();
};
// #endregion guard
