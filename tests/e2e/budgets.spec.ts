import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {BUDGETS, SEARCH_BUDGET} from '../../benchmarks/budgets';
import {kB} from '../../benchmarks/lib/format';
import {addressOf, KINDS} from '../../benchmarks/lib/kinds';
import {measurePage, measureSearch} from '../../benchmarks/lib/pageBytes';
import {BASE} from './support/site';

/** Adds a line to the GitHub job summary. */
function addToSummary(text: string): void {
  if (process.env.GITHUB_STEP_SUMMARY) {
    fs.appendFileSync(process.env.GITHUB_STEP_SUMMARY, `- ${text}\n`);
  }
}

// French pages have larger scripts, and their search has larger files.
for (const kind of KINDS) {
  test(`the styles and scripts of a page of kind ${kind} stay within their budgets`, async ({page, baseURL}) => {
    const {html, style, script} = BUDGETS[kind];
    const bytes = await measurePage(page, new URL(`${BASE}${addressOf(kind, 'fr')}`, baseURL).href);
    const sizes = [
      `HTML ${kB(bytes.html)} of ${html}`,
      `style ${kB(bytes.style)} of ${style}`,
      `scripts ${kB(bytes.script)} of ${script}`,
    ];
    addToSummary(`${kind}: ${sizes.join(', ')} kB`);
    expect.soft(bytes.style, 'bytes of style').toBeLessThanOrEqual(style * 1000);
    expect.soft(bytes.script, 'bytes of script').toBeLessThanOrEqual(script * 1000);
  });
}

test('a search stays within its budget', async ({page, baseURL}) => {
  await measurePage(page, new URL(`${BASE}${addressOf('guide', 'fr')}`, baseURL).href);
  const {first, next} = await measureSearch(page);
  expect.soft(first.total, 'bytes of the first search').toBeLessThanOrEqual(SEARCH_BUDGET.first * 1000);
  expect.soft(next.total, 'bytes of the next search').toBeLessThanOrEqual(SEARCH_BUDGET.next * 1000);
});
