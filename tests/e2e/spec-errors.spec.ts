import type {Page} from '@playwright/test';
import {LANGUAGES} from '../support/addresses';
import {layoutScript, scriptWith} from '../support/build';
import {colorModeOf, failureOf, forgetFault, LOST_SCRIPT} from './support/faults';
import {rewriteScript} from './support/runtime';
import {BASE, expect, hydrated, navigate, open, test} from './support/site';

/** Maximum number of requests for a script that never loads: one per reader action, and none in between. */
const MAX_REQUESTS = 6;

/** Makes a script fail with status 404 until `restore` is called. */
async function breakScript(page: Page, address: string): Promise<{asked: () => number; restore: () => Promise<void>}> {
  let asked = 0;
  await page.route(`${address}*`, async (route) => {
    asked += 1;
    await route.fulfill({status: 404, contentType: 'text/html', body: '<!doctype html>'});
  });
  return {asked: () => asked, restore: () => page.unroute(`${address}*`)};
}

test.describe('a page whose chunk fails', () => {
  const ADDRESS = 'docs/getting-started';

  for (const [address, missing, script] of [
    [ADDRESS, 'the layout of documents', () => layoutScript('')],
    [`fr/${ADDRESS}.html`, 'its chunk', () => scriptWith('"slug":"/getting-started"', 'fr/')],
  ] as const) {
    test(`keeps its text at ${address} without ${missing}, says so, and works once it loads`, async ({
      page,
      misbehavior,
    }) => {
      const {asked, restore} = await breakScript(page, script());
      await page.goto(`${BASE}${address}`);
      await expect(failureOf(page)).toBeVisible();
      await page.waitForTimeout(1500);
      await expect(page.locator('article .markdown h2').first()).toBeVisible();
      expect(asked()).toBeGreaterThan(0);
      expect(asked()).toBeLessThanOrEqual(MAX_REQUESTS);

      await restore();
      await failureOf(page).getByRole('link').click();
      await page.waitForLoadState();
      await hydrated(page);
      const tab = page.getByRole('tab', {name: 'Yarn'}).first();
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      forgetFault(misbehavior, LOST_SCRIPT);
    });
  }
});

test('a page module without a default export is reported', async ({page, misbehavior}) => {
  await rewriteScript(page, scriptWith('id:"theme.blog.archive.title"'), 'default:()=>', 'other:()=>');
  await open(page, '');
  await navigate(page, 'blog/archive');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
  await expect(page.locator('main')).toContainText(
    `The page component at ${BASE}blog/archive doesn't have a default export.`,
  );
  await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
  // Ignore React's report of the intentional error.
  misbehavior.console.length = 0;
});

test.describe('a storage that fails', () => {
  test('is logged, and breaks nothing', async ({page, misbehavior}) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The storage is locked', 'SecurityError');
          },
        });
      }
    });
    await open(page, 'docs/getting-started');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'light');
    const toggle = colorModeOf(page);
    await toggle.click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await toggle.click();
    await expect(html).toHaveAttribute('data-theme', 'light');
    const bar = page.locator('.theme-announcement-bar');
    await bar.getByRole('button').click();
    await expect(bar).toBeHidden();
    // A journey tests tabs and search without storage.
    expect(
      misbehavior.console.filter((text) => text.includes('Docusaurus browser storage is not available')),
    ).toHaveLength(1);
    expect(misbehavior.console.filter((text) => !text.startsWith('warning:'))).toEqual([]);
    misbehavior.console.length = 0;
  });
});

test.describe('the banner about a wrong base URL', () => {
  const banner = (page: Page) => page.locator('#__docusaurus-base-url-issue-banner');

  test('says on the home page that the site did not load, and suggests a base URL', async ({page, misbehavior}) => {
    // Simulates a site served under another path than it was built for: scripts and styles are missing.
    await page.route('**/assets/**', (route) => route.fulfill({status: 404}));
    await page.route('**/elsewhere/', async (route) => {
      const response = await page.request.get(`${BASE}`);
      await route.fulfill({response});
    });
    await page.goto('/elsewhere/');
    await expect(banner(page)).toBeVisible();
    // The content security policy allows its style attribute.
    await expect(banner(page)).toHaveCSS('border-top-style', 'solid');
    await expect(banner(page)).toContainText('did not load properly');
    await expect(banner(page)).toContainText(`Current configured baseUrl = ${BASE}`);
    await expect(page.locator('#__docusaurus-base-url-issue-banner-suggestion-container')).toHaveText('/elsewhere/');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    misbehavior.console.length = 0;
  });

  test('is shown neither on a home page that loads nor on any other page', async ({page, misbehavior}) => {
    await open(page, '');
    await expect(banner(page)).toHaveCount(0);

    await page.route('**/assets/js/**', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto(`${BASE}docs/introduction`);
    await failed;
    await expect(page.locator('article h1')).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    misbehavior.console.length = 0;
  });
});

test('an unknown address shows the not-found page inside the site too', async ({page}) => {
  for (const {prefix, notFound} of LANGUAGES) {
    await open(page, prefix);
    await navigate(page, `${prefix}docs/nowhere`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(notFound);
    await hydrated(page);
  }
});
