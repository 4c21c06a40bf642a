import { guardTestBed } from 'ngx-testing-tools';
import { AuthService } from './auth.service';
import { betaGuard } from './beta.guard';

describe('betaGuard', () => {
  const tb = guardTestBed(betaGuard, { type: 'CanMatch', httpTesting: true })
    .inject('auth', AuthService);

  it('should match a route that is not in beta', tb(({ challenge }) => {
    expect(challenge()).toBe(true);
  }));

  it('should hide a beta route from a visitor', tb(({ challenge }) => {
    expect(challenge.withInfo({ data: { beta: true } })).toBe(false);
  }));

  it('should show a beta route to a customer', tb(({ challenge, injected }) => {
    injected.auth.token = 'abc';

    expect(challenge.withInfo({ data: { beta: true } })).toBe(true);
  }));
});
