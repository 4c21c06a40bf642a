import { guardTestBed } from 'ngx-testing-tools';
import { AuthService } from './auth.service';
import { childSectionGuard } from './child-section.guard';

describe('childSectionGuard', () => {
  const tb = guardTestBed(childSectionGuard, {
    type: 'CanActivateChild',
    httpTesting: true,
  }).inject('auth', AuthService);

  it('opens an ordinary section to everybody', tb(({ challenge }) => {
    expect(challenge()).toBeTrue();
  }));

  it('closes an admin section to a customer', tb(({ challenge, injected }) => {
    injected.auth.token = 'abc';

    expect(challenge.withInfo({ data: { adminOnly: true } })).toBeFalse();
  }));

  it('opens an admin section to a shopkeeper', tb(({ challenge, injected }) => {
    injected.auth.token = 'admin.abc';

    expect(challenge.withInfo({ data: { adminOnly: true } })).toBeTrue();
  }));
});
