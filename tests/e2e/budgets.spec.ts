import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {BUDGETS, SEARCH_BUDGET} from '../../benchmarks/budgets';
import {filesIn} from '../../src/lib/content/folders';
import {attributeOf, isElement, type Element} from '../../src/lib/html';
import {kB} from '../../benchmarks/lib/format';
import {addressOf, kindOf, KINDS, LANGUAGES, type Kind} from '../../benchmarks/lib/kinds';
import {measurePage, measureSearch} from '../../benchmarks/lib/pageBytes';
import {parsePage} from './support/build';
import {renderedIn} from './support/select';
import {BASE} from './support/site';

/** Adds a line to the GitHub job summary. */
function addToSummary(text: string): void {
  if (process.env.GITHUB_STEP_SUMMARY) {
    fs.appendFileSync(process.env.GITHUB_STEP_SUMMARY, `- ${text}\n`);
  }
}

/** Returns whether an element is in a closed `<details>` element, and not in its summary. */
function isFolded({tagName, parentNode}: Element): boolean {
  if (parentNode === null || !isElement(parentNode)) {
    return false;
  }
  const isClosed = parentNode.tagName === 'details' && attributeOf(parentNode, 'open') === undefined;
  return (isClosed && tagName !== 'summary') || isFolded(parentNode);
}

test('every page stays within the limits of its kind', () => {
  const build = path.resolve('build');
  const seen = new Map<Kind, number>();
  for (const file of filesIn(build, /\.html$/)) {
    const html = fs.readFileSync(path.join(build, file), 'utf8');
    const kind = kindOf(file);
    if (kind) {
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
      const shown = renderedIn(parsePage(file.replace(/\.html$/, ''))).filter((element) => !isFolded(element));
      expect.soft(shown.length, `elements of ${file}`).toBeLessThanOrEqual(BUDGETS[kind].elements);
      expect.soft(gzipSync(html).length, `bytes of ${file}`).toBeLessThanOrEqual(BUDGETS[kind].html * 1000);
    }
  }
  expect([...seen.keys()].sort(), 'kinds of pages').toEqual([...KINDS].sort());
});

for (const language of LANGUAGES) {
  for (const kind of KINDS) {
    test(`a page of the kind ${kind} in ${language} stays within its budget`, async ({page, baseURL}) => {
      const {html, style, script} = BUDGETS[kind];
      const bytes = await measurePage(page, new URL(`${BASE}${addressOf(kind, language)}`, baseURL).href);
      const sizes = [
        `HTML ${kB(bytes.html)} of ${html}`,
        `style ${kB(bytes.style)} of ${style}`,
        `scripts ${kB(bytes.script)} of ${script[language]}`,
      ];
      addToSummary(`${kind} (${language}): ${sizes.join(', ')} kB`);
      expect.soft(bytes.style, 'bytes of style').toBeLessThanOrEqual(style * 1000);
      expect.soft(bytes.script, 'bytes of script').toBeLessThanOrEqual(script[language] * 1000);
    });
  }

  test(`a search in ${language} stays within its budget`, async ({page, baseURL}) => {
    await measurePage(page, new URL(`${BASE}${addressOf('guide', language)}`, baseURL).href);
    const {first, next} = await measureSearch(page);
    expect.soft(first.total, 'bytes of the first search').toBeLessThanOrEqual(SEARCH_BUDGET.first * 1000);
    expect.soft(next.total, 'bytes of the next search').toBeLessThanOrEqual(SEARCH_BUDGET.next * 1000);
  });
}
