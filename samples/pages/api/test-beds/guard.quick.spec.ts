// #region quick-sample
import { RouterStateSnapshot, UrlTree } from '@angular/router';
import { guardTestBed } from 'ngx-testing-tools';
import { authGuard } from '../../../shop/auth.guard';
import { AuthService } from '../../../shop/auth.service';

describe('authGuard', () => {
  let loggedIn: boolean;

  const tb = guardTestBed(authGuard, { type: 'CanActivate' })
    .provide({ provide: AuthService, useValue: { isLoggedIn: () => loggedIn } });

  it('should let a customer in', tb(({ challenge }) => {
    loggedIn = true;

    expect(challenge()).toBe(true);
  }));

  it('should send a visitor to the login page', tb(({ challenge }) => {
    loggedIn = false;
    const currentState = { url: '/cart' } as RouterStateSnapshot;

    const tree: UrlTree = challenge.withInfo({ currentState });

    expect(tree.toString()).toBe('/login?returnUrl=%2Fcart');
  }));
});
// #endregion quick-sample
