import {expect, type Page} from '@playwright/test';
import type {Misbehavior} from './site';

/** Matches console messages about a script that failed to load or has the wrong content. */
export const LOST_SCRIPT = /status of 404|net::ERR_|Loading chunk|ChunkLoadError|MIME type|Unexpected token '<'/;

/**
 * Ignores the console messages about an intentional fault.
 *
 * @param fault must match at least one message
 */
export function forgetFault(misbehavior: Misbehavior, fault: RegExp): void {
  const others = misbehavior.console.filter((text) => !fault.test(text));
  expect(others.length, 'the browser reports the fault').toBeLessThan(misbehavior.console.length);
  misbehavior.console.splice(0, Infinity, ...others);
}

/** Ignores the browser's console message about the page's own status 404. */
export const forgetNotFound = (misbehavior: Misbehavior) => forgetFault(misbehavior, /status of 404/);

/** The message that scripts could not be loaded. */
export const failureOf = (page: Page) => page.locator('[data-scripts-failed]');

/** Ignores React's reports of an intentional error. */
export function forgetCrash(misbehavior: Misbehavior): void {
  misbehavior.console.length = 0;
}

/** Ends an intentional error, with the function that the test has added to the page. */
export const repair = (page: Page) => page.evaluate(() => (window as unknown as {repair: () => void}).repair());
