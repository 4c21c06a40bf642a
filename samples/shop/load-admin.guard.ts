import { inject } from '@angular/core';
import { CanLoadFn } from '@angular/router';
import { AuthService } from './auth.service';

// #region guard
/** Only shopkeepers download the back office. */
export const loadAdminGuard: CanLoadFn = () => inject(AuthService).isAdmin();
// #endregion guard
