// @angular 21.0
import { Injectable } from '@angular/core';
import { componentTestBed, serviceTestBed } from 'ngx-testing-tools';
import { of } from 'rxjs';
import { expect, vi } from 'vitest';
import { AuthService } from '../../shop/auth.service';
import { LoginComponent } from '../../shop/login.component';

// #region vitest-spy
describe('LoginComponent', () => {
  const auth = { login: vi.fn<AuthService['login']>() };

  beforeEach(() => {
    auth.login.mockReset().mockReturnValue(of({ token: 'abc' }));
  });

  const tb = componentTestBed(LoginComponent)
    .provide({ provide: AuthService, useValue: auth });

  it('should log in with the email and the password', tb(({ component }) => {
    component.email = 'ada@shop.test';
    component.password = 'secret';

    component.submit();

    expect(auth.login).toHaveBeenCalledExactlyOnceWith(
      { email: 'ada@shop.test', password: 'secret' },
    );
  }));
});
// #endregion vitest-spy

@Injectable({ providedIn: 'root' })
class OpeningHours {
  open = new Date().getHours() < 18;

  constructor() {
    setInterval(() => (this.open = new Date().getHours() < 18), 60_000);
  }
}

// #region vitest-clock
describe('OpeningHours', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(2026, 11, 24, 17, 59) });
  });

  afterEach(() => void vi.useRealTimers());

  const tb = serviceTestBed(OpeningHours);

  it('should close at six', tb(({ service }) => {
    expect(service.open).toBe(true);

    vi.advanceTimersByTime(60_000);

    expect(service.open).toBe(false);
  }));
});
// #endregion vitest-clock
