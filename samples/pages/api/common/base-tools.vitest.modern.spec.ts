// @angular 21.0
import { componentTestBed, serviceTestBed } from 'ngx-testing-tools';
import { of } from 'rxjs';
import { expect, vi } from 'vitest';
import { AuthService } from '../../../shop/auth.service';
import { LoginComponent } from '../../../shop/login.component';
import { OpeningHours } from './base-tools.opening-hours';
import { SearchBox } from './base-tools.search-box';
import { ShoppingListReader } from './base-tools.shopping-list';

// #region callback-wait-for
describe('ShoppingListReader', () => {
  const tb = serviceTestBed(ShoppingListReader);

  it('should read one item per line', tb(async ({ service }) => {
    const onRead = vi.fn();
    service.read(new File(['Lamp\nMug'], 'list.txt'), onRead);

    await vi.waitFor(() => expect(onRead).toHaveBeenCalledWith(['Lamp', 'Mug']));
  }));
});
// #endregion callback-wait-for

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
