import type {Page} from '@playwright/test';
import {LANGUAGES, POSTS} from './support/addresses';
import {BASE, expect, hydrated, open, test} from './support/site';

/** Whether the content is React's by now: elements that it has hydrated bear its record. */
function isHydrated(page: Page): Promise<boolean> {
  return page
    .locator('[data-island] :is(p, h2, li)')
    .first()
    .evaluate((element) => Object.keys(element).some((name) => name.startsWith('__reactFiber$')));
}

/** Marks the content's first paragraph, to see later whether it is still the server's. */
function markContent(page: Page): Promise<void> {
  return page
    .locator('[data-island] p')
    .first()
    .evaluate((element) => element.setAttribute('data-from-server', ''));
}

/** Names of the script files that the page asked for so far. */
function scriptNames(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({name}) => name.endsWith('.js'))
      .map(({name}) => name.split('/').pop()!),
  );
}

for (const {lang, prefix} of LANGUAGES) {
  test.describe(`the content of a page in ${lang}`, () => {
    test('stays as the server wrote it until a reader reaches for a control, then hydrates the same elements', async ({
      page,
    }) => {
      await open(page, `${prefix}docs/getting-started`);
      await markContent(page);
      await page.locator('article h2').nth(1).click();
      await page.waitForLoadState('networkidle');
      expect(await isHydrated(page)).toBe(false);
      const before = await scriptNames(page);

      const yarn = page.getByRole('tab', {name: 'Yarn'}).first();
      await yarn.click();
      await expect(yarn).toHaveAttribute('aria-selected', 'true');
      expect(await isHydrated(page)).toBe(true);
      expect((await scriptNames(page)).length).toBeGreaterThan(before.length);
      await expect(page.locator('[data-island] p').first()).toHaveAttribute('data-from-server', '');
    });

    test('has links that open pages without a reload, before and after it is hydrated', async ({page}) => {
      await open(page, `${prefix}docs/introduction`);
      await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
      const link = page.locator(`[data-island] a[href^="${BASE}${prefix}docs/"]:not(.hash-link)`).first();
      const target = (await link.getAttribute('href'))!;
      expect(await isHydrated(page)).toBe(false);
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${target}$`));
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(page.locator('article .markdown p').first()).toBeVisible();

      await page.goBack();
      await expect(page).toHaveURL(/introduction$/);
      await expect(page.locator(`article .markdown a[href="${target}"]`).first()).toBeVisible();
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
      await expect(page.locator('article .markdown .markdown')).toHaveCount(1);
    });
  });
}

test('a press is not lost while the content is on its way', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await open(page, 'docs/examples/about');
  await page.waitForLoadState('networkidle');
  await page.route('**/*.js', async (route) => {
    await gate;
    await route.continue();
  });

  const tab = page.getByRole('tab', {name: 'Code under test'}).first();
  await tab.click();
  const code = page.locator('.theme-code-block:visible').first();
  await code.hover();
  await code.getByRole('button', {name: /cop/i}).click();
  await expect(tab).toHaveAttribute('aria-selected', 'false');

  letGo();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/import|const|describe/);
});

test('a press is not lost while React hydrates the content', async ({page}) => {
  await open(page, 'docs/getting-started');
  // Between two steps of React's, where a reader presses by chance: it listens, and has hydrated nothing yet.
  await page.evaluate(() => {
    const host = document.querySelector<HTMLElement>('[data-island]')!;
    const tab = host.querySelectorAll<HTMLElement>('[role=tab]')[1]!;
    host.addEventListener = (...listener: Parameters<typeof host.addEventListener>) => {
      Reflect.deleteProperty(host, 'addEventListener');
      host.addEventListener(...listener);
      queueMicrotask(() => tab.click());
    };
    tab.dispatchEvent(new PointerEvent('pointerover', {bubbles: true}));
  });
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('keys on a tab are not lost while the content is on its way', async ({page}) => {
  await open(page, 'docs/examples/about');
  await page.getByRole('tab', {name: 'Spec', exact: true}).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', {name: 'Code under test'}).first()).toBeFocused();
});

test('a choice in a list is not lost while the content is on its way', async ({page}) => {
  await open(page, 'docs/reference/version-compatibility');
  const list = page.locator('[data-island] select').first();
  await list.selectOption('16');
  await expect(page.locator('[data-island] [role=status]').first()).toContainText('16');
  await expect(list).toHaveValue('16');
});

for (const [what, press] of Object.entries({
  'a tab': (page: Page) => page.getByRole('tab', {name: 'Code under test'}).first().click(),
  'the search': (page: Page) => page.keyboard.press('/'),
})) {
  test(`a page that was open while the site was published is loaded anew for ${what}`, async ({page, misbehavior}) => {
    const address = `${BASE}docs/examples/about`;
    await open(page, 'docs/examples/about');
    await page.waitForLoadState('networkidle');
    await page.route('**/*.js', (route) => route.fulfill({status: 404}));
    await page.route(`**${address}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace(/data-scripts="[^"]*"/, 'data-scripts="/published.js"'),
      });
    });
    const reload = page.waitForRequest((request) => request.isNavigationRequest());
    await press(page);
    await reload;
    await page.unrouteAll({behavior: 'ignoreErrors'});
    expect(misbehavior.console.length).toBeGreaterThan(0);
    misbehavior.console.length = 0;
  });
}

test('the content follows what changes around it', async ({page}) => {
  await open(page, 'docs/getting-started');
  await page.getByRole('tab', {name: 'Yarn'}).first().click();
  await expect(page.getByRole('tab', {name: 'Yarn'}).first()).toHaveAttribute('aria-selected', 'true');
  await page.locator('.theme-doc-toc-desktop a').nth(1).click();
  // By key: the navbar moves away while the page scrolls to the heading.
  await page.locator('nav.navbar').getByRole('button', {name: /mode/i}).press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('tab', {name: 'Yarn'}).first()).toHaveAttribute('aria-selected', 'true');
});

test('a stored choice of tab hydrates the content by itself', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('docusaurus.tab.npm2yarn', 'yarn'));
  await open(page, 'docs/getting-started');
  await expect(page.getByRole('tab', {name: 'Yarn'}).first()).toHaveAttribute('aria-selected', 'true');
});

test('each post of the blog keeps its text and opens from its link', async ({page}) => {
  await open(page, 'blog');
  await expect(page.locator('article [data-island]')).toHaveCount(POSTS.length);
  await page
    .getByRole('link', {name: /^Read the article/})
    .first()
    .click();
  await expect(page).toHaveURL(/blog\/.+/);
  await hydrated(page);
  await expect(page.locator('article .markdown h2').first()).toBeVisible();
});
