import type {Page} from '@playwright/test';
import {LANGUAGES, PAGES} from './support/addresses';
import {BASE, expect, forgetNotFound, hydrated, navigate, open, test} from './support/site';

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

// addresses.spec.ts loads every page, and fails on the console messages that Chromium logs for violations.
for (const {lang, prefix} of LANGUAGES) {
  test.describe(`the policy in ${lang}`, () => {
    test('allows every page after a navigation without a reload', async ({page}) => {
      test.slow();
      const violations = await watchPolicy(page);
      await open(page, prefix);
      for (const address of PAGES) {
        await navigate(page, `${prefix}${address}`);
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
          'href',
          new RegExp(`${BASE}${prefix}${address}$`),
        );
        await expect(page.getByRole('heading', {level: 1}).first()).toBeVisible();
        expect(violations).toEqual([]);
      }
    });

    test('allows everything that a reader can do on a page', async ({page, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const violations = await watchPolicy(page);
      await open(page, `${prefix}docs/getting-started`);

      await page.locator('nav.navbar').getByRole('button', {name: /mode/i}).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.getByRole('tab', {name: 'Yarn'}).first().click();
      await expect(page.getByRole('tab', {name: 'Yarn'}).first()).toHaveAttribute('aria-selected', 'true');
      const code = page.locator('.theme-code-block:visible').first();
      await code.hover();
      await code.getByRole('button', {name: /cop/i}).click();
      await page.locator('.theme-announcement-bar').getByRole('button').click();
      await page
        .locator('nav.navbar')
        .getByRole('button', {name: lang === 'fr' ? 'Français' : 'English'})
        .click();
      await page.keyboard.press('Escape');

      await page.keyboard.press('/');
      await page.getByRole('combobox').fill('componentTestBed');
      await page.getByRole('option').first().click();
      await expect(page).toHaveURL(/component/i);
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await page.setViewportSize({width: 390, height: 800});
      await page.locator('.navbar__toggle').click();
      await expect(page.locator('.navbar-sidebar')).toBeVisible();

      expect(violations).toEqual([]);
    });

    test('allows the not-found page', async ({page, misbehavior}) => {
      const violations = await watchPolicy(page);
      await page.goto(`${BASE}${prefix}no-such-page`);
      await hydrated(page);
      expect(violations).toEqual([]);
      forgetNotFound(misbehavior);
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
