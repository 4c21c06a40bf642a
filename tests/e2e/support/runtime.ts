import {expect, type Page, type Request, type Route} from '@playwright/test';
import type {Misbehavior} from './site';

/** Matches the main script in either language, which contains the application and the site configuration. */
export const MAIN = /\/assets\/js\/main\.[^/]*\.js(?:\?|$)/;

/** Matches chunks of a page or a group of pages, but not the application. */
export const CHUNK = /\/assets\/js\/(?!main\.|runtime~)[^/]*\.js(?:\?|$)/;

/**
 * Replaces text in a script of the build, to test how the built application behaves with another configuration.
 *
 * @param search text that occurs exactly once in the script
 */
export async function rewriteScript(
  page: Page,
  address: string | RegExp,
  search: string,
  replacement: string,
): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const parts = (await response.text()).split(search);
    expect(parts, `${search} in ${route.request().url()}`).toHaveLength(2);
    await route.fulfill({response, body: parts.join(replacement)});
  });
}

/** Holds back the requests for an address until the returned function is called. By default, they then continue. */
export async function holdRequests(
  page: Page,
  address: string | RegExp,
  respond = (route: Route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await held;
    await respond(route);
  });
  return release;
}

/** Marks the document. Returns a function that checks whether the document is still the same. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, {isMarked: true}));
  return () => page.evaluate(() => 'isMarked' in window);
}

/** Records all matching requests from now on. */
export function watchRequests(page: Page, address: RegExp): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (address.test(request.url())) {
      requests.push(request);
    }
  });
  return requests;
}

/** Ignores React's report that the HTML differs from what the changed scripts render. */
export function forgetOtherHtml(misbehavior: Misbehavior): void {
  misbehavior.console = misbehavior.console.filter((text) => !/Minified React error #418/.test(text));
}
