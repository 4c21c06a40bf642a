import {scriptWith} from '../support/build';
import {colorModeOf, copyCode, languagesOf, yarnOf} from './support/controls';
import {failureOf, forgetFault, LOST_SCRIPT} from './support/faults';
import {holdRequests, MAIN, markDocument} from './support/runtime';
import {BASE, expect, expectMode, hydrated, open, test, titleOf} from './support/site';

// Network and browser failures. Each must end with a working page, or with a message and a way to continue.

const RUNTIME = /\/assets\/js\/runtime~main\./;

/** A page with tabs. */
const ADDRESS = 'docs/getting-started';

/** Text in the script of `@theme/DocItem`, which all documents share. */
const LAYOUT = 'docs-doc-id-';

/** Maximum number of requests for a script that never loads, to detect a page that keeps retrying. */
const MAX_REQUESTS = 6;

for (const [address, missing, script, status] of [
  ['blog/tags', 'the runtime', () => RUNTIME, 404],
  ['blog/tags', 'the application', () => MAIN, 404],
  ['blog/tags', 'the application, answered with HTML', () => MAIN, 200],
  [ADDRESS, 'the layout of documents', () => `${scriptWith(LAYOUT)}*`, 404],
  [`fr/${ADDRESS}.html`, 'its chunk', () => `${scriptWith('"slug":"/getting-started"', 'fr/')}*`, 404],
] as const) {
  test(`at ${address}, a page keeps its text without ${missing}, shows a message, and works once everything has loaded`, async ({
    page,
    misbehavior,
  }) => {
    let asked = 0;
    await page.route(script(), async (route) => {
      asked += 1;
      await route.fulfill({status, contentType: 'text/html', body: '<!doctype html>'});
    });
    await page.goto(`${BASE}${address}`);
    const languages = languagesOf(page);
    // The press waits for the scripts.
    await languages.click();
    await expect(failureOf(page)).toBeVisible();
    await page.waitForTimeout(1500);
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    await expect(titleOf(page)).toBeVisible();
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThanOrEqual(MAX_REQUESTS);

    await page.unroute(script());
    await failureOf(page).getByRole('link').click();
    await expect(failureOf(page)).toBeHidden();
    await hydrated(page);
    // Reloaded from the server: the HTTP cache may contain the page of an older release.
    expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0])).toMatchObject({type: 'reload'});
    await languages.click();
    await expect(languages).toHaveAttribute('aria-expanded', 'true');
    forgetFault(misbehavior, LOST_SCRIPT);
  });
}

test('a page that goes offline with half of its scripts keeps its text, and reloads when the network is back', async ({
  page,
  context,
  misbehavior,
}) => {
  const missing = `${scriptWith(LAYOUT)}*`;
  await page.route(missing, (route) => route.abort());
  await page.goto(`${BASE}${ADDRESS}`);
  await expect(failureOf(page)).toBeVisible();
  await colorModeOf(page).click();
  await expectMode(page, 'dark');
  const isSame = await markDocument(page);
  await context.setOffline(true);
  await yarnOf(page).click();
  await expect(titleOf(page)).toBeVisible();
  expect(await isSame()).toBe(true);
  await page.unroute(missing);
  const anew = page.waitForEvent('load');
  await context.setOffline(false);
  await anew;
  expect(await isSame()).toBe(false);
  await hydrated(page);
  await expect(failureOf(page)).toBeHidden();
  forgetFault(misbehavior, LOST_SCRIPT);
});

test('a notice says that code could not be copied, but a heading link needs no notice', async ({page}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'));
  });
  await open(page, ADDRESS);
  // The address bar has the link to a heading, so no message is needed.
  await page.locator('main h2[id] .hash-link').first().click();
  await expect(page).toHaveURL(/#[\w-]+$/);
  await expect(page.locator('#notice')).toBeEmpty();
  await copyCode(page);
  await expect(page.locator('#notice')).toHaveText(/^Not copied:/);
});

test('a browser without popovers and checkVisibility shows pages and the search', async ({page}) => {
  await page.addInitScript(() => {
    const missing: [object, string][] = [
      [Element.prototype, 'checkVisibility'],
      [HTMLElement.prototype, 'showPopover'],
      [HTMLElement.prototype, 'popover'],
    ];
    missing.forEach(([prototype, name]) => Reflect.deleteProperty(prototype, name));
  });
  const release = await holdRequests(page, `${scriptWith('search-recent-')}*`);
  await page.goto(`${BASE}${ADDRESS}#other-tools`);
  // Before hydration, the page itself opens a field; after it, the search button does while the dialog loads.
  for (const isHydrated of [false, true]) {
    await page.keyboard.press('/');
    await expect(page.locator('dialog.search-box input')).toBeVisible();
    if (!isHydrated) {
      await hydrated(page);
    }
  }
  release();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.theme-doc-toc-desktop .table-of-contents__link--active')).toHaveCount(1);
  await expect(titleOf(page)).toHaveText('Getting started');
});
