import {KINDS, LANGUAGES} from '../support/addresses';
import {expectAccessible} from './support/axe';
import {languagesOf, menuOf} from './support/controls';
import {forgetNotFound} from './support/faults';
import {BASE, expectMode, hydrated, open, sharedPageTest as test} from './support/site';

const SCREENS = {desktop: {width: 1280, height: 800}, phone: {width: 320, height: 640}};

/** Every screen, mode and language once. The contrast of both modes is tested in unit/tokens.test.ts. */
const VIEWS = [
  {lang: 'en', screen: 'desktop', mode: 'light'},
  {lang: 'fr', screen: 'phone', mode: 'dark'},
] as const;

for (const {lang, screen, mode} of VIEWS) {
  const {prefix} = LANGUAGES.find((language) => language.lang === lang)!;

  test.describe(`on a ${mode} ${screen} in ${lang}`, () => {
    test.use({viewport: SCREENS[screen]});
    const query = `?docusaurus-theme=${mode}`;

    test.afterEach(async ({page}) => {
      await expectMode(page, mode);
    });

    for (const address of KINDS) {
      test(`/${prefix}${address} is accessible`, async ({page}) => {
        await open(page, `${prefix}${address}${query}`);
        await expectAccessible(page);
      });
    }

    test('the not-found page is accessible', async ({page, misbehavior}) => {
      await page.goto(`${BASE}${prefix}docs/introductoin${query}`);
      await hydrated(page);
      forgetNotFound(misbehavior);
      await expectAccessible(page);
    });

    test('an open menu is accessible', async ({page}) => {
      await open(page, `${prefix}docs/introduction${query}`);
      if (screen === 'desktop') {
        await languagesOf(page).click();
        await expectAccessible(page);
      } else {
        await menuOf(page).click();
        await expectAccessible(page);
        await page.locator('.navbar-sidebar__back').click();
        await page.locator('.navbar-sidebar button.menu__link').click();
        await expectAccessible(page);
      }
    });
  });
}
