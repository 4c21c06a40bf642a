// @angular 21.0
import { InjectionToken } from '@angular/core';
import { componentTestBed, serviceTestBed } from 'ngx-testing-tools';
import { of, throwError } from 'rxjs';
import { expect, vi } from 'vitest';
import { AuthService } from '../../../shop/auth.service';
import { CartPageComponent } from '../../../shop/cart-page.component';
import { CartService } from '../../../shop/cart.service';
import { LoginComponent } from '../../../shop/login.component';
import { OpeningHours } from './base-tools.opening-hours';
import { SearchBox } from './base-tools.search-box';
import { ThemeService } from './base-tools.theme.service';

// #region callback-fake-timers
describe('SearchBox', () => {
  beforeEach(() => void vi.useFakeTimers());

  afterEach(() => void vi.useRealTimers());

  const tb = serviceTestBed(SearchBox);

  it('should wait for a pause', tb(({ rx, service }) => {
    const terms: string[] = [];
    rx.remind = service.term$.subscribe(term => terms.push(term));

    service.type('la');
    service.type('lamp');
    vi.advanceTimersByTime(300);

    expect(terms).toEqual(['lamp']);
  }));
});
// #endregion callback-fake-timers

// #region recipe-spy
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
// #endregion recipe-spy

// #region recipe-spy-token
const AUTH_SPY = new InjectionToken('AUTH_SPY', {
  factory: () => ({ login: vi.fn<AuthService['login']>() }),
});

describe('LoginComponent', () => {
  const tb = componentTestBed(LoginComponent)
    .provide({ provide: AuthService, useExisting: AUTH_SPY })
    .inject('auth', AUTH_SPY);

  it('should report a wrong password', tb(({ component, injected: { auth } }) => {
    auth.login.mockReturnValue(throwError(() => new Error('Unauthorized')));

    component.submit();

    expect(component.message()).toBe('Wrong email or password.');
  }));
});
// #endregion recipe-spy-token

// #region recipe-spy-on
describe('CartPageComponent', () => {
  const tb = componentTestBed(CartPageComponent, { httpTesting: true })
    .inject('cart', CartService);

  it('should keep the order', tb(({ component, injected: { cart } }) => {
    const order = { id: 'A-1', total: 3950 };
    vi.spyOn(cart, 'checkout').mockReturnValue(of(order));

    component.checkout();

    expect(component.order()).toBe(order);
  }));
});
// #endregion recipe-spy-on

// #region recipe-clock
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
// #endregion recipe-clock

// #region recipe-storage
describe('ThemeService', () => {
  beforeEach(() => localStorage.setItem('theme', 'dark'));

  const tb = serviceTestBed(ThemeService);

  afterEach(() => {
    localStorage.removeItem('theme');
    vi.restoreAllMocks();
  });

  it('should start with the last theme', tb(({ service }) => {
    expect(service.theme).toBe('dark');
  }));

  it('should do without the storage', tb(({ service }) => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    service.choose('light');

    expect(service.theme).toBe('light');
  }));
});
// #endregion recipe-storage
