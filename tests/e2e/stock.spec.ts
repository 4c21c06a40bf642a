import {LANGUAGES} from './support/addresses';
import {BASE, expect, forgetNotFound, test} from './support/site';

// Runs against the build with the stock runtime (`npm run build:stock`), without src/plugins/faster-pages.

const ADDRESSES = [
  '',
  'docs/introduction',
  'docs/api/test-beds/guard',
  'docs/reference/version-compatibility',
  'blog',
  'blog/mdx-blog-post',
];

for (const {lang, prefix} of LANGUAGES) {
  test.describe(`the stock build in ${lang}`, () => {
    for (const address of ADDRESSES) {
      test(`has /${address}, which hydrates`, async ({page}) => {
        const response = await page.goto(`${BASE}${prefix}${address}`);
        expect(response!.status()).toBe(200);
        const html = await response!.text();
        expect(html).toMatch(/<script[^>]* defer/);
        expect(html).not.toContain('data-scripts');
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
        await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
      });
    }

    test('has tabs, highlighted code, a color mode and a phone menu', async ({page}) => {
      await page.goto(`${BASE}${prefix}docs/getting-started`);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      const yarn = page.getByRole('tab', {name: 'Yarn'}).first();
      await yarn.click();
      await expect(yarn).toHaveAttribute('aria-selected', 'true');
      expect(await page.locator('.token').count()).toBeGreaterThan(10);
      await page.locator('nav.navbar').getByRole('button', {name: /mode/i}).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

      await page.setViewportSize({width: 390, height: 800});
      await page.locator('.navbar__toggle').click();
      await expect(page.locator('.navbar-sidebar')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    test('finds a page, and goes there without a reload', async ({page}) => {
      await page.goto(`${BASE}${prefix}docs/introduction`);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
      await page.keyboard.press('/');
      await page.getByRole('combobox').fill('guardTestBed');
      await page.locator('[role=option][href*="/test-beds/guard"]').first().click();
      await expect(page).toHaveURL(/test-beds\/guard/);
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    });

    test('handles an unknown color mode, a refused copy, a browser without dialogs and an address that is not UTF-8', async ({
      page,
      misbehavior,
    }) => {
      const html = page.locator('html');
      await page.addInitScript(() => {
        Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'));
      });
      await page.goto(`${BASE}${prefix}docs/getting-started?docusaurus-theme=x`);
      await expect(html).toHaveAttribute('data-has-hydrated', 'true');
      await expect(html).toHaveAttribute('data-theme', 'light');
      const code = page.locator('.theme-code-block:visible').first();
      await code.hover();
      await code.getByRole('button', {name: /cop/i}).click();
      await expect(page.locator('#notice')).not.toBeEmpty();
      await page.keyboard.press('/');
      await expect(page.getByRole('combobox')).toBeFocused();

      await page.goto(`${BASE}${prefix}docs/%E0%A4%A`);
      await expect(html).toHaveAttribute('data-has-hydrated', 'true');
      forgetNotFound(misbehavior);
    });

    test('shows the not-found page in the language of the address', async ({page, misbehavior}) => {
      const response = await page.goto(`${BASE}${prefix}docs/introdution`);
      expect(response!.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expect(page.getByRole('link', {name: '/docs/introduction'})).toBeVisible();
      forgetNotFound(misbehavior);
    });
  });
}
