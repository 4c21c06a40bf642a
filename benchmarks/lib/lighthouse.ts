import {chromium} from '@playwright/test';
import type {Result} from 'lighthouse';
import {ensureBrowser} from '../../scripts/support/browser';
import {median, table} from './format';
import {BROWSER_ARGS, withServer} from './visit';

const SCORES = {
  Performance: 'performance',
  Accessibility: 'accessibility',
  'Best practices': 'best-practices',
  SEO: 'seo',
} as const;

/** Times in ms, but for the last two: the layout shift, and Lighthouse's own measure of the machine. */
const FIGURES = {
  FCP: (result: Result) => audit(result, 'first-contentful-paint'),
  LCP: (result: Result) => audit(result, 'largest-contentful-paint'),
  TBT: (result: Result) => audit(result, 'total-blocking-time'),
  CLS: (result: Result) => audit(result, 'cumulative-layout-shift'),
  Machine: (result: Result) => result.environment.benchmarkIndex,
};

const audit = (result: Result, id: string) => result.audits[id]?.numericValue ?? NaN;

/**
 * Lighthouse's mobile preset (simulated throttling) on pages of some builds, run by run in turn, as a table of medians,
 * with the least and the greatest score.
 *
 * @param builds folders by the name that the table gives them
 * @param addresses of the pages, below the base URL
 * @throws {Error} when Lighthouse cannot load a page
 */
export async function lighthouseTable(
  builds: Record<string, string>,
  addresses: readonly string[],
  runs: number,
): Promise<string> {
  const results = new Map<string, Result[]>();
  for (let run = 0; run < runs; run += 1) {
    for (const address of addresses) {
      for (const [build, folder] of Object.entries(builds)) {
        const result = await withServer(folder, (root) => runOnce(`${root}${address}`));
        const key = `${address.replace(/^(fr\/)?.*?([^/]*)$/, '$1$2') || 'home'}, ${build}`;
        results.set(key, [...(results.get(key) ?? []), result]);
      }
    }
  }
  const rows = [...results].map(([name, all]) => {
    const scores = Object.values(SCORES).map((id) =>
      all.map(({categories}) => Math.round((categories[id]?.score ?? NaN) * 100)),
    );
    const [performance] = scores as [number[]];
    return [
      name,
      `${median(performance)} (${Math.min(...performance)}–${Math.max(...performance)})`,
      ...scores.slice(1).map((each) => String(median(each))),
      ...Object.entries(FIGURES).map(([figure, of]) => median(all.map(of)).toFixed(figure === 'CLS' ? 3 : 0)),
    ];
  });
  return table(['Lighthouse, mobile, ms', ...Object.keys(SCORES), ...Object.keys(FIGURES)], rows);
}

async function runOnce(url: string): Promise<Result> {
  const {default: lighthouse} = await import('lighthouse');
  const port = 9300 + Math.floor(Math.random() * 600);
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...BROWSER_ARGS, `--remote-debugging-port=${port}`],
  });
  try {
    // The page about a missing address answers with status 404.
    const flags = {port, output: 'json', logLevel: 'error', ignoreStatusCode: true} as const;
    const {lhr} = (await lighthouse(url, flags))!;
    if (lhr.runtimeError) {
      throw new Error(`Lighthouse on ${url}: ${lhr.runtimeError.message}`);
    }
    return lhr;
  } finally {
    await browser.close();
  }
}
