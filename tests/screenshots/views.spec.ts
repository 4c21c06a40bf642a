import fs from 'node:fs';
import {expectAccessible} from '../e2e/support/axe';
import {expect, open, sharedPageTest as test} from '../e2e/support/site';
import {LANGUAGES, PAGES} from '../support/addresses';

const SCREENS = {desktop: {width: 1280, height: 800}, phone: {width: 390, height: 844}};

for (const {lang, prefix} of LANGUAGES) {
  for (const [screen, viewport] of Object.entries(SCREENS)) {
    test.describe(`${screen} in ${lang}`, () => {
      test.use({viewport});

      for (const mode of ['light', 'dark']) {
        for (const address of PAGES) {
          test(`/${prefix}${address} in ${mode} mode`, async ({page}, testInfo) => {
            await open(page, `${prefix}${address}?docusaurus-theme=${mode}`);
            await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
            await expectAccessible(page);
            const name = `${lang}-${screen}-${mode}-${address || 'home'}.png`;
            const before = testInfo.snapshotPath(name);
            if (fs.existsSync(before)) {
              // At most this share of pixels may differ, which allows for antialiasing, but not for a moved line.
              await expect(page).toHaveScreenshot(name, {maxDiffPixelRatio: 0.001});
            } else {
              await page.screenshot({path: before});
            }
          });
        }
      }
    });
  }
}
