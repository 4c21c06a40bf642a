import { guardTestBed } from 'ngx-testing-tools';
import { AuthService } from './auth.service';
import { childSectionGuard } from './child-section.guard';

describe('childSectionGuard', () => {
  const tb = guardTestBed(childSectionGuard, {
    type: 'CanActivateChild',
    httpTesting: true,
  }).inject('auth', AuthService);

  it('should let everybody into an ordinary section', tb(({ challenge }) => {
    expect(challenge()).toBe(true);
  }));

  it('should refuse a customer', tb(({ challenge, injected }) => {
    injected.auth.token = 'abc';

    expect(challenge.withInfo({ data: { adminOnly: true } })).toBe(false);
  }));

  it('should let a shopkeeper in', tb(({ challenge, injected }) => {
    injected.auth.token = 'admin.abc';

    expect(challenge.withInfo({ data: { adminOnly: true } })).toBe(true);
  }));
});
