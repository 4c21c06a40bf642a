import type {Page} from '@playwright/test';
import {HOSTILE_TEXTS, TRACES} from '../support/hostileTexts';
import {forgetNotFound} from './support/faults';
import {BASE, expect, hydrated, type Misbehavior, test, titleOf} from './support/site';

/** One text of each kind that a page could render. Tests in unit/ and built/ pass all of them to the code. */
const TEXTS = (
  ['markup', 'the end of an attribute', 'the end of a script', 'lone surrogates', 'broken escapes'] as const
).map((what) => [what, HOSTILE_TEXTS[what]] as const);

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

/** Escapes text for an address, keeping malformed escapes and replacing lone surrogates. */
const escaped = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd')).replaceAll('%25', '%');

/** Checks that the page works, and that no hostile text was executed or rendered as HTML. */
async function expectUnharmed(page: Page, {console: messages}: Misbehavior, what: string): Promise<void> {
  await expect(titleOf(page).first(), what).toBeVisible();
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

test('a page is unharmed by any query, fragment, stored value and search', async ({page, misbehavior}) => {
  await page.goto(`${BASE}blog/tags`);
  for (const [what, text] of TEXTS) {
    await page.evaluate(([keys, value]) => keys.forEach((key) => localStorage.setItem(key, value)), [
      KEYS,
      text,
    ] as const);
    const value = escaped(text);
    const response = await page.goto(
      `${BASE}?package-manager=${value}&docusaurus-theme=${value}&docusaurus-data-${value}=x&${value}#${value}`,
    );
    expect(response!.status(), what).toBe(200);
    await hydrated(page);
    await expectUnharmed(page, misbehavior, what);
    await expect(page.locator('[class*=lightIcon]'), what).toBeVisible();
    // The page still responds.
    await page.getByRole('tab', {name: 'Yarn'}).first().click();
    await expect(page.getByRole('tab', {name: 'Yarn'}).first(), what).toHaveAttribute('aria-selected', 'true');
  }
  await page.keyboard.press('/');
  for (const [what, text] of TEXTS) {
    await page.getByRole('combobox').fill(`qqxxzzz ${text}`);
    await expect(page.getByRole('dialog').locator('[role=option], [class*=messageTitle]').first(), what).toBeAttached();
    await expectUnharmed(page, misbehavior, what);
  }
});

test('the not-found page is unharmed by any path', async ({page, misbehavior}) => {
  for (const [what, text] of TEXTS) {
    // Browsers resolve dot segments themselves.
    const response = await page.goto(`${BASE}fr/docs/~${escaped(text).replaceAll('..', '%2e%2e%2f')}/introductio`);
    expect(response!.status(), what).toBe(404);
    await hydrated(page);
    forgetNotFound(misbehavior);
    await expect(titleOf(page), what).toHaveText('Page introuvable');
    await expectUnharmed(page, misbehavior, what);
    for (const link of await page.locator('main li a').all()) {
      expect(await link.getAttribute('href'), what).toMatch(new RegExp(`^${BASE}fr/[\\w/-]+$`));
    }
  }
});
