/**
 * The type aliases whose parameter has a default. They are in a separate file, as in the library,
 * because the compiler's messages omit such a parameter only if the alias is imported.
 */

import type {
  CanActivate,
  CanActivateChild,
  CanActivateChildFn,
  CanActivateFn,
  CanDeactivate,
  CanDeactivateFn,
  CanLoad,
  CanLoadFn,
  CanMatch,
  CanMatchFn,
} from '@angular/router';

/**
 * The record of what `inject` has added to a test bed, carried from call to call by its type.
 *
 * @page api/common/base-tools#tool-injected
 */
export type InjectionStore<I extends {} = {}> = {
  /**
   * One property for each call of the method `inject(name, token)`: what the injector holds for that
   * token, with its type.
   *
   * @page api/common/base-tools#tool-injected
   */
  injected: I;
};

/**
 * An instance of a guard class of any kind.
 *
 * @page api/test-beds/guard#create
 */
export type GuardClass<ComponentType = unknown> =
  | CanActivate
  | CanActivateChild
  | CanDeactivate<ComponentType>
  | CanLoad
  | CanMatch;

/**
 * A guard function of any kind, for any component.
 *
 * @page api/test-beds/guard#create
 */
export type GuardFn<ComponentType = any> =
  | CanActivateFn
  | CanActivateChildFn
  | CanDeactivateFn<ComponentType>
  | CanLoadFn
  | CanMatchFn;
