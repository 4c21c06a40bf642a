// @angular 19.0
import { HttpClient } from '@angular/common/http';
import {
  ApplicationInitStatus, inject, Injectable, provideAppInitializer, signal,
} from '@angular/core';
import { serviceTestBed } from 'ngx-testing-tools';
import { firstValueFrom } from 'rxjs';

// #region settings-service
@Injectable({ providedIn: 'root' })
export class SettingsService {
  private readonly http = inject(HttpClient);
  readonly currency = signal('EUR');

  async load(): Promise<void> {
    const currency = this.http.get<string>('/api/currency');
    this.currency.set(await firstValueFrom(currency));
  }
}
// #endregion settings-service

// #region recipe-app-initializer
describe('SettingsService, loaded by an initializer', () => {
  const tb = serviceTestBed(SettingsService, { httpTesting: true })
    .provide(provideAppInitializer(() => inject(SettingsService).load()))
    .inject('initializers', ApplicationInitStatus);

  beforeEach(tb.setup(async ({ http, injected }) => {
    http.emitSuccessResponse({ url: '/api/currency', body: 'CHF' });
    await injected.initializers.donePromise;
  }));

  it('should have the currency of the API', tb(({ service }) => {
    expect(service.currency()).toBe('CHF');
  }));
});
// #endregion recipe-app-initializer
