import type {Page} from '@playwright/test';
import {colorModeOf, copyCode, languagesOf, yarnOf} from './support/controls';
import {forgetCrash, repair} from './support/faults';
import {holdRequests} from './support/runtime';
import {scriptWith} from '../support/build';
import {BASE, copiedIn, expect, expectMode, hydrated, stored, test, titleOf} from './support/site';

/**
 * Opens a page and holds back its scripts.
 *
 * @returns a function that releases the scripts and waits until the page is hydrated
 */
async function openHeld(page: Page, address: string): Promise<() => Promise<void>> {
  const letGo = await holdRequests(page, '**/*.js');
  await page.goto(`${BASE}${address}`, {waitUntil: 'domcontentloaded'});
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  return async () => {
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    letGo();
    await hydrated(page);
  };
}

const searchButton = (page: Page) => page.locator('nav.navbar button[aria-haspopup=dialog]');

test.describe('before the scripts of a page are loaded', () => {
  test('the search accepts input, loses no keystroke while it loads, then shows results', async ({page}) => {
    const release = await openHeld(page, 'docs/introduction');
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog', {name: 'Search'}).getByRole('textbox')).toBeFocused();
    await page.keyboard.type('componentTestBef');
    await page.keyboard.press('Backspace');
    const rest = 'd for the inputs of a component';
    const typing = page.keyboard.type(rest, {delay: 30});
    await release();
    await typing;
    const field = page.getByRole('combobox');
    await expect(field).toBeFocused();
    const text = `componentTestBe${rest}`;
    await expect(field).toHaveValue(text);
    const caret = await field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]);
    expect(caret).toEqual([text.length, text.length]);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page.getByRole('option').first()).toHaveAttribute('href', /component/i);
  });

  for (const width of [1280, 390]) {
    test(`nothing moves when the search replaces the field, ${width} pixels wide`, async ({page}) => {
      await page.setViewportSize({width, height: 720});
      const release = await openHeld(page, 'docs/introduction');
      const releaseSearch = await holdRequests(page, `${scriptWith('search-recent-')}*`);
      const field = page.locator('dialog input');
      const places = () =>
        field.evaluate((input: HTMLInputElement) => {
          const rects = [input, input.closest('.search-box')!].map((element) => element.getBoundingClientRect());
          return rects.map(({x, y, width}) => [x, y, width]);
        });
      await page.keyboard.press('/');
      await page.keyboard.type('guard');
      const first = await places();
      await release();
      await expect(page.getByText('Loading the search…')).toBeVisible();
      expect(await places()).toEqual(first);
      releaseSearch();
      await expect(page.getByRole('combobox')).toHaveValue('guard');
      expect(await places()).toEqual(first);
    });
  }

  test('the color mode changes and the announcement closes immediately, and the list of languages opens as soon as it can', async ({
    page,
  }) => {
    const release = await openHeld(page, 'docs/introduction');
    const html = page.locator('html');
    const bar = page.locator('.theme-announcement-bar');
    const languages = languagesOf(page);
    await colorModeOf(page).click();
    await expectMode(page, 'dark');
    await expect(html).toHaveAttribute('data-theme-choice', 'dark');
    await bar.getByRole('button').click();
    await expect(bar).toBeHidden();
    await languages.focus();
    await page.keyboard.press('Enter');
    await release();
    await expectMode(page, 'dark');
    await expect(colorModeOf(page)).toHaveAttribute('aria-label', /dark mode\)/);
    expect(await stored(page, 'theme')).toBe('dark');
    await expect(bar).toHaveCount(0);
    await expect(languages).toHaveAttribute('aria-expanded', 'true');
  });

  test('the navbar of a scrolled page stays under a press that spans hydration, and hides afterwards', async ({
    page,
  }) => {
    // In a wider window, src/client/keepNavbar.ts keeps the navbar.
    await page.setViewportSize({width: 1024, height: 720});
    const release = await openHeld(page, 'docs/getting-started#first-component-test');
    const navbar = page.locator('nav.navbar');
    await colorModeOf(page).hover();
    await page.mouse.down();
    await release();
    await expect(navbar).toHaveClass(/navbarHidden/);
    await page.mouse.up();
    await expectMode(page, 'dark');
    await expect(navbar).toBeInViewport({ratio: 1});
    await page.mouse.move(640, 400);
    await expect(navbar).not.toBeInViewport();
  });

  test('a tab responds to a press that spans hydration', async ({page}) => {
    const release = await openHeld(page, 'docs/getting-started');
    const tab = yarnOf(page);
    await tab.hover();
    await page.mouse.down();
    await release();
    await expect(tab).toHaveAttribute('aria-selected', 'false');
    await page.mouse.up();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    // The press must be replayed only once.
    const other = page.getByRole('tab', {name: 'npm'}).first();
    await other.click();
    await expect(other).toHaveAttribute('aria-selected', 'true');
  });

  test('code is copied as soon as possible, and only the last of two presses counts', async ({page}) => {
    const release = await openHeld(page, 'docs/getting-started');
    const tab = yarnOf(page);
    await tab.click();
    await expect(tab).toHaveAttribute('aria-busy', 'true');
    await copyCode(page);
    await expect(tab).not.toHaveAttribute('aria-busy');
    await release();
    await expect.poll(() => copiedIn(page)).not.toBe('');
    await expect(tab).toHaveAttribute('aria-selected', 'false');
  });

  test('an option selected in a list is kept', async ({page}) => {
    const release = await openHeld(page, 'docs/reference/version-compatibility');
    await page.locator('main select').first().selectOption('16');
    await release();
    await expect(page.locator('main [role=status]').first()).toContainText('16');
    await expect(page.locator('main select').first()).toHaveValue('16');
  });
});

test('a cancelled search stays closed', async ({page}) => {
  const release = await openHeld(page, 'docs/introduction');
  await page.keyboard.press('Meta+k');
  await page.keyboard.type('pipe');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await release();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await searchButton(page).click();
  await expect(page.getByRole('combobox')).toHaveValue('');
});

test('a page that crashes during hydration can be retried', async ({page, misbehavior}) => {
  await page.addInitScript(() => {
    const {prototype} = Element;
    const {value: original} = Object.getOwnPropertyDescriptor(prototype, 'getBoundingClientRect') as {
      value: (this: Element) => DOMRect;
    };
    Object.assign(window, {repair: () => (prototype.getBoundingClientRect = original)});
    prototype.getBoundingClientRect = function measure() {
      if (this.matches('nav.navbar')) {
        throw new Error('the ruler broke');
      }
      return original.call(this);
    };
  });
  await page.goto(`${BASE}docs/introduction`);
  await expect(titleOf(page)).toHaveText('This page crashed.');
  await repair(page);
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.locator('article h1')).toBeVisible();
  forgetCrash(misbehavior);
});
