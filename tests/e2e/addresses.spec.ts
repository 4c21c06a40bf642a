import {LANGUAGES, PAGES, REDIRECTS} from '../support/addresses';
import {measureOverflow, NARROW} from '../support/overflow';
import {BASE, expect, hydrated, open, sharedPageTest, test, titleOf} from './support/site';

for (const {lang, prefix} of LANGUAGES) {
  test.describe(`pages in ${lang}`, () => {
    for (const address of PAGES) {
      sharedPageTest(`/${prefix}${address} loads without problems`, async ({page}) => {
        await open(page, `${prefix}${address}`);

        await expect(titleOf(page)).toHaveCount(1);
        await expect(titleOf(page)).not.toBeEmpty();
        expect(new URL(page.url()).pathname).toBe(`${BASE}${prefix}${address}`);

        await page.setViewportSize({width: NARROW, height: 640});
        expect(await page.evaluate(measureOverflow), `overflow at ${NARROW} px`).toEqual({plain: 0, spaced: 0});
      });
    }
  });
}

for (const {prefix} of LANGUAGES) {
  for (const [from, to] of Object.entries(REDIRECTS)) {
    test(`/${prefix}${from} redirects, keeping query and fragment`, async ({page}) => {
      const rest = '?a=%27//example.org#b%22';
      await page.goto(`${BASE}${prefix}${from}${rest}`);
      await page.waitForURL(({href}) => href.endsWith(`${BASE}${prefix}${to}${rest}`));
      await hydrated(page);
      await expect(titleOf(page)).toBeVisible();
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('/docs redirects', async ({page}) => {
    await page.goto(`${BASE}docs`);
    await page.waitForURL(`**${BASE}${REDIRECTS.docs}`);
    await expect(titleOf(page)).toBeVisible();
  });
});
