// #region opening-hours
import { inject, Injectable, InjectionToken } from '@angular/core';

export const NOW = new InjectionToken<() => Date>('NOW', {
  providedIn: 'root',
  factory: () => () => new Date(),
});

@Injectable({ providedIn: 'root' })
export class OpeningHours {
  private readonly now = inject(NOW);

  isOpen(): boolean {
    const hour = this.now().getUTCHours();
    return hour >= 8 && hour < 20;
  }
}
// #endregion opening-hours
