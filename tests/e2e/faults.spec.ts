import type {Page} from '@playwright/test';
import {LANGUAGES} from '../support/addresses';
import {layoutScript} from '../support/build';
import {colorModeOf, failureOf, forgetFault, LOST_SCRIPT} from './support/faults';
import {MAIN, markDocument} from './support/runtime';
import {BASE, expect, hydrated, open, test} from './support/site';

// Network and browser failures. Each must end with a working page, or with a message and a way to continue.

const RUNTIME = /\/assets\/js\/runtime~main\./;

const tabOf = (page: Page) => page.getByRole('tab', {name: 'Yarn'}).first();

/** A page with tabs. */
const ADDRESS = 'docs/getting-started';

test('a page reports a shared script that was answered with 404 or HTML, and can be reloaded', async ({
  page,
  misbehavior,
}) => {
  const body = {contentType: 'text/html', body: '<!doctype html>'};
  for (const [script, answer] of [
    [RUNTIME, {status: 404, ...body}],
    [MAIN, {status: 404, ...body}],
    [MAIN, {status: 200, ...body}],
  ] as const) {
    await page.route(script, (route) => route.fulfill(answer));
    await page.goto(`${BASE}blog/tags`);
    // The press waits for the scripts.
    await page.locator('nav.navbar .dropdown > button').click();
    await expect(failureOf(page)).toBeVisible();
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    await page.unroute(script);
    const isSame = await markDocument(page);
    await failureOf(page).getByRole('link').click();
    await expect(failureOf(page)).toBeHidden();
    await hydrated(page);
    // Reloaded from the server: the HTTP cache may contain the page of an older release.
    expect(await isSame()).toBe(false);
    expect(
      await page.evaluate(() =>
        performance.getEntriesByType('navigation').map((entry) => (entry as PerformanceNavigationTiming).type),
      ),
    ).toEqual(['reload']);
  }
  forgetFault(misbehavior, LOST_SCRIPT);
});

test('a page that goes offline with half of its scripts keeps its text, and reloads when the network is back', async ({
  page,
  context,
  misbehavior,
}) => {
  const missing = `${layoutScript('')}*`;
  await page.route(missing, (route) => route.abort());
  await page.goto(`${BASE}${ADDRESS}`);
  await expect(failureOf(page)).toBeVisible();
  await colorModeOf(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const isSame = await markDocument(page);
  await context.setOffline(true);
  await tabOf(page).click();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
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

for (const {lang, prefix} of LANGUAGES) {
  test(`a browser that refuses to copy says so in ${lang}, but not for a heading link`, async ({page}) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'));
    });
    await open(page, `${prefix}${ADDRESS}`);
    // The address bar has the link to a heading, so no message is needed.
    await page.locator('main h2[id] .hash-link').first().click();
    await expect(page).toHaveURL(/#[\w-]+$/);
    await expect(page.locator('#notice')).toBeEmpty();
    const code = page.locator('.theme-code-block:visible').first();
    await code.hover();
    await code.getByRole('button', {name: /cop/i}).click();
    await expect(page.locator('#notice')).toHaveText(lang === 'fr' ? /^Copie impossible\u00a0:/ : /^Not copied:/);
  });
}
