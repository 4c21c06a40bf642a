import {LANGUAGES} from './support/addresses';
import {BASE, expect, open, test} from './support/site';

for (const {lang, prefix} of LANGUAGES) {
  test.describe(`the addresses of the other pages in ${lang}`, () => {
    for (const [from, others] of Object.entries({
      'blog/welcome': ['docs/api/test-beds/router', 'docs/tutorial-basics/create-a-page'],
      'docs/api/test-beds/guard': ['docs/api/test-beds/router', 'blog/long-blog-post'],
    })) {
      test(`are not in the script of ${from}`, async ({page, request}) => {
        const scripts: string[] = [];
        page.on('request', (sent) => sent.resourceType() === 'script' && scripts.push(sent.url()));
        await open(page, `${prefix}${from}`);
        await page.waitForLoadState('networkidle');
        expect(scripts.length).toBeGreaterThan(3);
        for (const script of scripts) {
          const text = await (await request.get(script)).text();
          expect(text.length, script).toBeGreaterThan(50);
          for (const address of others) {
            // Not toContain: it would print the whole script.
            expect(text.includes(address), `${address} in ${script}`).toBe(false);
          }
        }
      });
    }

    test('come with the first sign of a reader, and links in sight are prefetched', async ({page}) => {
      await open(page, `${prefix}docs/introduction`);
      await page.waitForLoadState('networkidle');
      const prefetched = page.locator('link[rel=prefetch][href$=".js"]');
      // The page's own scripts, unless they were asked for before the first paint.
      const own = await prefetched.count();
      expect(own).toBeLessThanOrEqual(2);
      await page.mouse.move(300, 300);
      await page.mouse.move(310, 310);
      await expect(prefetched.nth(own)).toBeAttached();
    });
  });
}

test('nothing is prefetched when the reader asks to save data', async ({page}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}}));
  await open(page, 'docs/introduction');
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await page.keyboard.press('Tab');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
  await page.locator('.menu__link', {hasText: 'Getting started'}).first().click();
  await expect(page.getByRole('heading', {level: 1, name: 'Getting started'})).toBeVisible();
});

test('the sidebar stays as the reader left it when the addresses of the site come', async ({page}) => {
  await open(page, 'docs/introduction');
  await page.locator('aside .menu').first().evaluate((menu) => menu.setAttribute('data-stays', ''));
  await page.locator('aside').getByRole('link', {name: 'Getting started'}).click();
  await expect(page).toHaveURL(`${BASE}docs/getting-started`);
  await expect(page.getByRole('heading', {level: 1, name: 'Getting started'})).toBeVisible();
  await expect(page.locator('[data-stays]')).toHaveCount(1);
});
