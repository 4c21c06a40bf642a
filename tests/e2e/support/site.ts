import {expect, test as base, type ConsoleMessage, type Page, type Request, type Response} from '@playwright/test';
import {hydrated} from '../../../scripts/support/hydrated';
import {BASE} from './addresses';

/** What a page did that it must not do. */
export interface Misbehavior {
  console: string[];
  foreignRequests: string[];
}

interface Fixtures {
  /** Watches the page from before its first request. */
  misbehavior: Misbehavior;
}

/** Playwright's test, with a watch on the console and on requests to other origins; both must be empty at the end. */
export const test = base.extend<Fixtures>({
  page: async ({page}, use) => {
    await use(page);
    // A request that is still on its way when the test is over is no failure of it.
    await page.unrouteAll({behavior: 'ignoreErrors'});
  },
  misbehavior: [
    async ({page, baseURL}, use) => {
      const seen: Misbehavior = {console: [], foreignRequests: []};
      const origin = new URL(baseURL!).origin;
      const onConsole = (message: ConsoleMessage) => seen.console.push(`${message.type()}: ${message.text()}`);
      const onError = (error: Error) => seen.console.push(`error: ${error.message}`);
      const onRequest = (request: Request) => {
        const url = request.url();
        if (!url.startsWith(origin) && !url.startsWith('data:') && !url.startsWith('blob:')) {
          seen.foreignRequests.push(url);
        }
      };
      page.on('console', onConsole).on('pageerror', onError).on('request', onRequest);
      await use(seen);
      page.off('console', onConsole).off('pageerror', onError).off('request', onRequest);
      expect(seen.console, 'console messages').toEqual([]);
      expect(seen.foreignRequests, 'requests to other origins').toEqual([]);
    },
    {auto: true},
  ],
});

/**
 * The same for tests that need no browser of their own: those of a worker share a page, and with it what the browser
 * has loaded, which takes half of the time. What a test stores or routes is gone after it; what it adds to every page
 * to come (`addInitScript`, a clock) would not be.
 */
export const sharedPageTest = test.extend<object, {sharedPage: Page}>({
  sharedPage: [
    async ({browser}, use, {project}) => {
      const page = await browser.newPage(project.use);
      await use(page);
      await page.context().close();
    },
    {scope: 'worker'},
  ],
  page: async ({sharedPage, viewport}, use) => {
    await sharedPage.setViewportSize(viewport!);
    // What moves is somewhere else, and has other colors, on its way.
    await sharedPage.emulateMedia({reducedMotion: 'reduce', forcedColors: null, colorScheme: null});
    await use(sharedPage);
    await sharedPage.unrouteAll({behavior: 'ignoreErrors'});
    await sharedPage.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  },
});

export {BASE, expect};

/**
 * Opens an address of the site and waits until it is hydrated.
 *
 * @param address relative to the base URL, with query and fragment if any
 * @returns the response, whose status is 200
 */
export async function open(page: Page, address: string): Promise<Response> {
  const response = await page.goto(`${BASE}${address}`);
  expect(response!.status(), `status of ${address}`).toBe(200);
  await hydrated(page);
  return response!;
}

export {hydrated};

/** Forgets a console message that the test provokes: the browser reports a 404 of the page itself. */
export function forgetNotFound(misbehavior: Misbehavior): void {
  const index = misbehavior.console.findIndex((text) => text.includes('status of 404'));
  expect(index, 'the browser reports the 404').toBeGreaterThanOrEqual(0);
  misbehavior.console.splice(index, 1);
}
