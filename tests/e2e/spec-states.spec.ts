import type {Locator} from '@playwright/test';
import {scriptWith} from '../support/build';
import {menuOf, sidebarLink} from './support/controls';
import {forgetOtherHtml, holdRequests, MAIN, rewriteScript} from './support/runtime';
import {BASE, expect, hydrated, open, sharedPageTest, stored, test, titleOf} from './support/site';

test('a stored color mode is removed if the switch is disabled', async ({page, misbehavior}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  await rewriteScript(
    page,
    MAIN,
    'colorMode:{defaultMode:"light",disableSwitch:!1',
    'colorMode:{defaultMode:"light",disableSwitch:!0',
  );
  await page.goto(`${BASE}docs/introduction`);
  expect(await stored(page, 'theme')).toBe('light');
  await expect.poll(() => stored(page, 'theme')).toBe(null);
  // React reports the difference, because the page was built with the switch.
  forgetOtherHtml(misbehavior);
});

sharedPageTest('the navbar becomes a menu below 996 px', async ({page}) => {
  await open(page, 'docs/introduction');
  const toggle = menuOf(page);
  const link = page.locator('.navbar__link[href$="/docs"]');
  const sidebar = page.locator('.theme-doc-sidebar-container');
  for (const width of [995, 997, 995]) {
    await page.setViewportSize({width, height: 800});
    await expect(toggle, `${width} px`).toBeVisible({visible: width < 996});
    await expect(link.first(), `${width} px`).toBeVisible({visible: width > 996});
    await expect(sidebar, `${width} px`).toBeVisible({visible: width > 996});
  }
});

test.describe('a route change', () => {
  test('shows a progress bar without a spinner after 200 ms, until the next page is shown', async ({page}) => {
    const release = await holdRequests(page, scriptWith('"slug":"/api/test-beds/pipe"'));
    // Disable prefetching, because prefetch requests would be held back too.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}});
      Math.random = () => 1;
    });
    await open(page, 'docs/introduction');
    // One navigation without delays, so that the progress bar itself is loaded.
    await sidebarLink(page, 'Directive').click();
    await expect(titleOf(page)).toHaveText('Directive test bed');
    await page.waitForLoadState('networkidle');

    const bar = page.locator('#nprogress');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await sidebarLink(page, 'Pipe').click();
    await expect(page).toHaveURL(/pipe$/);
    await page.clock.runFor(190);
    await expect(bar).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(bar).toHaveCount(1);
    await expect(bar.locator('.spinner')).toHaveCount(0);
    // Starts at 8% within 200 ms, then grows by 2% times a random number, which is mocked as 1, every 800 ms.
    const line = bar.locator('.bar');
    const position = () => line.evaluate((element) => element.style.transform);
    await expect(line).toHaveCSS('transition-duration', '0.2s');
    expect(await position()).toMatch(/^translate3d\(-92%/);
    await page.clock.runFor(780);
    expect(await position()).toMatch(/^translate3d\(-92%/);
    await page.clock.runFor(40);
    expect(await position()).toMatch(/^translate3d\(-90%/);
    await expect(titleOf(page)).toHaveText('Directive test bed');

    release();
    await expect(titleOf(page)).toHaveText('Pipe test bed');
    await page.clock.resume();
    await expect(bar).toHaveCount(0);
  });
});

sharedPageTest('the focus is visible, even outside keyboard mode', async ({page}) => {
  await open(page, 'docs/introduction');
  await page.keyboard.press('a');
  await expect(page.locator('body')).not.toHaveClass(/navigation-with-keyboard/);
  const brand = page.locator('nav.navbar .navbar__brand');
  await brand.focus();
  await expect(brand).toHaveCSS('outline-style', 'solid');
});

test.describe('a collapsible list', () => {
  /** Collapses a category, and returns the duration of the animation, in ms. */
  async function fold(category: Locator): Promise<number> {
    const list = category.locator('> ul');
    const started = list.evaluate(
      (element: HTMLElement) =>
        new Promise<string>((resolve) => {
          new MutationObserver((_, observer) => {
            if (element.style.transition) {
              observer.disconnect();
              resolve(element.style.transition);
            }
          }).observe(element, {attributeFilter: ['style']});
        }),
    );
    await category.locator('> .menu__list-item-collapsible').click();
    const transition = await started;
    await expect(list).toBeHidden();
    return Number(/^height (\d+)ms/.exec(transition)![1]);
  }

  test('animates for a time that depends on its height, or for 1 ms with reduced motion, and stays open when another is opened', async ({
    page,
  }) => {
    await open(page, 'docs/introduction');
    const categories = page.locator('.theme-doc-sidebar-container .theme-doc-sidebar-item-category-level-1');
    await expect(categories).toHaveCount(2);
    const [high, low] = [await fold(categories.first()), await fold(categories.last())];
    expect(high).toBeGreaterThan(low);
    expect(low).toBeGreaterThan(100);
    for (const category of await categories.all()) {
      await category.locator('> .menu__list-item-collapsible').click();
    }
    for (const category of await categories.all()) {
      await expect(category.locator('> ul')).toBeVisible();
    }

    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.reload();
    await hydrated(page);
    expect(await fold(categories.first())).toBe(1);
  });
});
