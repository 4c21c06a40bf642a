import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {LANGUAGES, PAGES} from '../support/addresses';
import {expectAccessible} from '../e2e/support/axe';
import {expect, open, sharedPageTest as test} from '../e2e/support/site';
import {ACCEPTED, CAPTURES, fileOf, MODES, SCREENS} from './captures';

/** Maximum share of pixels that may differ from the accepted capture: allows antialiasing, but no moved line. */
const MAX_DIFFERENCE = 0.001;

/** Same as in tests/e2e/theme-views.spec.ts, because a busy machine may paint a page in pieces. */
const MAX_SHIFT = 0.02;

/** Returns the cumulative layout shift since the page started loading, as measured by the browser. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          sum += (list.getEntries() as (PerformanceEntry & {value: number})[]).reduce(
            (total, {value}) => total + value,
            0,
          );
        }).observe({type: 'layout-shift', buffered: true});
        requestAnimationFrame(() => setTimeout(() => resolve(sum)));
      }),
  );
}

for (const {lang, prefix} of LANGUAGES) {
  for (const [screen, viewport] of Object.entries(SCREENS)) {
    test.describe(`${screen} in ${lang}`, () => {
      test.use({viewport});

      for (const mode of MODES) {
        for (const address of PAGES) {
          test(`/${prefix}${address} in the ${mode}`, async ({page}) => {
            await open(page, `${prefix}${address}?docusaurus-theme=${mode}`);
            await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
            await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
            expect(
              await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
              'overflow',
            ).toBe(0);
            expect(await shiftOf(page), 'shift').toBeLessThan(MAX_SHIFT);

            const file = fileOf({lang, screen, mode, address});
            const image = await page.screenshot({
              path: path.join(CAPTURES, file),
              animations: 'disabled',
              caret: 'hide',
            });
            if (process.env.SCREENSHOTS === 'compare') {
              const accepted = path.join(ACCEPTED, file);
              expect(
                fs.existsSync(accepted),
                `${accepted} exists; to accept the current captures, run npm run screenshots -- --accept`,
              ).toBe(true);
              expect(image).toMatchSnapshot(file, {maxDiffPixelRatio: MAX_DIFFERENCE});
            }
            await expectAccessible(page);
          });
        }
      }
    });
  }
}
