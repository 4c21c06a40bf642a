import fs from 'node:fs';
import path from 'node:path';
import {LANGUAGES, PAGES} from '../support/addresses';
import {expectAccessible} from '../e2e/support/axe';
import {expect, open, sharedPageTest as test} from '../e2e/support/site';
import {ACCEPTED, CAPTURES, fileOf, MODES, SCREENS} from './captures';

/** Maximum share of pixels that may differ from the accepted capture: allows antialiasing, but no moved line. */
const MAX_DIFFERENCE = 0.001;

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
