import { UrlTree } from '@angular/router';
import { guardTestBed } from 'ngx-testing-tools';
import { AdminGuard } from './admin.guard';
import { AuthService } from './auth.service';

describe('AdminGuard', () => {
  describe('canActivate', () => {
    const tb = guardTestBed(AdminGuard, { type: 'CanActivate', httpTesting: true })
      .inject('auth', AuthService);

    it('should let a shopkeeper in', tb(({ challenge, injected }) => {
      injected.auth.token = 'admin.abc';

      expect(challenge()).toBe(true);
    }));

    it('should send a customer to the login page', tb(({ challenge, injected }) => {
      injected.auth.token = 'abc';

      const tree: UrlTree = challenge();

      expect(tree.toString()).toBe('/login');
    }));
  });

  describe('canMatch', () => {
    const tb = guardTestBed(AdminGuard, { type: 'CanMatch', httpTesting: true })
      .inject('auth', AuthService);

    it('should hide the route from a visitor', tb(({ challenge }) => {
      expect(challenge()).toBe(false);
    }));

    it('should hide the route from a customer', tb(({ challenge, injected }) => {
      injected.auth.token = 'abc';

      expect(challenge()).toBe(false);
    }));

    it('should show the route to a shopkeeper', tb(({ challenge, injected }) => {
      injected.auth.token = 'admin.abc';

      expect(challenge()).toBe(true);
    }));
  });
});
