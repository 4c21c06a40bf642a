// @angular 18.0
import { inject } from '@angular/core';
import { CanActivateFn, RedirectCommand, Router } from '@angular/router';
import { guardTestBed } from 'ngx-testing-tools';

// #region recipe-redirect-command
const closedGuard: CanActivateFn = () => {
  const tree = inject(Router).parseUrl('/closed');

  return new RedirectCommand(tree, { skipLocationChange: true });
};

describe('closedGuard', () => {
  const tb = guardTestBed(closedGuard, { type: 'CanActivate' });

  it('should show the notice without a new URL', tb(({ challenge }) => {
    const command: RedirectCommand = challenge();

    expect(command.redirectTo.toString()).toBe('/closed');
    expect(command.navigationBehaviorOptions?.skipLocationChange).toBe(true);
  }));
});
// #endregion recipe-redirect-command
