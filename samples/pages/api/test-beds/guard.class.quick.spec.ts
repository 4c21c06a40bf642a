// #region quick-sample
import { UrlTree } from '@angular/router';
import { guardTestBed } from 'ngx-testing-tools';
import { AdminGuard } from '../../../shop/admin.guard';
import { AuthService } from '../../../shop/auth.service';

describe('AdminGuard', () => {
  const tb = guardTestBed(AdminGuard, { httpTesting: true })
    .inject('auth', AuthService);

  it('should let a shopkeeper in', tb(({ challenge, injected }) => {
    injected.auth.token = 'admin.abc';

    expect(challenge()).toBeTrue();
  }));

  it('should send a customer to the login page', tb(({ challenge, injected }) => {
    injected.auth.token = 'abc';

    const tree: UrlTree = challenge();

    expect(tree.toString()).toBe('/login');
  }));
});
// #endregion quick-sample
