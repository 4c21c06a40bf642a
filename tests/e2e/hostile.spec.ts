import type {Page} from '@playwright/test';
import {LANGUAGES} from './support/addresses';
import {HOSTILE_TEXTS, TRACES} from './support/hostileTexts';
import {BASE, expect, hydrated, navigate, test, type Misbehavior} from './support/site';

const TEXTS = Object.entries(HOSTILE_TEXTS);

const KEYS = [
  'docusaurus.announcement.dismiss',
  'docusaurus.announcement.id',
  'docs-preferred-version-default',
  'docusaurus.tab.npm2yarn',
  'docusaurus.tab.__proto__',
  'search-recent-en',
  'search-recent-fr',
  'theme',
];

/** Escapes a text for an address, keeping malformed escapes and replacing lone surrogates. */
const escaped = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd')).replaceAll('%25', '%');

/** Checks that the page works, and that no hostile text was executed or rendered as HTML. */
async function expectUnharmed(page: Page, {console: messages}: Misbehavior, what: string): Promise<void> {
  await expect(page.getByRole('heading', {level: 1}).first(), what).toBeVisible();
  const traces = await page.evaluate(
    ({element, mark}) => ({
      elements: document.querySelectorAll(`${element}, [onerror], [onfocus], [href^="javascript:" i], img[src="x"]`)
        .length,
      hasRun: mark in window,
      isHydrated: document.documentElement.dataset.hasHydrated,
      crashed: document.body.innerText.includes('This page crashed'),
    }),
    TRACES,
  );
  expect(traces, what).toEqual({elements: 0, hasRun: false, isHydrated: 'true', crashed: false});
  expect(messages, what).toEqual([]);
}

test('a page is unharmed by any query, fragment and stored value', async ({page, misbehavior}) => {
  test.slow();
  await page.goto(`${BASE}blog/tags`);
  for (const [what, text] of TEXTS) {
    await page.evaluate(([keys, value]) => keys.forEach((key) => localStorage.setItem(key, value)), [
      KEYS,
      text,
    ] as const);
    const value = escaped(text);
    // Servers limit the length of an address.
    const short = value.slice(0, 3000);
    const response = await page.goto(
      `${BASE}?package-manager=${short}&docusaurus-theme=${short}&docusaurus-data-${short.slice(0, 100)}=x&${short}#${value}`,
    );
    expect(response!.status(), what).toBe(200);
    await hydrated(page);
    await expectUnharmed(page, misbehavior, what);
    // The page still responds.
    await page.getByRole('tab', {name: 'Yarn'}).first().click();
    await expect(page.getByRole('tab', {name: 'Yarn'}).first(), what).toHaveAttribute('aria-selected', 'true');
  }
});

test('the search is unharmed by any list of picks in the storage', async ({page, misbehavior}) => {
  await page.goto(`${BASE}blog/tags`);
  const texts = TEXTS.map(([, text]) => text);
  const lists = [
    texts,
    texts.map((text) => `docs/introduction#${text}`),
    [null, 1, {}, [texts]],
    {length: 2, 0: 'docs/introduction#'},
    Array<string>(9).fill('docs/introduction#'),
  ];
  for (const list of lists) {
    await page.evaluate((value) => localStorage.setItem('search-recent-en', value), JSON.stringify(list));
    await page.goto(`${BASE}docs/introduction`);
    await hydrated(page);
    await page.keyboard.press('/');
    await expect(page.getByRole('option').first()).toBeVisible();
    const addresses = await page
      .getByRole('option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('href')));
    expect(new Set(addresses).size, 'each option once').toBe(addresses.length);
    await expectUnharmed(page, misbehavior, JSON.stringify(list).slice(0, 80));
  }
});

test('a page is unharmed by navigating to any fragment, query or short address', async ({page, misbehavior}) => {
  test.slow();
  await page.goto(`${BASE}docs/introduction`);
  await hydrated(page);
  for (const [what, text] of TEXTS) {
    const value = escaped(text);
    await page.evaluate((hash) => (location.hash = hash), value);
    await expectUnharmed(page, misbehavior, `${what}, fragment`);
    await navigate(page, `docs/getting-started?variant=${value}#${value}`);
    await expect(page.getByRole('heading', {level: 1}), what).toHaveText('Getting started');
    await navigate(page, `docs?${value}#${value}`);
    await expect(page.getByRole('heading', {level: 1}), what).toHaveText('Introduction');
    await expectUnharmed(page, misbehavior, `${what}, address`);
    expect(new URL(page.url()).pathname, what).toBe(`${BASE}docs/introduction`);
  }
});

for (const {lang, prefix, notFound} of LANGUAGES) {
  test(`the not-found page is unharmed by any path, in ${lang}`, async ({page, misbehavior}) => {
    test.slow();
    for (const [what, text] of TEXTS) {
      // Browsers resolve dot segments themselves.
      const response = await page.goto(
        `${BASE}${prefix}docs/~${escaped(text).replaceAll('..', '%2e%2e%2f')}/introductio`,
      );
      expect(response!.status(), what).toBe(404);
      await hydrated(page);
      misbehavior.console = misbehavior.console.filter((message) => !message.includes('status of 404'));
      await expect(page.getByRole('heading', {level: 1}), what).toHaveText(notFound);
      await expectUnharmed(page, misbehavior, what);
      for (const link of await page.locator('[data-nearest] a').all()) {
        expect(await link.getAttribute('href'), what).toMatch(new RegExp(`^${BASE}${prefix}[\\w/-]+$`));
      }
    }
  });

  test(`the search is unharmed by any text, in ${lang}`, async ({page, misbehavior}) => {
    await page.goto(`${BASE}${prefix}docs/introduction`);
    await hydrated(page);
    await page.keyboard.press('/');
    const field = page.getByRole('combobox');
    for (const [what, text] of TEXTS) {
      for (const typed of [text, `qqxxzzz ${text}`]) {
        await field.fill(typed);
        await expect(
          page.getByRole('dialog').locator('[role=option], [class*=messageTitle]').first(),
          what,
        ).toBeAttached();
        await expectUnharmed(page, misbehavior, what);
      }
    }
    await field.fill('guardTestBed');
    await expect(page.locator('[role=option][href*="/test-beds/guard"]').first()).toBeVisible();
  });
}
