import type {Page} from '@playwright/test';
import {LANGUAGES, PAGES} from './support/addresses';
import {BASE, expect, navigate, open, test} from './support/site';

/** Collects the policy violations of each page from now on. */
async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const text = `${event.effectiveDirective} blocked ${event.blockedURI} ${event.sample} on ${location.pathname}`;
      void (window as unknown as {reportViolation(text: string): Promise<void>}).reportViolation(text);
    });
  });
  return violations;
}

// All other browser tests, such as those of every page in addresses.spec.ts, fail on the console messages that Chromium
// logs for violations.
for (const {lang, prefix} of LANGUAGES) {
  test.describe(`the policy in ${lang}`, () => {
    test('allows every page after a navigation without a reload', async ({page}) => {
      test.slow();
      await open(page, prefix);
      for (const address of PAGES) {
        await navigate(page, `${prefix}${address}`);
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
          'href',
          new RegExp(`${BASE}${prefix}${address}$`),
        );
        await expect(page.getByRole('heading', {level: 1}).first()).toBeVisible();
      }
    });

    test('allows the banner about a wrong base URL, with its styles', async ({page, misbehavior}) => {
      const violations = await watchPolicy(page);
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(`${BASE}${prefix}`);
      await expect(page.locator('#__docusaurus-base-url-issue-banner')).toHaveCSS('border-top-style', 'solid');
      expect(violations).toEqual([]);
      misbehavior.console.splice(0);
    });
  });
}

test('the policy blocks scripts, styles, requests and frames that are not from the build', async ({
  page,
  misbehavior,
}) => {
  const violations = await watchPolicy(page);
  await page.route(`**${BASE}docs/introduction`, async (route) => {
    const response = await route.fetch();
    const planted =
      '<script>window.planted = true</script><b style="color:red">b</b><iframe src="https://example.org/"></iframe>';
    await route.fulfill({response, body: (await response.text()).replace('<div id=__docusaurus>', `${planted}$&`)});
  });
  await open(page, 'docs/introduction');
  await page.evaluate(() => fetch('https://example.org/').catch(() => undefined));

  expect(await page.evaluate(() => 'planted' in window)).toBe(false);
  await expect
    .poll(() => violations.map((text) => text.split(' ')[0]).sort())
    .toEqual(['connect-src', 'frame-src', 'script-src-elem', 'style-src-attr']);
  // The console check, which all tests have, must detect them too.
  expect(misbehavior.console.filter((text) => text.includes('Content Security Policy')).length).toBeGreaterThanOrEqual(
    4,
  );
  misbehavior.console.splice(0);
});
