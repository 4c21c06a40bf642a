import {LANGUAGES} from './support/addresses';
import {BASE, expect, test} from './support/site';

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
  });
}
