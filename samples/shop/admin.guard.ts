import { inject, Injectable } from '@angular/core';
import { CanActivate, CanMatch, Router, UrlTree } from '@angular/router';
import { AuthService } from './auth.service';

// #region guard
@Injectable({ providedIn: 'root' })
export class AdminGuard implements CanActivate, CanMatch {
  private readonly auth = inject(AuthService);
  private readonly router = inject(Router);

  canActivate(): boolean | UrlTree {
    return this.auth.isAdmin() || this.router.createUrlTree(['/login']);
  }

  canMatch(): boolean {
    return this.auth.isAdmin();
  }
}
// #endregion guard
