// #region analytics-module
import {
  inject, Injectable, InjectionToken, ModuleWithProviders, NgModule,
} from '@angular/core';
import { Subject } from 'rxjs';

export const SHOP_ID = new InjectionToken<string>('SHOP_ID');

@Injectable()
export class AnalyticsService {
  readonly shopId = inject(SHOP_ID);
  readonly events: string[] = [];
  readonly event$ = new Subject<string>();

  track(event: string): void {
    this.events.push(event);
    this.event$.next(event);
  }
}

@NgModule({ providers: [AnalyticsService] })
export class AnalyticsModule {
  private readonly analytics = inject(AnalyticsService);

  constructor() {
    if (inject(AnalyticsModule, { optional: true, skipSelf: true })) {
      throw new Error('AnalyticsModule is already loaded.');
    }
    this.analytics.track('started');
  }

  static forRoot(shopId: string): ModuleWithProviders<AnalyticsModule> {
    return {
      ngModule: AnalyticsModule,
      providers: [{ provide: SHOP_ID, useValue: shopId }],
    };
  }

  stop(): void {
    this.analytics.track('stopped');
  }
}
// #endregion analytics-module
