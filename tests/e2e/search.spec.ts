import type {Page} from '@playwright/test';
import {expectAccessible} from './support/axe';
import {forgetFault} from './support/faults';
import {holdRequests, markDocument, watchRequests} from './support/runtime';
import {BASE, expect, open, sharedPageTest as test} from './support/site';

const START = 'docs/introduction';

const dialogOf = (page: Page) => page.getByRole('dialog');
const field = (page: Page) => dialogOf(page).getByRole('combobox');
const options = (page: Page) => dialogOf(page).getByRole('option');
const active = (page: Page) => page.locator('[role=option][aria-selected=true]');
const button = (page: Page) => page.locator('nav.navbar').getByRole('button', {name: /^(Search|Rechercher)$/});

/** Opens the search of the current page with its shortcut and types text. */
async function searchHere(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await field(page).fill(text);
}

/** Opens a page and searches. */
async function search(page: Page, text: string, address = START): Promise<void> {
  await open(page, address);
  await searchHere(page, text);
}

/** Opens a page, searches, and waits until the full text is loaded, so that the results no longer change. */
async function searchFullText(page: Page, text: string): Promise<void> {
  const loaded = page.waitForResponse(/search\/texts\.json/);
  await search(page, text);
  await loaded;
}

/** Searches on the current page, and opens the best result. */
async function pick(page: Page, text: string): Promise<void> {
  await searchHere(page, text);
  await expect(active(page)).toContainText(text);
  await page.keyboard.press('Enter');
}

test.describe('the button', () => {
  test('loads nothing until the pointer is over it', async ({page}) => {
    const requests = watchRequests(page, /\/search\//);
    await open(page, START);
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);

    const outline = page.waitForRequest(/search\/outline\.json$/);
    await button(page).hover();
    await outline;
  });

  test('opens the search with a click, Control K, Command K and a slash', async ({page}) => {
    await open(page, START);
    for (const press of [
      () => button(page).click(),
      ...['Control+k', 'Meta+k', '/'].map((keys) => () => page.keyboard.press(keys)),
    ]) {
      await press();
      await expect(page.getByRole('dialog', {name: 'Search the documentation'})).toBeVisible();
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toHaveCount(0);
    }
    // A click outside the dialog closes it.
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await page.mouse.click(20, 400);
    await expect(dialogOf(page)).toHaveCount(0);
  });

  test('leaves the page in place when the search is closed, and a result of another layout closes it', async ({
    page,
  }) => {
    await open(page, 'docs/api/test-beds/guard');
    const place = () => page.evaluate(() => window.scrollY);
    await page.evaluate(() => window.scrollTo(0, 2000));
    await expect.poll(place).toBe(2000);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    expect(await place()).toBe(2000);

    await page.getByRole('contentinfo').getByRole('link', {name: 'Blog'}).click();
    await expect(page).toHaveURL(`${BASE}blog`);
    await pick(page, 'CanMatch');
    await expect(page).toHaveURL(/docs\/api\/test-beds\/guard/);
    await expect(page.locator('article h1')).toBeVisible();
    await expect(dialogOf(page)).toHaveCount(0);
  });
});

test.describe('the list', () => {
  test('shows popular entries, then results by page with their parent headings, and announces the number', async ({
    page,
  }) => {
    await open(page, START);
    const loaded = page.waitForResponse(/search\/texts\.json/);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('group', {name: 'Popular'}).getByRole('option').first()).toBeVisible();
    await expect(active(page)).toHaveCount(0);
    await expectAccessible(page, 'dialog');

    await field(page).fill('emit success');
    await loaded;
    const group = page.getByRole('group', {name: 'HTTP testing tools'});
    await expect(group.getByRole('option').first()).toContainText('emitSuccessResponse');
    await expect(group.getByRole('option').first()).toContainText('Tools › http');
    await expect(group.locator('mark').first()).toHaveText('emitSuccessResponse');
    await expect(page.getByRole('status').filter({hasText: /^\d+ results?$/})).toHaveCount(1);
    await expectAccessible(page, 'dialog');
  });

  test('has its height before the popular entries are loaded, and shows no text under them', async ({page}) => {
    const answer = await holdRequests(page, /search\/outline\.json$/);
    await open(page, START);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeVisible();
    const height = () => page.locator('.search-box').evaluate((box) => box.clientHeight);
    const first = await height();
    answer();
    await expect(options(page)).toHaveCount(7);
    expect(await height()).toBe(first);
    // When the text of a result is shown, all files are loaded.
    await field(page).fill('guard');
    await expect(options(page).first()).toContainText('calls a guard');
    await field(page).fill('');
    await expect(options(page)).toHaveCount(7);
    expect(await height()).toBe(first);
  });

  test('highlights a synonym only as a whole word', async ({page}) => {
    await searchFullText(page, 'spy');
    const marks = async () => [...new Set(await dialogOf(page).locator('mark').allInnerTexts())];
    await expect.poll(marks).toContain('stub');
    expect((await marks()).filter((text) => /fake./i.test(text))).toEqual([]);
  });

  test('can be navigated with arrows, Home and End, and wraps around', async ({page}) => {
    await searchFullText(page, 'guard');
    const all = await options(page).count();
    expect(all).toBeGreaterThan(3);
    const expectActive = async (index: number) => {
      const option = options(page).nth(index);
      await expect(option).toHaveAttribute('aria-selected', 'true');
      await expect(field(page)).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id'))!);
      await expect(option).toBeInViewport();
    };
    await expectActive(0);
    for (const [key, index] of [
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['ArrowUp', all - 1],
      ['ArrowDown', 0],
      ['End', all - 1],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expectActive(index);
    }
    await expect(field(page)).toBeFocused();
  });

  test('reports misspelled and unknown words, and shows results for the others', async ({page}) => {
    await search(page, 'gaurd');
    const dialog = dialogOf(page);
    const announced = (text: string) =>
      expect(page.getByRole('status').filter({hasText: new RegExp(`^${text}`)})).toHaveCount(1);
    const corrected = 'No page mentions “gaurd”. Searched for “guard” instead.';
    await expect(dialog.getByRole('paragraph').filter({hasText: corrected}).first()).toBeVisible();
    await announced(`${corrected} \\d+ results$`);
    await expect(dialog.getByRole('group').first()).toHaveAccessibleName('Guard test bed');
    await expectAccessible(page, 'dialog');

    const note = 'No page mentions “cypress”.';
    await field(page).fill('cypress guard');
    await expect(dialog.getByText(note, {exact: true})).toBeVisible();
    await expect(dialog.getByRole('group').first()).toHaveAccessibleName('Guard test bed');
    await announced(`${note} \\d+ results$`);
    await expectAccessible(page, 'dialog');

    // Almost every section is about testing.
    await field(page).fill('cypress testing');
    await expect(dialog).toContainText('No results for “cypress testing”.');
    await announced(`${note} No results`);
    await expect(dialog.getByRole('link', {name: 'The overview of all exported symbols'})).toBeVisible();
    await expect(dialog.getByRole('link', {name: /The issues on GitHub/})).toHaveAttribute('href', /issues\?q=cypress/);
    await expectAccessible(page, 'dialog');
  });
});

test.describe('a picked result', () => {
  test('opens with Enter, without a reload, and highlights the words until the next navigation', async ({page}) => {
    await open(page, START);
    const isSame = await markDocument(page);
    await pick(page, 'emitSuccessResponse');
    await page.waitForURL(`**${BASE}docs/api/common/http-testing-tools#http-emit-success-response`);
    const heading = page.locator('#http-emit-success-response');
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
    const marks = () => page.evaluate(() => CSS.highlights.get('search')?.size ?? 0);
    await expect.poll(marks).toBeGreaterThan(0);
    expect(
      await heading.evaluate((element) => getComputedStyle(element, '::highlight(search)').backgroundColor),
    ).not.toBe('rgba(0, 0, 0, 0)');
    expect(await isSame()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await marks()).toBe(0);

    // The same on the current page.
    await page.evaluate(() => window.scrollTo(0, 0));
    await pick(page, 'emitSuccessResponse');
    await expect(heading).toBeInViewport();
    await expect.poll(marks).toBeGreaterThan(0);

    await page.evaluate(() => history.go(-2));
    await expect(page).toHaveURL(`${BASE}${START}`);
    await expect.poll(marks).toBe(0);
  });

  test('opens in a new tab with Control and Enter', async ({page}) => {
    await search(page, 'routerTestBed');
    await expect(active(page)).toBeVisible();
    const opened = page.context().waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    await (await opened).waitForURL(/routing|router|overview/);
    await expect(field(page)).toBeVisible();
  });

  test('is remembered on this device and listed first, until the reader clears the list', async ({page}) => {
    await open(page, START);
    await pick(page, 'navigateByUrl');
    await page.waitForURL(/tool-navigate-by-url$/);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

    await page.keyboard.press('Control+k');
    const recent = page.getByRole('group', {name: 'Recently opened'});
    await expect(recent.getByRole('option')).toContainText('navigateByUrl');
    await expectAccessible(page, 'dialog');

    await page.getByRole('button', {name: 'Clear recent results'}).click();
    await expect(recent).toHaveCount(0);
    await expect(field(page)).toBeFocused();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('search')))).toEqual([]);
  });
});

test('typed text survives closing and navigation, until other text replaces it', async ({page}) => {
  await search(page, 'resolver');
  await page.keyboard.press('Escape');
  await page.locator('nav.navbar').getByRole('link', {name: 'Reference'}).click();
  await page.waitForURL(/version-compatibility$/);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue('resolver');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.type('guard');
  await expect(field(page)).toHaveValue('guard');

  await page.getByRole('button', {name: 'Clear'}).click();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await dialogOf(page).getByRole('button', {name: 'Close'}).click();
  await expect(dialogOf(page)).toHaveCount(0);
});

test.describe('a pasted error message', () => {
  for (const {lang, prefix, says} of [
    {lang: 'en', prefix: '', says: 'add httpTesting: true'},
    {lang: 'fr', prefix: 'fr/', says: 'ajoutez httpTesting: true'},
  ]) {
    test(`is explained in the dialog, with its section first, in ${lang}`, async ({page}) => {
      await search(
        page,
        'FAILED NullInjectorError: R3InjectorError[Stock -> HttpClient]: No provider for HttpClient!',
        `${prefix}${START}`,
      );
      const explanation = dialogOf(page).locator('section');
      await expect(dialogOf(page).getByRole('option').first()).toContainText('No provider for …');
      await expect(explanation.getByRole('heading')).toHaveText('No provider for …');
      await expect(explanation.getByRole('listitem')).toContainText(says);
      // The explanation shows only the case in the message.
      await expect(explanation).not.toContainText('ActivatedRoute');
      await expectAccessible(page, 'dialog');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/getting-started#error-no-provider$/);
      await expect(page.locator('#error-no-provider')).toBeInViewport();
    });
  }

  test('is explained from its title on, even on a short screen', async ({page}) => {
    await page.setViewportSize({width: 390, height: 500});
    await search(page, 'NullInjectorError: No provider for HttpClient!');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(dialogOf(page).locator('section').getByRole('heading')).toBeInViewport({ratio: 1});
  });

  test('is explained with links that work', async ({page}) => {
    await search(page, 'NG0304');
    await dialogOf(page).locator('section').getByRole('link', {name: 'render the component without'}).click();
    await expect(page).toHaveURL(/renderer-tools#recipe-shallow$/);
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page.locator('#recipe-shallow')).toBeInViewport();
  });

  test('that no page explains is reported as unknown', async ({page}) => {
    await search(page, 'TypeError: Failed to fetch dynamically imported module: guard');
    await expect(page.getByText('No page explains this error message.')).toBeVisible();
  });

  test('is searched like any other text when the explanations do not load', async ({page, misbehavior}) => {
    await page.route('**/search/errors.json', (route) => route.abort());
    await search(page, 'No provider for HttpClient');
    await expect(options(page).first()).toBeVisible();
    await expect.poll(() => misbehavior.console.length).toBeGreaterThan(0);
    await expect(dialogOf(page).locator('section')).toHaveCount(0);
    forgetFault(misbehavior, /ERR_FAILED/);
  });
});

test('a query without results can be repeated in the other language', async ({page}) => {
  await search(page, 'espion');
  await page.getByRole('button', {name: 'Search the other language: Français'}).click();
  const first = options(page).first();
  await expect(first).toHaveAttribute('href', new RegExp(`^${BASE}fr/`));
  await expect(page.getByRole('listbox')).toHaveAttribute('lang', 'fr');
  await expectAccessible(page, 'dialog');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${BASE}fr/**`);
});

test('a query without results in either language leads back to the first one', async ({page}) => {
  await search(page, 'cypress');
  await page.getByRole('button', {name: 'Search the other language: Français'}).click();
  await page.getByRole('button', {name: 'Search the other language: English'}).click();
  await field(page).fill('guard');
  await expect(options(page).first()).toHaveAttribute('href', new RegExp(`^${BASE}docs/`));
});

test.describe('while the network fails', () => {
  test('says that the index is loading, then that the network is slow', async ({page}) => {
    const answer = await holdRequests(page, /search\/outline\.json$/);
    await search(page, 'guard');
    const dialog = dialogOf(page);
    await expect(dialog.getByText('Loading the search…')).toBeVisible();
    await expectAccessible(page, 'dialog');
    await expect(dialog.getByText('Still loading: the network is slow.')).toBeVisible();
    answer();
    await expect(options(page).first()).toBeVisible();
    await expect(field(page)).toHaveValue('guard');
  });

  test('says that the index is missing or that the reader is offline, and tries again', async ({page, misbehavior}) => {
    await page.route(/search\/outline\.json$/, (route) => route.fulfill({status: 404}));
    await search(page, 'guard');
    await expect(page.getByRole('alert')).toContainText('The search index could not be loaded.');
    await expectAccessible(page, 'dialog');
    await page.context().setOffline(true);
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByRole('alert')).toContainText('You are offline');
    await page.context().setOffline(false);
    await page.unroute(/search\/outline\.json$/);
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(options(page).first()).toBeVisible();
    forgetFault(misbehavior, /Failed to load resource/);
  });

  test('keeps typed text when the dialog cannot be loaded', async ({page, misbehavior}) => {
    await open(page, START);
    await page.waitForLoadState('networkidle');
    await page.route(/\/assets\/js\//, (route) => route.abort());
    await page.keyboard.press('Control+k');
    const dialog = dialogOf(page);
    await expect(dialog).toContainText('The search could not be loaded.');
    await expectAccessible(page, 'dialog');
    await dialog.getByRole('textbox').fill('guard');
    await page.unroute(/\/assets\/js\//);
    await dialog.getByRole('button', {name: 'Retry'}).click();
    await expect(field(page)).toHaveValue('guard');
    await expect(options(page).first()).toBeVisible();
    forgetFault(misbehavior, /Failed to load resource/);
  });

  test('without the full text, searches only titles and headings, reports no unknown words, and tries again', async ({
    page,
    misbehavior,
  }) => {
    const answer = await holdRequests(page, /search\/index\.json/, (route) => route.fulfill({status: 404}));
    await search(page, 'guard');
    await expect(options(page).first()).toBeVisible();
    const dialog = dialogOf(page);
    await field(page).fill('qwzzzx');
    await expect(dialog.getByText('Loading the search…')).toBeVisible();
    await expect(dialog).not.toContainText(/No page|No results for|No title/);

    answer();
    await expect(dialog).toContainText('Searching only titles and headings');
    await expect(dialog).toContainText('No title or heading found for “qwzzzx”.');
    await expect(dialog).not.toContainText(/No page|No results for/);
    await expectAccessible(page, 'dialog');

    await page.unroute(/search\/index\.json/);
    await dialog.getByRole('button', {name: 'Retry'}).click();
    await expect(dialog).toContainText('No results for “qwzzzx”.');
    await expect(dialog).not.toContainText('Searching only titles and headings');
    forgetFault(misbehavior, /Failed to load resource/);
  });
});

test('the dialog works in dark mode, with forced colors and at 400% zoom', async ({page}) => {
  await searchFullText(page, 'emit success');
  const expectUsable = async () => {
    await page.keyboard.press('Home');
    await expect(active(page)).toBeInViewport();
    const overflow = await dialogOf(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    for (let presses = 0; presses < 3; presses += 1) {
      await page.keyboard.press('ArrowDown');
    }
    await expect(active(page)).toBeInViewport();
    await expectAccessible(page, 'dialog');
  };
  const setMode = (mode: string) =>
    page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), mode);
  await setMode('dark');
  await expectUsable();
  await setMode('light');
  await page.emulateMedia({forcedColors: 'active'});
  await expectUsable();
  await page.emulateMedia({forcedColors: null});
  await page.setViewportSize({width: 320, height: 256});
  await expectUsable();
});
