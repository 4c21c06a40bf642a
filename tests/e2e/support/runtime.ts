import {expect, type Page} from '@playwright/test';
import type {Misbehavior} from './site';

/** The main script of a page, in either language: the application, with the site's configuration. */
export const MAIN = /\/assets\/js\/main\.[^/]*\.js(?:\?|$)/;

/** A script that is one page's, or one group of pages', and not the application. */
export const CHUNK = /\/assets\/js\/(?!main\.|runtime~)[^/]*\.js(?:\?|$)/;

/**
 * Answers a script of the build with another text, as if the site had been built otherwise: what the test then sees
 * is how the built application deals with it.
 *
 * @param search a text of which the script has exactly one
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

/** A context value of React's, by one of its members: what every component below it gets. */
export function contextValue<Value>(page: Page, member: string): Promise<Value> {
  return page.evaluate((name) => {
    interface Fiber {
      memoizedProps?: {value?: Record<string, unknown>} | null;
      child: Fiber | null;
      sibling: Fiber | null;
    }
    const container = document.getElementById('__docusaurus') as unknown as Record<
      string,
      {stateNode: {current: Fiber}}
    >;
    const key = Object.keys(container).find((property) => property.startsWith('__reactContainer$'))!;
    const waiting: Fiber[] = [container[key]!.stateNode.current];
    while (waiting.length > 0) {
      const {memoizedProps, child, sibling} = waiting.pop()!;
      const value = memoizedProps?.value;
      if (typeof value === 'object' && value !== null && name in value) {
        return JSON.parse(JSON.stringify(value)) as never;
      }
      waiting.push(...[sibling, child].filter((fiber) => fiber !== null));
    }
    throw new Error(`No context of this page has ${name}.`);
  }, member);
}

/** Marks the document, to see later whether it is still the same. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, {isMarked: true}));
  return () => page.evaluate(() => 'isMarked' in window);
}

/** Lists the requests that match, from now on: their addresses, method and kind. */
export function watchRequests(page: Page, address: RegExp): {url: string; method: string; kind: string}[] {
  const requests: {url: string; method: string; kind: string}[] = [];
  page.on('request', (request) => {
    if (address.test(request.url())) {
      requests.push({url: request.url(), method: request.method(), kind: request.resourceType()});
    }
  });
  return requests;
}

/** Forgets that React reports a page whose HTML is not what its changed scripts render, and nothing else. */
export function forgetOtherHtml(misbehavior: Misbehavior): void {
  misbehavior.console = misbehavior.console.filter((text) => !/Minified React error #418/.test(text));
}
