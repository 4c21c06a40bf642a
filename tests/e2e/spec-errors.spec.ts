import type {Page} from '@playwright/test';
import {LANGUAGES} from '../support/addresses';
import {scriptWith} from '../support/build';
import {forgetCrash} from './support/faults';
import {rewriteScript} from './support/runtime';
import {BASE, expect, hydrated, navigate, open, test, titleOf} from './support/site';

test('a page module without a default export is reported', async ({page, misbehavior}) => {
  await rewriteScript(
    page,
    scriptWith('message:"All articles of the ngx-testing-tools blog, year by year."'),
    'default:()=>',
    'other:()=>',
  );
  await open(page, '');
  await navigate(page, 'blog/archive');
  await expect(titleOf(page)).toHaveText('This page crashed.');
  await expect(page.locator('main')).toContainText(
    `The page component at ${BASE}blog/archive doesn't have a default export.`,
  );
  await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
  forgetCrash(misbehavior);
});

test.describe('the banner about a wrong base URL', () => {
  const banner = (page: Page) => page.locator('#__docusaurus-base-url-issue-banner');

  test('says on the home page that the site did not load, and suggests a base URL', async ({page, misbehavior}) => {
    // Simulates a site that is not served under the path it was built for: scripts and styles are missing.
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
    await expect(titleOf(page)).toBeVisible();
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

test('navigating to an unknown address within the site shows the not-found page', async ({page}) => {
  for (const {prefix, notFound} of LANGUAGES) {
    await open(page, prefix);
    await navigate(page, `${prefix}docs/nowhere`);
    await expect(titleOf(page)).toHaveText(notFound);
    await hydrated(page);
  }
});
