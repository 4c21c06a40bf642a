import { serviceTestBed } from 'ngx-testing-tools';
import { AuthService } from './auth.service';

describe('AuthService', () => {
  const tb = serviceTestBed(AuthService, { httpTesting: true });

  const credentials = { email: 'ada@shop.test', password: 'secret' };

  it('should start with no session', tb(({ service }) => {
    expect(service.isLoggedIn()).toBe(false);
    expect(service.isAdmin()).toBe(false);
  }));

  it('should keep the token of the session', tb(({ service, http }) => {
    service.login(credentials).subscribe();

    const call = http.controller.expectOne('/api/session');
    expect(call.request.method).toBe('POST');
    expect(call.request.body).toEqual(credentials);
    call.flush({ token: 'abc' });

    expect(service.token).toBe('abc');
    expect(service.isLoggedIn()).toBe(true);
    expect(service.isAdmin()).toBe(false);
  }));

  it('should know a shopkeeper by the token', tb(({ service }) => {
    service.token = 'admin.abc';

    expect(service.isAdmin()).toBe(true);
  }));

  it('should refuse a token that only begins alike', tb(({ service }) => {
    service.token = 'administrator.abc';

    expect(service.isAdmin()).toBe(false);
  }));

  it('should forget the token', tb(({ service }) => {
    service.token = 'abc';

    service.logout();

    expect(service.isLoggedIn()).toBe(false);
  }));
});
