import { inject } from '@angular/core';
import { CanLoadFn } from '@angular/router';
import { AuthService } from './auth.service';

// #region guard
/** Spares everybody but the shopkeepers the download of the back office. */
export const loadAdminGuard: CanLoadFn = () => inject(AuthService).isAdmin();
// #endregion guard
