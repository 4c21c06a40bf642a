import type {Page} from '@playwright/test';
import {yarnOf} from './support/controls';
import {forgetNotFound} from './support/faults';
import {BASE, expect, hydrated, type Misbehavior, test, titleOf} from './support/site';

/** What no page may contain: an element that the texts below would create, and a global that their code would set. */
const TRACES = {element: 'x-hostile', mark: 'hostileRan'} as const;

const run = `window.${TRACES.mark}=1`;

/** Hostile texts that a reader or the sender of a link may enter, by description. */
const TEXTS = Object.entries({
  markup: `<x-hostile></x-hostile><img src=x onerror="${run}">`,
  'the end of an attribute': `"'><x-hostile onfocus=${run} autofocus tabindex=1>`,
  'the end of a script': `</script></template></textarea><script>${run}</script><x-hostile>`,
  'lone surrogates': '\ud83d x \udc00',
  'broken escapes': '%E0%A4%A%%00%zz',
});

/** The search also gets texts that could break its engine. */
const QUERIES = [
  ...TEXTS,
  ...Object.entries({
    'a replacement pattern': "$&$`$'$1$<x>",
    'a pattern': '(a+)+$[\\^*.?{1,}|',
    'a name without letters': '$_',
    'control characters': '\u0001\u0007\u0008\u000b\u001b[31m\u007f\u0085\u2028\u2029\ufeff',
    'bidirectional control characters': '\u202e\u2067\u200f\u061ceditorp\u2069\u202c\u200b\u200d',
    'combining marks': `Z${'\u0351\u0300\u0327'.repeat(100)}`,
    // The extra letter makes a cut at an even position split a surrogate pair.
    'surrogate pairs': `a${'\u{1f600}'.repeat(400)}`,
    '10,000 characters': 'guard '.repeat(1666).padEnd(10_000, 'g'),
    '10,000 characters of one word': 'Aa1_'.repeat(2500),
    'names of properties': '__proto__ constructor toString hasOwnProperty valueOf',
  }),
];

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
    await yarnOf(page).click();
    await expect(yarnOf(page), what).toHaveAttribute('aria-selected', 'true');
  }
  await page.keyboard.press('/');
  for (const [what, text] of QUERIES) {
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
