import type {Page} from '@playwright/test';
import {scriptWith} from '../support/build';
import {sidebarLink} from './support/controls';
import {CHUNK, markDocument, watchRequests} from './support/runtime';
import {expect, navigate, open, test, titleOf} from './support/site';

/** Returns the names of the prefetched scripts, except for the main script and the bundler's runtime. */
function prefetched(page: Page): Promise<string[]> {
  return page
    .locator('link[rel=prefetch][href$=".js"]')
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute('href')!.replace(/.*\//, ''))
        .filter((name) => !/^(?:runtime~)?main/.test(name)),
    );
}

/** The chunk of an English page that the sidebar links to. */
const PIPE = scriptWith('"slug":"/api/test-beds/pipe"').replace(/.*\//, '');

/** Mocks `navigator.connection`. */
async function connect(page: Page, connection: {effectiveType: string; saveData: boolean}): Promise<void> {
  await page.addInitScript(
    (value) => Object.defineProperty(Navigator.prototype, 'connection', {get: () => value}),
    connection,
  );
}

test.describe('the code and data of a page', () => {
  test('are fetched by GET when a reader goes there, and not before', async ({page}) => {
    // Otherwise, visible links would already be prefetched.
    await connect(page, {effectiveType: '4g', saveData: true});
    await open(page, 'docs/introduction');
    await page.waitForLoadState('networkidle');
    const isSame = await markDocument(page);
    const chunks = watchRequests(page, CHUNK);
    await sidebarLink(page, 'Pipe').click();
    await expect(page).toHaveURL(/pipe$/);
    await expect(page.locator('article .markdown h2').first()).toBeVisible();
    expect(chunks.map((request) => request.resourceType())).toContain('script');

    // The data of the archive is the list of all posts, as JSON.
    const before = chunks.length;
    await navigate(page, 'blog/archive');
    await expect(page.locator('main a[href*="/blog/"]').first()).toBeVisible();
    const texts = await Promise.all(
      chunks.slice(before).map(async (request) => (await page.request.get(request.url())).text()),
    );
    expect(texts.filter((text) => text.includes(`JSON.parse('{"archive":`))).toHaveLength(1);
    expect(new Set(chunks.map((request) => request.method()))).toEqual(new Set(['GET']));
    expect(await isSame()).toBe(true);
  });
});

test.describe('pages that visible links lead to', () => {
  test('are prefetched once, when the links become visible', async ({page}) => {
    const last = scriptWith('"slug":"/tutorial-extras/translate-your-site"').replace(/.*\//, '');
    const requests = watchRequests(page, new RegExp(last));
    await open(page, 'docs/tutorial-extras/manage-docs-versions');
    await expect.poll(async () => (await prefetched(page)).length).toBeGreaterThan(0);
    const link = page.locator('a.pagination-nav__link--next');
    await expect(link).not.toBeInViewport();
    expect(await prefetched(page)).not.toContain(last);
    await link.scrollIntoViewIfNeeded();
    await expect.poll(() => prefetched(page)).toContain(last);
    await page.mouse.wheel(0, -600);
    await page.mouse.wheel(0, 600);
    await page.waitForLoadState('networkidle');
    expect((await prefetched(page)).filter((name) => name === last)).toHaveLength(1);
    expect(requests).toHaveLength(1);
  });

  for (const [what, connection] of Object.entries({
    'a 2g connection': {effectiveType: '2g', saveData: false},
    'data saving': {effectiveType: '4g', saveData: true},
  })) {
    test(`are not prefetched with ${what}, but still open`, async ({page}) => {
      await connect(page, connection);
      const chunks = watchRequests(page, new RegExp(PIPE));
      await open(page, 'docs/introduction');
      await page.mouse.wheel(0, 100);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(1000);
      expect(await prefetched(page)).toEqual([]);
      expect(chunks).toEqual([]);
      await sidebarLink(page, 'Pipe').click();
      await expect(titleOf(page)).toHaveText('Pipe test bed');
      expect(chunks).toHaveLength(1);
    });
  }
});
