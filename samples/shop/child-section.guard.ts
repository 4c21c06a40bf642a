import { inject } from '@angular/core';
import { CanActivateChildFn } from '@angular/router';
import { AuthService } from './auth.service';

// #region guard
/** A section with `data: { adminOnly: true }` opens for shopkeepers only. */
export const childSectionGuard: CanActivateChildFn = childRoute => {
  return childRoute.data['adminOnly'] !== true || inject(AuthService).isAdmin();
};
// #endregion guard
