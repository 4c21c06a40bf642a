import {LANGUAGES} from './support/addresses';
import {BASE, expect, forgetNotFound, test} from './support/site';

// Runs against the build with the stock runtime (`npm run build:stock`), without src/plugins/faster-pages.

// What readers do there is tested by the journeys (tests/engines/stock.test.ts).

const ADDRESSES = ['', 'docs/api/test-beds/guard', 'blog/mdx-blog-post'];

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
  });
}
