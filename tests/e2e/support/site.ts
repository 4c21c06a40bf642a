import {expect, test as base, type ConsoleMessage, type Page, type Request} from '@playwright/test';
import {hydrated} from '../../../scripts/support/hydrated';
import {BASE} from '../../support/addresses';

/** The console messages and the requests that a page must not cause. */
export interface Misbehavior {
  console: string[];
  foreignRequests: string[];
}

interface Fixtures {
  /** Records misbehavior, starting before the first request. */
  misbehavior: Misbehavior;
}

/** Playwright's `test`, which also fails on console messages and on requests other than GET requests to the site. */
export const test = base.extend<Fixtures>({
  page: async ({page}, use) => {
    await use(page);
    // Pending requests at the end of a test must not fail it.
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
        if (!/^(?:data|blob):/.test(url) && (!url.startsWith(origin) || request.method() !== 'GET')) {
          seen.foreignRequests.push(`${request.method()} ${url}`);
        }
      };
      page.on('console', onConsole).on('pageerror', onError).on('request', onRequest);
      await use(seen);
      page.off('console', onConsole).off('pageerror', onError).off('request', onRequest);
      expect(seen.console, 'console messages').toEqual([]);
      expect(seen.foreignRequests, 'requests other than GET requests to the site').toEqual([]);
    },
    {auto: true},
  ],
});

/**
 * Like `test`, for tests that can share a page. All tests of a worker use the same page and browser cache, which halves
 * the time. Storage and routes are reset after each test, but `addInitScript` and mocked clocks are not.
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
    // Positions and colors change during animations.
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
 * Opens an address of the site and waits until the page is hydrated.
 *
 * @param address address relative to the base URL; may have a query and a fragment
 */
export async function open(page: Page, address: string): Promise<void> {
  if (address.includes('#')) {
    // If the page is already open, another fragment would not load it again.
    await page.goto('about:blank');
  }
  const response = await page.goto(`${BASE}${address}`);
  expect(response!.status(), `status of ${address}`).toBe(200);
  await hydrated(page);
}

export {hydrated};

/** The first-level heading. */
export const titleOf = (page: Page) => page.getByRole('heading', {level: 1});

/** Navigates to another address of the site without a reload, even if no link on the page leads there. */
export function navigate(page: Page, address: string): Promise<void> {
  return page.evaluate((target) => {
    history.pushState(null, '', target);
    dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  }, `${BASE}${address}`);
}

export function expectMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  return expect(page.locator('html')).toHaveAttribute('data-theme', mode);
}

/** Returns the text that was copied last. */
export const copiedIn = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Returns a value that the page has stored, or `null`. */
export function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}
