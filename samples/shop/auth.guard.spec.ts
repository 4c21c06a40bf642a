import { RouterStateSnapshot, UrlTree } from '@angular/router';
import { guardTestBed } from 'ngx-testing-tools';
import { authGuard } from './auth.guard';
import { AuthService } from './auth.service';

// #region auth
describe('authGuard', () => {
  const tb = guardTestBed(authGuard, { type: 'CanActivate', httpTesting: true })
    .inject('auth', AuthService);

  it('should let a customer in', tb(({ challenge, injected }) => {
    injected.auth.token = 'abc';

    expect(challenge()).toBe(true);
  }));

  it('should send a visitor to the login page', tb(({ challenge }) => {
    const currentState = { url: '/cart' } as RouterStateSnapshot;

    const tree: UrlTree = challenge.withInfo({ currentState });

    expect(tree.toString()).toBe('/login?returnUrl=%2Fcart');
  }));
});
// #endregion auth
