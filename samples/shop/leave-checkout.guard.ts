import { inject, InjectionToken } from '@angular/core';
import { CanDeactivateFn } from '@angular/router';

/** What the guard needs from a page. */
export interface CheckoutForm {
  dirty: boolean;
}

type Confirm = (question: string) => boolean;

/** Asks the visitor a yes-or-no question. */
export const CONFIRM = new InjectionToken<Confirm>('CONFIRM', {
  providedIn: 'root',
  factory: () => question => window.confirm(question),
});

// #region guard
export const leaveCheckoutGuard: CanDeactivateFn<CheckoutForm> = form => {
  return !form.dirty || inject(CONFIRM)('Leave without ordering?');
};
// #endregion guard
