import type {Page} from '@playwright/test';
import {languagesOf, menuOf} from './support/controls';
import {BASE, expect, hydrated, open, sharedPageTest, test, titleOf} from './support/site';

const focused = (page: Page) => page.locator(':focus');

sharedPageTest(
  'the list of languages works with the keyboard, and leads to the same page in the other language',
  async ({page}) => {
    await open(page, 'docs/introduction');
    const button = languagesOf(page);
    const english = page.locator('.navbar .dropdown__link[lang="en"]');
    const french = page.locator('.navbar .dropdown__link[lang="fr"]');
    await expect(button).toHaveAccessibleName('Language: English');
    await expect(english).toHaveAttribute('aria-current', 'true');
    await expect(french).toHaveAttribute('hreflang', 'fr');
    await expect(french).not.toHaveAttribute('aria-current');
    await button.focus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(french).toBeVisible();
    await page.keyboard.press('Space');
    await expect(french).toBeHidden();

    for (const [key, link] of [
      ['ArrowDown', english],
      ['ArrowDown', french],
      ['ArrowDown', english],
      ['End', french],
      ['Home', english],
      ['ArrowUp', french],
    ] as const) {
      await page.keyboard.press(key);
      await expect(link).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');

    // It closes when the pointer or the focus goes elsewhere.
    await button.click();
    await titleOf(page).click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await page.locator('.navbar__brand').focus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');

    await button.focus();
    await page.keyboard.press('ArrowUp');
    await expect(french).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${BASE}fr/docs/introduction`);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  },
);

test('a link inside the site announces the title of its page', async ({page}) => {
  await open(page, 'docs/introduction');
  await page.locator('.menu').getByRole('link', {name: 'Guard'}).press('Enter');
  await expect(page.locator('p[role="status"]', {hasText: 'Guard test bed'})).toBeAttached();
});

test('the focus stays where it was when the search closes, even if it was still loading', async ({page}) => {
  await page.route(/\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await open(page, 'docs/introduction');
  const link = page.locator('main .markdown a').first();
  await link.focus();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test.describe('the phone menu', () => {
  test.use({viewport: {width: 360, height: 740}});

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`keeps the focus off the page behind it, and restores it on Escape (prefers-reduced-motion: ${reducedMotion})`, async ({
      page,
    }) => {
      await page.emulateMedia({reducedMotion});
      await open(page, 'docs/introduction');
      const toggle = menuOf(page);
      await toggle.focus();
      await page.keyboard.press('Enter');
      const menu = page.getByRole('dialog', {name: 'Menu'}).locator('.navbar-sidebar');
      await expect(menu).toBeVisible();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');

      const seen = new Set<string>();
      for (let step = 0; step < 40; step += 1) {
        // After the last control, the focus moves to the browser's own controls.
        const isBehind = (element: Element) =>
          !document.activeElement!.contains(element) && !element.contains(document.activeElement);
        expect(await menu.evaluate(isBehind)).toBe(false);
        seen.add(await page.evaluate(() => document.activeElement!.textContent));
        await page.keyboard.press(step < 30 ? 'Tab' : 'Shift+Tab');
      }
      expect(seen.size).toBeGreaterThan(5);

      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(toggle).toBeFocused();
    });
  }

  test('shows the docs first, with the main menu behind them, and moves the focus', async ({page}) => {
    await open(page, 'docs/introduction');
    await menuOf(page).click();
    const back = page.getByRole('button', {name: 'Back to main menu'});
    await expect(back).toBeFocused();
    await expect(page.locator('.navbar-sidebar').getByRole('link', {name: 'Component', exact: true})).toBeVisible();

    await page.keyboard.press('Enter');
    await expect(focused(page)).toHaveText('Docs');
    const languages = page.locator('.navbar-sidebar').getByRole('button', {name: 'Languages'});
    await expect(languages).toHaveAttribute('aria-expanded', 'false');
    await languages.press('Enter');
    await expect(languages).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('.navbar-sidebar').getByRole('link', {name: 'Français'})).toBeVisible();
  });

  test('closes on following a link, on going back, on a press outside and at desktop width', async ({page}) => {
    await open(page, 'docs/introduction');
    const toggle = menuOf(page);
    const menu = page.getByRole('dialog', {name: 'Menu'}).locator('.navbar-sidebar');

    // The page behind the menu is inert as soon as the menu opens.
    const pressed = await toggle.evaluate(async (button: HTMLElement) => {
      button.click();
      await Promise.resolve();
      return document.elementFromPoint(355, 400)?.className;
    });
    expect(pressed).toBe('navbar-sidebar__backdrop');
    await page.locator('.navbar-sidebar').getByRole('link', {name: 'Getting started'}).click();
    await page.waitForURL(`**${BASE}docs/getting-started`);
    await expect(menu).toBeHidden();

    await toggle.click();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toBeHidden();
    // The router goes back, then forward again.
    await expect(page).toHaveURL(`${BASE}docs/getting-started`);

    await toggle.click();
    await page.mouse.click(355, 400);
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();

    await toggle.click();
    await expect(menu).toBeVisible();
    await page.setViewportSize({width: 1100, height: 740});
    await expect(menu).toBeHidden();
    await page.locator('main a').first().focus();
    await expect(page.locator('main a').first()).toBeFocused();
  });
});
