import type {Page} from '@playwright/test';
import {forgetCrash} from './support/faults';
import {forgetOtherHtml, MAIN, rewriteScript} from './support/runtime';
import {BASE, expect, open, stored, test, titleOf} from './support/site';

/** A navbar item in the built configuration, which the tests replace with others. */
const REPLACED = '{type:"search",position:"right"}';

/** Opens a page with the given navbar items in place of the search. */
async function openWith(page: Page, address: string, items: object[]): Promise<void> {
  await rewriteScript(page, MAIN, REPLACED, items.map((item) => JSON.stringify(item)).join());
  await page.goto(`${BASE}${address}`);
}

const VERSIONS = {
  type: 'docsVersionDropdown',
  position: 'left',
  dropdownItemsBefore: [],
  dropdownItemsAfter: [{label: 'All versions', to: '/docs/reference/version-compatibility'}],
};

/** One item of each type that Docusaurus documents, except `localeDropdown`, which the site already uses. */
const ITEMS = [
  {type: 'default', label: 'Default item', to: '/blog/tags', position: 'left'},
  {type: 'doc', label: 'Doc item', docId: 'api/test-beds/pipe', position: 'left'},
  {type: 'docSidebar', label: 'Sidebar item', sidebarId: 'examples', position: 'left'},
  {type: 'docsVersion', className: 'version-item', position: 'left'},
  VERSIONS,
  {
    type: 'dropdown',
    label: 'Dropdown item',
    position: 'left',
    items: [
      {label: 'Plain choice', to: '/blog'},
      {type: 'doc', label: 'Doc choice', docId: 'getting-started'},
      {type: 'docSidebar', label: 'Sidebar choice', sidebarId: 'reference'},
    ],
  },
  {type: 'html', value: '<b class="html-item">Html item</b>', position: 'left'},
  {type: 'search', position: 'right'},
];

test('every stock type of navbar item works', async ({page, misbehavior}) => {
  await page.setViewportSize({width: 1900, height: 800});
  await openWith(page, '', ITEMS);
  const navbar = page.locator('nav.navbar');
  const link = (name: string) => navbar.getByRole('link', {name, exact: true});
  const expectLinks = async (links: Record<string, string>) => {
    for (const [name, address] of Object.entries(links)) {
      await expect(link(name)).toHaveAttribute('href', BASE + address);
    }
  };
  await expectLinks({'Default item': 'blog/tags', 'Sidebar item': 'docs/examples/about'});
  await expect(navbar.locator('a.version-item')).toHaveText('Next');
  await expect(navbar.locator('a.version-item')).toHaveAttribute('href', `${BASE}docs/introduction`);
  await expect(navbar.locator('.html-item')).toHaveText('Html item');

  const reference = 'docs/reference/version-compatibility';
  await navbar.getByRole('button', {name: 'Dropdown item'}).click();
  await expectLinks({'Plain choice': 'blog', 'Doc choice': 'docs/getting-started', 'Sidebar choice': reference});
  await navbar.getByRole('button', {name: 'Next'}).click();
  await expectLinks({'All versions': reference});
  await page.keyboard.press('Escape');

  await link('Doc item').click();
  await expect(page).toHaveURL(/api\/test-beds\/pipe$/);
  await expect(link('Doc item')).toHaveClass(/navbar__link--active/);
  forgetOtherHtml(misbehavior);
});

test('the version that a reader chooses in the navbar is stored, until it no longer exists', async ({
  page,
  misbehavior,
}) => {
  await openWith(page, 'docs/introduction', [VERSIONS]);
  const navbar = page.locator('nav.navbar');
  const preferred = () => stored(page, 'docs-preferred-version-default');
  await navbar.getByRole('button', {name: 'Next'}).click();
  expect(await preferred()).toBe(null);
  await navbar.getByRole('link', {name: 'Next', exact: true}).click();
  await expect.poll(preferred).toBe('current');

  await page.unrouteAll();
  await open(page, 'docs/getting-started');
  expect(await preferred()).toBe('current');
  await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', '1.0'));
  await page.reload();
  await expect.poll(preferred).toBe(null);
  forgetOtherHtml(misbehavior);
});

const WRONG: Record<string, {item: object; says: string[]}> = {
  'of an unknown type': {
    item: {type: 'carousel', label: 'Round', position: 'right'},
    says: ['No NavbarItem component found for type "carousel".'],
  },
  'with an unknown document': {
    item: {type: 'doc', docId: 'nowhere', label: 'Lost', position: 'right'},
    says: ['any doc with id "nowhere"', 'Available doc ids are:', '- introduction', '- reference/api/overview'],
  },
  'with an unknown sidebar': {
    item: {type: 'docSidebar', sidebarId: 'nowhere', label: 'Lost', position: 'right'},
    says: ['any sidebar with id "nowhere"', 'Available sidebar ids are:', '- docs', '- reference'],
  },
};

for (const [what, {item, says}] of Object.entries(WRONG)) {
  test(`a navbar item ${what} is reported with its configuration`, async ({page, misbehavior}) => {
    await openWith(page, 'docs/introduction', [item]);
    await expect(titleOf(page)).toHaveText('This page crashed.');
    const main = page.locator('main');
    await expect(main).toContainText('A theme navbar item failed to render.');
    await expect(main).toContainText('themeConfig.navbar.items');
    const texts = (await main.locator('pre').allTextContents()).join('\n');
    expect(texts).toContain(JSON.stringify(item, null, 2));
    for (const text of says) {
      expect(texts).toContain(text);
    }
    await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
    forgetCrash(misbehavior);
  });
}
