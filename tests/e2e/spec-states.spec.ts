import type {Locator, Page} from '@playwright/test';
import {scriptWith} from '../support/build';
import {CHUNK, forgetOtherHtml, holdRequests, MAIN, markDocument, rewriteScript} from './support/runtime';
import {BASE, expect, hydrated, open, sharedPageTest, stored, test} from './support/site';

const KEYBOARD = /(^| )navigation-with-keyboard( |$)/;

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

test.describe('the navbar', () => {
  sharedPageTest('hides when a reader scrolls down, and reappears on scrolling up or near the top', async ({page}) => {
    await open(page, 'docs/getting-started');
    const navbar = page.locator('nav.navbar');
    const scrollBy = async (pixels: number) => {
      const before = await page.evaluate(() => window.scrollY);
      await page.mouse.wheel(0, pixels);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(Math.max(0, before + pixels));
    };
    await expect(navbar).toBeInViewport();
    await page.mouse.move(640, 400, {steps: 2});
    await scrollBy(600);
    await scrollBy(300);
    await expect(navbar).not.toBeInViewport();
    await scrollBy(-200);
    await expect(navbar).toBeInViewport();

    await scrollBy(400);
    await expect(navbar).not.toBeInViewport();
    // Jump instead of scrolling up: near the top, the navbar must show regardless of the direction.
    await page.evaluate(() => window.scrollTo({top: 20, behavior: 'instant'}));
    await expect(navbar).toBeInViewport();
  });
});

sharedPageTest('the navbar becomes a menu below 996 px', async ({page}) => {
  await open(page, 'docs/introduction');
  const toggle = page.locator('.navbar__toggle');
  const link = page.locator('.navbar__link[href$="/docs"]');
  const sidebar = page.locator('.theme-doc-sidebar-container');
  for (const width of [995, 997, 995]) {
    await page.setViewportSize({width, height: 800});
    await expect(toggle, `${width} px`).toBeVisible({visible: width < 996});
    await expect(link.first(), `${width} px`).toBeVisible({visible: width > 996});
    await expect(sidebar, `${width} px`).toBeVisible({visible: width > 996});
  }
});

sharedPageTest(
  'the preferred version of the docs is kept while the version exists, and forgotten otherwise',
  async ({page}) => {
    const preferred = () => stored(page, 'docs-preferred-version-default');
    const prefer = (version: string) =>
      page.evaluate((value) => localStorage.setItem('docs-preferred-version-default', value), version);
    await open(page, 'docs/introduction');
    await prefer('current');
    await page.reload();
    await hydrated(page);
    await page.locator('.theme-doc-sidebar-container').getByRole('link', {name: 'Getting started'}).click();
    await expect(page).toHaveURL(/getting-started$/);
    expect(await preferred()).toBe('current');

    await prefer('1.0');
    await page.reload();
    await hydrated(page);
    await expect.poll(preferred).toBe(null);
  },
);

test.describe('a change of route', () => {
  const sidebarLink = (page: Page, name: string) =>
    page.locator('.theme-doc-sidebar-container').getByRole('link', {name, exact: true});

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
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Directive test bed');
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
    // Starts at 8 % within 200 ms, then grows every 800 ms by 2 % times a random number, which is mocked as 1.
    const line = bar.locator('.bar');
    const position = () => line.evaluate((element) => element.style.transform);
    await expect(line).toHaveCSS('transition-duration', '0.2s');
    expect(await position()).toMatch(/^translate3d\(-92%/);
    await page.clock.runFor(780);
    expect(await position()).toMatch(/^translate3d\(-92%/);
    await page.clock.runFor(40);
    expect(await position()).toMatch(/^translate3d\(-90%/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Directive test bed');

    release();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Pipe test bed');
    await page.clock.resume();
    await expect(bar).toHaveCount(0);
  });

  test('scrolls to the top, or to the anchor of the link', async ({page}) => {
    await open(page, 'docs/api/test-beds/component');
    const isSame = await markDocument(page);
    const scrollY = () => page.evaluate(() => window.scrollY);
    await page.evaluate(() => window.scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'}));
    await expect.poll(scrollY).toBeGreaterThan(500);
    const next = page.locator('.pagination-nav__link--next');
    const address = (await next.getAttribute('href'))!;
    await next.click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect.poll(scrollY).toBe(0);

    await page.goBack();
    await expect(page).toHaveURL(/component$/);
    const link = page.locator(`article a[href^="${BASE}docs/"][href*="#"]:not([href*="/component#"])`).first();
    const [path, id] = (await link.getAttribute('href'))!.split('#') as [string, string];
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${path}#${id}$`));
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    expect(await scrollY()).toBeGreaterThan(0);
    await page.goBack();
    await expect(page).toHaveURL(/component$/);
    await page.goForward();
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    expect(await isSame()).toBe(true);
  });

  test('reloads the page once if the next one fails', async ({page, misbehavior}) => {
    await open(page, 'docs/introduction');
    const isSame = await markDocument(page);
    const documents: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
    await page.route(CHUNK, (route) => route.abort());
    await sidebarLink(page, 'Pipe').click();

    await expect(page.getByRole('heading', {level: 1})).toHaveText('Pipe test bed');
    await expect.poll(isSame).toBe(false);
    // The scripts still fail: the page keeps its HTML, and must not reload again and again.
    await page.waitForTimeout(1500);
    expect(documents).toHaveLength(1);
    expect(misbehavior.console.filter((text) => !/ERR_FAILED|ChunkLoadError|Loading chunk/i.test(text))).toEqual([]);
    expect(misbehavior.console.length).toBeGreaterThan(0);
    misbehavior.console.length = 0;
  });
});

test.describe('the keyboard mode', () => {
  sharedPageTest('is on from a Tab to a mouse press, and the focus is visible', async ({page}) => {
    await open(page, 'docs/introduction');
    const body = page.locator('body');
    await expect(body).not.toHaveClass(KEYBOARD);
    await page.keyboard.press('a');
    await expect(body).not.toHaveClass(KEYBOARD);
    await page.keyboard.press('Tab');
    await expect(body).toHaveClass(KEYBOARD);

    // It stays on after a navigation.
    await page.locator('.theme-doc-sidebar-container').locator(`a[href$="getting-started"]`).press('Enter');
    await expect(page).toHaveURL(/getting-started$/);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(body).toHaveClass(KEYBOARD);

    await page.locator('article h1').click();
    await expect(body).not.toHaveClass(KEYBOARD);
    await page.keyboard.press('Shift+Tab');
    await expect(body).toHaveClass(KEYBOARD);

    // The focus is visible, even without the class, as if a script had moved it after another key than Tab.
    const brand = page.locator('nav.navbar .navbar__brand');
    await brand.focus();
    await expect(brand).toHaveCSS('outline-style', 'solid');
    await body.evaluate((element) => element.classList.remove('navigation-with-keyboard'));
    await expect(brand).toHaveCSS('outline-style', 'solid');
  });

  test('is on before the scripts of the page are loaded', async ({page}) => {
    await page.route('**/*.js', () => {});
    await page.goto(`${BASE}docs/introduction`);
    await page.keyboard.press('Tab');
    await expect(page.locator('body')).toHaveClass(KEYBOARD);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    await page.mouse.click(640, 400);
    await expect(page.locator('body')).not.toHaveClass(KEYBOARD);
  });
});

test.describe('a collapsible list', () => {
  /** Toggles a category, and returns the transition and the height of its list. */
  async function fold(category: Locator): Promise<{height: number; transition: string}> {
    const list = category.locator('> ul');
    const height = await list.evaluate((element) => element.scrollHeight);
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
    return {height, transition};
  }

  test('takes a time that depends on its height, or 1 ms with reduced motion, and stays open when another is opened', async ({
    page,
  }) => {
    await open(page, 'docs/introduction');
    const categories = page.locator('.theme-doc-sidebar-container .theme-doc-sidebar-item-category-level-1');
    await expect(categories).toHaveCount(2);
    const heights: number[] = [];
    for (const category of await categories.all()) {
      const {height, transition} = await fold(category);
      const units = height / 36;
      expect(transition).toBe(`height ${Math.round((4 + 15 * units ** 0.25 + units / 5) * 10)}ms ease-in-out`);
      heights.push(height);
    }
    expect(heights[0]).toBeGreaterThan(heights[1]!);
    for (const category of await categories.all()) {
      await category.locator('> .menu__list-item-collapsible').click();
    }
    for (const category of await categories.all()) {
      await expect(category.locator('> ul')).toBeVisible();
    }

    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.reload();
    await hydrated(page);
    expect((await fold(categories.first())).transition).toBe('height 1ms ease-in-out');
  });
});
