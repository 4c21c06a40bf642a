import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {chromium, type Page} from '@playwright/test';
import config from '../docusaurus.config';
import type {Language} from '../src/search/model';
import {ensureBrowser} from '../scripts/support/browser';
import {hydrated} from '../scripts/support/hydrated';
import {
  builtEngines,
  judge,
  judgedQueries,
  judgeHeldBack,
  type Half,
  type JudgedQuery,
  type QueryKind,
  type Score,
} from './lib/judgeSearch';
import {servePages} from '../scripts/support/pagesServer';

const siteDir = path.resolve(__dirname, '..');
const buildDir = path.join(siteDir, 'build');
const LANGUAGES: Language[] = ['en', 'fr'];
const KINDS: QueryKind[] = ['identifier', 'topic', 'task', 'question', 'symptom', 'typo'];

/** How much slower a cheap phone is than the machine that measures. */
const SLOWDOWN = 4;

/**
 * `npm run bench:search [-- --misses]`: puts the judged queries to the search of the built site, prints how many
 * right pages and sections come first and among the first three, by half, language and kind, and how many phrases of
 * readers find their section without having been seen; then, in Chromium, the bytes that a first answer costs and how
 * long a query takes on a processor four times as slow. `--misses` lists what did not come first, but not of the
 * validation half and of fresh queries: who chooses weights has no business there.
 */
async function main(): Promise<void> {
  const queries = judgedQueries(siteDir);
  const showMisses = process.argv.includes('--misses');
  for (const [half, judged] of Object.entries(queries) as [Half, JudgedQuery[]][]) {
    const scores: Score[] = [];
    for (const language of LANGUAGES) {
      const {headings, text} = await builtEngines(buildDir, language);
      const own = judged.filter((query) => query.language === language);
      console.log(`\n${half}, ${language}`);
      const score = judge(text, own);
      scores.push(score);
      report('all', score);
      for (const kind of KINDS.filter((name) => own.some((query) => query.kind === name))) {
        report(
          kind,
          judge(
            text,
            own.filter((query) => query.kind === kind),
          ),
        );
      }
      report('headings only', judge(headings, own));
      if (showMisses && half !== 'validation' && half !== 'fresh') {
        listMisses(score);
      }
    }
    console.log(`\n${half}, both languages`);
    report('all', scores.reduce(sumOf));
  }

  console.log('\nphrases of readers, each held back from the engine that is asked');
  for (const language of LANGUAGES) {
    const {queries: count, page1, section1} = await judgeHeldBack(buildDir, language);
    console.log(`  ${language.padEnd(14)} page @1 ${shareOf(page1, count)} section @1 ${shareOf(section1, count)}`);
  }

  const server = await servePages({buildDir, baseUrl: config.baseUrl, port: 0});
  const browser = await chromium.launch({executablePath: ensureBrowser(), args: ['--no-sandbox']});
  try {
    const {port} = server.address() as {port: number};
    for (const language of LANGUAGES) {
      const page = await browser.newPage();
      const address = `http://localhost:${port}${config.baseUrl}${language === 'en' ? '' : `${language}/`}docs/introduction`;
      await measure(page, address, language, Object.values(queries).flat());
      await page.close();
    }
  } finally {
    await browser.close();
    server.close();
  }
}

function report(name: string, score: Score): void {
  const sections = score.sectionQueries
    ? ` section @1 ${shareOf(score.section1, score.sectionQueries)} @3 ${shareOf(score.section3, score.sectionQueries)}`
    : '';
  console.log(
    `  ${name.padEnd(14)} page @1 ${shareOf(score.page1, score.queries)} @3 ${shareOf(score.page3, score.queries)}${sections}`,
  );
}

function shareOf(part: number, whole: number): string {
  return `${part}/${whole} (${Math.round((100 * part) / whole)} %)`.padEnd(15);
}

function listMisses({misses}: Score): void {
  for (const {query, level, first} of misses) {
    console.log(
      `    ${level}: “${query.query}” gave ${first}, expected ${query.right[0]}${query.right.length > 1 ? ' or its like' : ''}`,
    );
  }
}

function sumOf(a: Score, b: Score): Score {
  return {
    queries: a.queries + b.queries,
    page1: a.page1 + b.page1,
    page3: a.page3 + b.page3,
    sectionQueries: a.sectionQueries + b.sectionQueries,
    section1: a.section1 + b.section1,
    section3: a.section3 + b.section3,
    misses: [...a.misses, ...b.misses],
  };
}

/** Opens the box as a reader does and measures what that loads, then how long each query takes. */
async function measure(page: Page, address: string, language: Language, queries: JudgedQuery[]): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  // A first move loads the addresses of the other pages, which are no part of the search.
  const addresses = page.waitForResponse(/\.js$/);
  await page.mouse.move(5, 5);
  await addresses;
  await page.waitForLoadState('networkidle');
  const loaded: {name: string; bytes: Promise<number>}[] = [];
  page.on('response', (response) => {
    const bytes = response.body().then((body) => gzipSync(body).length);
    loaded.push({name: new URL(response.url()).pathname.split('/').pop()!, bytes});
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});

  const started = Date.now();
  // The full text follows the first answer on its own; held back, it is not counted with it.
  await page.route(/search\/(?:index|texts)\.json$/, async (route) => {
    await page.waitForTimeout(3000).catch(() => undefined);
    await route.continue().catch(() => undefined);
  });
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('guard');
  await dialog.getByRole('option').first().waitFor();
  const elapsed = Date.now() - started;
  const files = await Promise.all(loaded.map(async ({name, bytes}) => ({name, bytes: await bytes})));
  const total = files.reduce((sum, {bytes}) => sum + bytes, 0);
  console.log(`\n${language}, Chromium, processor ${SLOWDOWN} times as slow`);
  console.log(
    `  first answer after ${elapsed} ms and ${(total / 1000).toFixed(1)} kB gzipped: ${files.map(({name, bytes}) => `${name} ${bytes}`).join(', ')}`,
  );

  await page.waitForResponse(/search\/texts\.json$/);
  await page.waitForTimeout(1000);
  const times = await page.evaluate(
    async (texts) => {
      const input = document.querySelector<HTMLInputElement>('input[role=combobox]')!;
      const {set: setValue} = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') as {
        set: (this: HTMLInputElement, text: string) => void;
      };
      const measured: number[] = [];
      for (const text of texts) {
        const start = performance.now();
        setValue.call(input, text);
        // React handles it, the search and the list included, before this returns.
        input.dispatchEvent(new Event('input', {bubbles: true}));
        measured.push(performance.now() - start);
        await new Promise(requestAnimationFrame);
      }
      return measured.sort((a, b) => a - b);
    },
    queries.filter((query) => query.language === language).map(({query}) => query),
  );
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!.toFixed(0);
  console.log(`  a query with its list: median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, slowest ${at(1)} ms`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
