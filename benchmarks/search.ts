import path from 'node:path';
import type {Page} from '@playwright/test';
import {printError} from '../scripts/support/report';
import {amount} from '../src/lib/content/problem';
import {enginesOf} from '../src/plugins/post-build/search/enginesOf';
import {table} from './lib/format';
import {addressOf, LANGUAGES} from './lib/kinds';
import {judge, judgedQueries, judgeHeldBack, readerOf, HELD_OUT, type Verdict} from './lib/judgeSearch';
import {measurePage, measureSearch} from './lib/pageBytes';
import {slowDown, SLOWDOWN, withBrowser} from './lib/visit';

const siteDir = path.resolve(__dirname, '..');
const buildDir = path.join(siteDir, 'build');

/**
 * `npm run bench:search [-- --misses]`: runs the judged queries on the search of the built site. It prints how many
 * right pages and sections come first and among the first three, by set, language and kind, and how many phrases find
 * their section on an engine that does not contain them. Then it measures, in Chromium, the duration of a query on a
 * CPU slowed down by a factor of four. `--misses` lists the queries whose right answer did not come first, except in the
 * held-out sets, so that nobody tunes weights for them.
 */
async function main(): Promise<void> {
  const read = {en: readerOf(buildDir, 'en'), fr: readerOf(buildDir, 'fr')};
  const engines = {en: await enginesOf(read.en, 'en'), fr: await enginesOf(read.fr, 'fr')};
  const sets = judgedQueries(siteDir);
  for (const [set, judged] of Object.entries(sets)) {
    const all = judged.map((query) => judge(engines[query.language].text, query));
    for (const language of LANGUAGES) {
      const verdicts = all.filter(({query}) => query.language === language);
      const kinds = new Set(verdicts.map(({query}) => query.kind));
      report(`${set}, ${language}`, {
        all: verdicts,
        ...Object.fromEntries([...kinds].map((kind) => [kind, verdicts.filter(({query}) => query.kind === kind)])),
        'headings only': verdicts.map(({query}) => judge(engines[language].headings, query)),
      });
      if (process.argv.includes('--misses') && !HELD_OUT.includes(set)) {
        verdicts.filter(({page, section}) => page !== 0 || (section ?? 0) !== 0).forEach(printMiss);
      }
    }
    report(`${set}, both languages`, {all});
  }
  report('phrases, each run on an engine that does not contain it', {
    en: await judgeHeldBack(read.en, 'en', engines.en.text),
    fr: await judgeHeldBack(read.fr, 'fr', engines.fr.text),
  });

  const all = Object.values(sets).flat();
  await withBrowser(async (visit) => {
    for (const language of LANGUAGES) {
      const texts = all.filter((query) => query.language === language).map(({query}) => query);
      console.log(`\n${language}, Chromium, CPU ${SLOWDOWN} times slower`);
      await visit(buildDir, (page, root) => measure(page, `${root}${addressOf('guide', language)}`, texts));
    }
  });
}

/** Prints how many right pages and sections come first, and how many are among the first three. */
function report(title: string, groups: Record<string, Verdict[]>): void {
  const share = (places: (number | null)[], most: number) => {
    const asked = places.filter((place) => place !== null);
    const found = asked.filter((place) => place >= 0 && place < most).length;
    return `${found}/${asked.length} (${((100 * found) / asked.length).toFixed(1)}%)`;
  };
  const rows = Object.entries(groups).map(([name, verdicts]) => {
    const places = [verdicts.map(({page}) => page), verdicts.map(({section}) => section)];
    return [name, ...places.flatMap((own) => [share(own, 1), share(own, 3)])];
  });
  console.log(`\n${table([title, 'page @1', 'page @3', 'section @1', 'section @3'], rows)}`);
}

function printMiss({query: {query, right}, page, first}: Verdict): void {
  const others = right.length > 1 ? ` or ${amount(right.length - 1, 'other')}` : '';
  console.log(`    ${page === 0 ? 'section' : 'page'}: “${query}” returned ${first}, expected ${right[0]}${others}`);
}

/** Measures how long each query takes, once the files of the search have loaded. */
async function measure(page: Page, address: string, queries: string[]): Promise<void> {
  await measurePage(page, address);
  await measureSearch(page);
  await slowDown(page);
  const times = await page.evaluate(async (texts) => {
    const input = document.querySelector<HTMLInputElement>('input[role=combobox]')!;
    // React overrides the setter on the element, so use the prototype's.
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    const measured: number[] = [];
    for (const text of texts) {
      const start = performance.now();
      value.set!.call(input, text);
      // React handles the event synchronously, including the search and the rendering of the list.
      input.dispatchEvent(new Event('input', {bubbles: true}));
      measured.push(performance.now() - start);
      await new Promise(requestAnimationFrame);
    }
    return measured.sort((a, b) => a - b);
  }, queries);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!.toFixed(0);
  console.log(`  a query with rendering: median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, slowest ${at(1)} ms`);
}

main().catch(printError);
