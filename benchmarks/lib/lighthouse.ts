import type {Result} from 'lighthouse';
import {median, table} from './format';
import {alternate, withBrowser} from './visit';

const score = (id: string) => (result: Result) => Math.round((result.categories[id]?.score ?? NaN) * 100);
const audit = (id: string) => (result: Result) => result.audits[id]?.numericValue ?? NaN;

/** The figures to report: scores, times in ms, the layout shift, and Lighthouse's benchmark of the machine. */
const FIGURES: Record<string, (result: Result) => number> = {
  Performance: score('performance'),
  Accessibility: score('accessibility'),
  'Best practices': score('best-practices'),
  SEO: score('seo'),
  FCP: audit('first-contentful-paint'),
  LCP: audit('largest-contentful-paint'),
  TBT: audit('total-blocking-time'),
  CLS: audit('cumulative-layout-shift'),
  Machine: (result) => result.environment.benchmarkIndex,
};

/**
 * Runs Lighthouse's mobile preset (simulated throttling) on pages of several builds, alternating between builds.
 *
 * @param builds folders of the builds, by name
 * @param addresses addresses of the pages, relative to the base URL
 * @returns a table of medians; performance also has its minimum and maximum
 * @throws {Error} when Lighthouse cannot load a page
 */
export async function lighthouseTable(
  builds: Record<string, string>,
  addresses: readonly string[],
  runs: number,
): Promise<string> {
  const cases = addresses.map((address) => ({address}));
  const rows = (await alternate(builds, cases, runs, runOnce)).map(({title, results}) => {
    const medians = Object.entries(FIGURES).map(([figure, of]) =>
      median(results.map(of)).toFixed(figure === 'CLS' ? 3 : 0),
    );
    const performance = results.map(FIGURES.Performance!);
    return [title, `${medians[0]} (${Math.min(...performance)}–${Math.max(...performance)})`, ...medians.slice(1)];
  });
  return table(['Lighthouse, mobile, ms', ...Object.keys(FIGURES)], rows);
}

async function runOnce(buildDir: string, {address}: {address: string}): Promise<Result> {
  const {default: lighthouse} = await import('lighthouse');
  const port = 9300 + Math.floor(Math.random() * 600);
  const flags = {port, output: 'json', logLevel: 'error'} as const;
  const run = (_: unknown, root: string) => lighthouse(`${root}${address}`, flags);
  const {lhr} = (await withBrowser((visit) => visit(buildDir, run), [`--remote-debugging-port=${port}`]))!;
  if (lhr.runtimeError) {
    throw new Error(`Lighthouse on ${address}: ${lhr.runtimeError.message}`);
  }
  return lhr;
}
