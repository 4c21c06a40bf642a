import {expect, type Page} from '@playwright/test';
import type {Misbehavior} from './site';

/** What a browser and the bundler say of a script that did not come, or came as something else. */
export const LOST_SCRIPT = /status of 404|net::ERR_|Loading chunk|ChunkLoadError|MIME type|Unexpected token '<'/;

/**
 * Forgets what the console says of a fault that the test makes.
 *
 * @param fault matches at least one message, and no other stays
 */
export function forgetFault(misbehavior: Misbehavior, fault: RegExp): void {
  const others = misbehavior.console.filter((text) => !fault.test(text));
  expect(others.length, 'the browser reports the fault').toBeLessThan(misbehavior.console.length);
  misbehavior.console.splice(0, Infinity, ...others);
}

/** Where a page says that its scripts did not load. */
export const failureOf = (page: Page) => page.locator('[data-scripts-failed]');

/** The button that changes the color mode. */
export const colorModeOf = (page: Page) => page.locator('nav.navbar [data-early=color-mode]');
