import { componentTestBed } from 'ngx-testing-tools';
import { AuthService } from './auth.service';
import { LoginComponent } from './login.component';

describe('LoginComponent', () => {
  const tb = componentTestBed(LoginComponent, { httpTesting: true })
    .inject('auth', AuthService);

  it('logs in with what was typed', tb(({ action, http, injected, query }) => {
    const email = query.findElement<HTMLInputElement>('.email');
    email.value = 'ada@shop.test';
    email.dispatchEvent(new Event('input'));
    const password = query.findElement<HTMLInputElement>('.password');
    password.value = 'secret';
    password.dispatchEvent(new Event('input'));

    action.emitOutput('form', 'ngSubmit');

    const call = http.controller.expectOne('/api/session');
    expect(call.request.body)
      .toEqual({ email: 'ada@shop.test', password: 'secret' });
    call.flush({ token: 'abc' });
    expect(injected.auth.isLoggedIn()).toBeTrue();
  }));

  it('tells that the login failed', tb(({ fixture, component, http, query }) => {
    component.submit();
    http.emitErrorResponse({
      url: '/api/session',
      status: 401,
      statusText: 'Unauthorized',
    });
    fixture.detectChanges();

    expect(query.findElement('.message').textContent)
      .toBe('Wrong email or password.');
  }));
});
