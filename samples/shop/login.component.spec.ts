import { componentTestBed } from 'ngx-testing-tools';
import { LoginComponent } from './login.component';

describe('LoginComponent', () => {
  const tb = componentTestBed(LoginComponent, { httpTesting: true });

  const type = (field: HTMLInputElement, text: string): void => {
    field.value = text;
    field.dispatchEvent(new Event('input'));
  };

  it('should send what was typed', tb(async ({ fixture, action, http, query }) => {
    // A form that is driven by its template takes its fields in a turn later.
    await fixture.whenStable();
    type(query.findElement<HTMLInputElement>('.email'), 'ada@shop.test');
    type(query.findElement<HTMLInputElement>('.password'), 'secret');

    action.emitOutput('form', 'ngSubmit');

    const call = http.controller.expectOne('/api/session');
    expect(call.request.body)
      .toEqual({ email: 'ada@shop.test', password: 'secret' });
    call.flush({ token: 'abc' });
    fixture.detectChanges();
    expect(query.findElement('.message').textContent).toBe('You are logged in.');
  }));

  it('should report a failed login', tb(({ fixture, component, http, query }) => {
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
