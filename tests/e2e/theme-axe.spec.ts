import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {LANGUAGES} from './support/addresses';
import {BASE, expect, forgetNotFound, hydrated, open, test, type Misbehavior} from './support/site';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** One page of each kind. */
const KINDS = {
  'home page': '',
  'page of a test bed': 'docs/api/test-beds/module',
  'page with tables': 'docs/reference/version-compatibility',
  'page without a sidebar': 'docs/reference/api/overview',
  'tutorial': 'docs/tutorial-basics/markdown-features',
  'list of posts': 'blog',
  'post': 'blog/long-blog-post',
  'archive': 'blog/archive',
  'list of tags': 'blog/tags',
  'tag': 'blog/tags/hello',
};

// Axe takes a while on long pages.
test.describe.configure({timeout: 120_000});

const SCREENS = {desktop: {width: 1280, height: 800}, phone: {width: 320, height: 640}};

/** Each screen with each mode, each language with each of both: colors, room and words, without trying all at once. */
const VIEWS = [
  {lang: 'en', screen: 'desktop', mode: 'light'},
  {lang: 'en', screen: 'phone', mode: 'dark'},
  {lang: 'fr', screen: 'desktop', mode: 'dark'},
  {lang: 'fr', screen: 'phone', mode: 'light'},
] as const;

/** Fails on a violation, and when the rules did not really run. */
async function expectAccessible(page: Page): Promise<void> {
  // The contrast of code is computed from the tokens, by a unit test; thousands of colored words take axe minutes.
  const {violations, passes} = await new AxeBuilder({page}).withTags(RULES).exclude('pre code').analyze();
  expect(passes.length).toBeGreaterThan(20);
  expect(violations.map(({id, nodes}) => `${id}: ${nodes.map(({target, failureSummary}) => `${target.join(' ')} ${failureSummary}`).join(' | ')}`)).toEqual([]);
}

async function setMode(page: Page, mode: string): Promise<void> {
  await page.addInitScript((stored) => localStorage.setItem('theme', stored), mode);
  // What moves has other colors on its way.
  await page.emulateMedia({reducedMotion: 'reduce'});
}

async function openNotFound(page: Page, address: string, misbehavior: Misbehavior): Promise<void> {
  await page.goto(`${BASE}${address}`);
  await hydrated(page);
  forgetNotFound(misbehavior);
}

for (const {lang, screen, mode} of VIEWS) {
  const {prefix} = LANGUAGES.find((language) => language.lang === lang)!;

  test.describe(`on a ${mode} ${screen} in ${lang}`, () => {
    test.use({viewport: SCREENS[screen]});

    for (const [kind, address] of Object.entries(KINDS)) {
      test(`the ${kind} is accessible and does not overflow`, async ({page}) => {
        await setMode(page, mode);
        await open(page, `${prefix}${address}`);
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
      });
    }

    test('the not-found page is accessible', async ({page, misbehavior}) => {
      await setMode(page, mode);
      await openNotFound(page, `${prefix}docs/introductoin`, misbehavior);
      await expectAccessible(page);
    });

    test('the open search box is accessible', async ({page}) => {
      await setMode(page, mode);
      await open(page, `${prefix}docs/introduction`);
      await page.locator('.navbar button[aria-haspopup="dialog"]').click();
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
      await expectAccessible(page);
    });

    test('an open menu is accessible', async ({page}) => {
      await setMode(page, mode);
      await open(page, `${prefix}docs/introduction`);
      if (screen === 'desktop') {
        await page.locator('.navbar .dropdown > button').click();
        await expectAccessible(page);
      } else {
        await page.locator('.navbar__toggle').click();
        await expectAccessible(page);
        await page.locator('.navbar-sidebar__back').click();
        await page.locator('.navbar-sidebar button.menu__link').click();
        await expectAccessible(page);
      }
    });
  });
}
