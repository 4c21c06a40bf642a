import { guardTestBed } from 'ngx-testing-tools';
import { AuthService } from './auth.service';
import { betaGuard } from './beta.guard';

describe('betaGuard', () => {
  const tb = guardTestBed(betaGuard, { type: 'CanMatch', httpTesting: true })
    .inject('auth', AuthService);

  it('matches a route that is not in beta', tb(({ challenge }) => {
    expect(challenge()).toBeTrue();
  }));

  it('hides a beta route from a visitor', tb(({ challenge }) => {
    expect(challenge.withInfo({ data: { beta: true } })).toBeFalse();
  }));

  it('shows a beta route to a customer', tb(({ challenge, injected }) => {
    injected.auth.token = 'abc';

    expect(challenge.withInfo({ data: { beta: true } })).toBeTrue();
  }));
});
