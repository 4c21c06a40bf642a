import type {Page} from '@playwright/test';
import {KINDS} from '../support/addresses';
import {BASE, expect, navigate, open, sharedPageTest as test} from './support/site';

/** Returns the title, the language and the head elements that React manages, sorted. */
function head(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const elements = [...document.head.querySelectorAll('[data-rh]:not(title)')].map((element) => {
      const attributes = [...element.attributes].map(({name, value}) => `${name}=${value}`).sort();
      return [element.localName, ...attributes, element.textContent].join(' ');
    });
    const {lang, dir, classList} = document.documentElement;
    return [document.title, lang, dir, ...classList, ...elements].sort();
  });
}

test('a page reached by a link has the same head as after a reload', async ({page, context}) => {
  await open(page, 'docs/getting-started');
  const other = await context.newPage();
  for (const address of KINDS) {
    await navigate(page, address);
    await open(other, address);
    const expected = await head(other);
    await expect.poll(() => head(page), {message: address}).toEqual(expected);
  }
});

test('browsers do not translate code, file names and the name of the site', async ({page}) => {
  const isTranslated = (found: Element[]) => found.filter((element) => (element as HTMLElement).translate).length;
  await open(page, '');
  await navigate(page, 'docs/examples/about');
  await expect(page.locator('main h1')).toHaveText('Examples: a small shop, tested');
  for (const selector of ['main code', 'main [class*=codeBlockTitle]', '.navbar__title']) {
    await expect(page.locator(selector).first()).toBeAttached();
    await expect.poll(() => page.locator(selector).evaluateAll(isTranslated), {message: selector}).toBe(0);
  }
});

test('breadcrumbs link to every page except the current one', async ({page}) => {
  await open(page, 'fr/docs/api/test-beds/guard');
  const crumbs = page.locator('.theme-doc-breadcrumbs li');
  await expect(crumbs).toHaveCount(3);
  await expect(crumbs.getByRole('link')).toHaveCount(2);
  await expect(crumbs.locator('[aria-current=page]')).toHaveText('Guard');
  await crumbs.nth(1).getByRole('link').click();
  await expect(page).toHaveURL(`${BASE}fr/docs/introduction#choose`);
  await expect(page.locator('#choose')).toBeInViewport();

  // On other pages, the name of a category links to its first page.
  await open(page, 'docs/api/common/renderer-tools');
  await crumbs.nth(1).getByRole('link').click();
  await expect(page).toHaveURL(`${BASE}docs/api/common/base-tools`);
  await expect(crumbs.getByRole('link')).toHaveCount(1);
});

/** Consecutive pages, across sidebars. */
const [START, ...SERIES] = [
  'docs/api/common/renderer-tools',
  'docs/examples/about',
  'docs/reference/version-compatibility',
  'docs/reference/api/overview',
] as const;

test('each page of the docs links to the next page, with its description', async ({page}) => {
  await open(page, START);
  for (const address of SERIES) {
    const next = page.locator('.pagination-nav__link--next');
    const preview = await next.innerText();
    await next.click();
    await expect(page).toHaveURL(`${BASE}${address}`);
    // The address changes before the page does; until then, the link belongs to the previous page.
    await expect(page.locator(`html[class~="docs-doc-id-${address.slice('docs/'.length)}"]`)).toBeAttached();
    expect(preview).toContain(await page.locator('meta[name=description]').getAttribute('content'));
  }
});
