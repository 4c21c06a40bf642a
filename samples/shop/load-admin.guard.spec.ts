import { guardTestBed } from 'ngx-testing-tools';
import { AuthService } from './auth.service';
import { loadAdminGuard } from './load-admin.guard';

describe('loadAdminGuard', () => {
  const tb = guardTestBed(loadAdminGuard, { type: 'CanLoad', httpTesting: true })
    .inject('auth', AuthService);

  it('should spare a customer the download', tb(({ challenge, injected }) => {
    injected.auth.token = 'abc';

    expect(challenge()).toBe(false);
  }));

  it('should let a shopkeeper download', tb(({ challenge, injected }) => {
    injected.auth.token = 'admin.abc';

    expect(challenge()).toBe(true);
  }));
});
