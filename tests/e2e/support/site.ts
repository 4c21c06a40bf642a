import {expect, test as base, type Page, type Response} from '@playwright/test';
import {hydrate} from '../../../scripts/support/hydrate';

/** What a page did that it must not do. */
export interface Misbehavior {
  console: string[];
  foreignRequests: string[];
}

interface Fixtures {
  /** Watches the page from before its first request. */
  misbehavior: Misbehavior;
}

export const BASE = '/ngx-testing-tools/';

/** Playwright's test, with a watch on the console and on requests to other origins; both must be empty at the end. */
export const test = base.extend<Fixtures>({
  misbehavior: [
    async ({page, baseURL}, use) => {
      const seen: Misbehavior = {console: [], foreignRequests: []};
      const origin = new URL(baseURL!).origin;
      page.on('console', (message) => seen.console.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => seen.console.push(`error: ${error.message}`));
      page.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(origin) && !url.startsWith('data:') && !url.startsWith('blob:')) {
          seen.foreignRequests.push(url);
        }
      });
      await use(seen);
      expect(seen.console, 'console messages').toEqual([]);
      expect(seen.foreignRequests, 'requests to other origins').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};

/**
 * Opens an address of the site and waits until it is hydrated.
 *
 * @param address relative to the base URL, with query and fragment if any
 * @returns the response, whose status is 200
 */
export async function open(page: Page, address: string): Promise<Response> {
  const response = await page.goto(`${BASE}${address}`);
  expect(response!.status(), `status of ${address}`).toBe(200);
  await hydrate(page);
  return response!;
}

export {hydrate as hydrated};

/** Forgets a console message that the test provokes: the browser reports a 404 of the page itself. */
export function forgetNotFound(misbehavior: Misbehavior): void {
  const index = misbehavior.console.findIndex((text) => text.includes('status of 404'));
  expect(index, 'the browser reports the 404').toBeGreaterThanOrEqual(0);
  misbehavior.console.splice(index, 1);
}
