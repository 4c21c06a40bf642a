import { DOCUMENT, isPlatformBrowser } from '@angular/common';
import { inject, Injectable, InjectionToken, PLATFORM_ID } from '@angular/core';
import { serviceTestBed } from 'ngx-testing-tools';
import { OpeningHours } from './base-tools.opening-hours';

// #region recipe-platform
@Injectable({ providedIn: 'root' })
class VisitService {
  private readonly inBrowser = isPlatformBrowser(inject(PLATFORM_ID));

  count(): number {
    if (!this.inBrowser) return 0;

    const visits = Number(sessionStorage.getItem('visits')) + 1;
    sessionStorage.setItem('visits', `${visits}`);
    return visits;
  }
}

describe('VisitService, on the server', () => {
  const tb = serviceTestBed(VisitService)
    .provide({ provide: PLATFORM_ID, useValue: 'server' });

  it('should not count', tb(({ service }) => {
    expect(service.count()).toBe(0);
    expect(sessionStorage.getItem('visits')).toBeNull();
  }));
});
// #endregion recipe-platform

describe('VisitService, in the browser', () => {
  const tb = serviceTestBed(VisitService);

  afterEach(() => sessionStorage.removeItem('visits'));

  it('should count the visits', tb(({ service }) => {
    expect([service.count(), service.count()]).toEqual([1, 2]);
  }));
});

// #region theme-service
@Injectable({ providedIn: 'root' })
export class ThemeService {
  theme = localStorage.getItem('theme') ?? 'light';

  choose(theme: string): void {
    this.theme = theme;
    try {
      localStorage.setItem('theme', theme);
    } catch {
      // The storage is full or blocked: the theme lasts until the page is left.
    }
  }
}
// #endregion theme-service

// #region recipe-storage
describe('ThemeService', () => {
  beforeEach(() => localStorage.setItem('theme', 'dark'));

  const tb = serviceTestBed(ThemeService);

  afterEach(() => localStorage.removeItem('theme'));

  it('should start with the last theme', tb(({ service }) => {
    expect(service.theme).toBe('dark');
  }));

  it('should do without the storage', tb(({ service }) => {
    spyOn(Storage.prototype, 'setItem').and.throwError('QuotaExceededError');

    service.choose('light');

    expect(service.theme).toBe('light');
  }));
});
// #endregion recipe-storage

// #region payment-service
type PaymentWindow = Pick<Window, 'confirm' | 'location'>;

export const WINDOW = new InjectionToken<PaymentWindow>('WINDOW', {
  factory: () => inject(DOCUMENT).defaultView!,
});

@Injectable({ providedIn: 'root' })
export class PaymentService {
  private readonly window = inject(WINDOW);

  pay(order: string): void {
    if (this.window.confirm('Go to your bank?')) {
      this.window.location.assign(`https://bank.test/${order}`);
    }
  }
}
// #endregion payment-service

// #region recipe-window
describe('PaymentService', () => {
  let visited: string[];

  beforeEach(() => (visited = []));

  const tb = serviceTestBed(PaymentService).provide({
    provide: WINDOW,
    useValue: {
      confirm: () => true,
      location: { assign: (url: string) => visited.push(url) },
    },
  });

  it('should go to the bank', tb(({ service }) => {
    service.pay('A-1');

    expect(visited).toEqual(['https://bank.test/A-1']);
  }));
});
// #endregion recipe-window

// #region recipe-clock
describe('OpeningHours', () => {
  beforeEach(() => {
    jasmine.clock().install().mockDate(new Date(2026, 11, 24, 17, 59));
  });

  afterEach(() => jasmine.clock().uninstall());

  const tb = serviceTestBed(OpeningHours);

  it('should close at six', tb(({ service }) => {
    expect(service.open).toBe(true);

    jasmine.clock().tick(60_000);

    expect(service.open).toBe(false);
  }));
});
// #endregion recipe-clock
