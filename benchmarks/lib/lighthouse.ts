import {chromium, type Browser} from '@playwright/test';
import type {Flags, Result} from 'lighthouse';
import {ensureBrowser} from '../../scripts/support/browser';
import {median} from './format';
import {BROWSER_ARGS} from './visit';

/** `calibrated` is mobile on this machine: the processor is slowed down as far as Lighthouse's calculator says for it. */
export type Device = 'mobile' | 'calibrated' | 'desktop';

/** Medians of some runs of Lighthouse on a page. Scores are 0 to 100, times in ms. */
export interface LighthouseResult {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  speedIndex: number;
  /** Lighthouse's own measure of the machine (`benchmarkIndex`); below 1000 it says that the machine is slow. */
  machine: number;
  /** How many times slower than this machine Lighthouse took the device to be. */
  slowdown: number;
  /** Least and greatest performance score of the runs. */
  performanceSpread: [number, number];
}

type Figures = Omit<LighthouseResult, 'performanceSpread'>;

const SCORES = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
} as const;
const AUDITS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  speedIndex: 'speed-index',
} as const;

/**
 * Runs Lighthouse on pages in turn, several times, each time in a browser of its own, with simulated throttling and
 * Lighthouse's own settings of the device.
 *
 * @returns the medians of each page
 * @throws {Error} when Lighthouse cannot load a page
 */
export async function runLighthouse(
  urls: readonly string[],
  device: Device,
  runs: number,
): Promise<LighthouseResult[]> {
  const figures: Figures[][] = urls.map(() => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, url] of urls.entries()) {
      figures[index]!.push(figuresOf(await runOnce(url, device)));
    }
  }
  return figures.map(mediansOf);
}

function mediansOf(figures: readonly Figures[]): LighthouseResult {
  const medians = Object.fromEntries(
    Object.keys(figures[0]!).map((key) => [key, median(figures.map((each) => each[key as keyof Figures]))]),
  ) as unknown as Figures;
  const scores = figures.map((each) => each.performance);
  return {...medians, performanceSpread: [Math.min(...scores), Math.max(...scores)]};
}

/**
 * What is 1, 2, 3 and 4 times as fast as a mid-tier phone, by Lighthouse's measure of a machine; each further 233 is
 * one more. Source: https://lighthouse-cpu-throttling-calculator.vercel.app, to which Lighthouse's docs/throttling.md
 * leads who has a slower machine than the 4 times of its mobile preset are meant for.
 */
const CALIBRATION = [150, 800, 1300, 1533];

/**
 * By how much a machine has to be slowed down to be a mid-tier phone.
 *
 * @param mark Lighthouse's measure of the machine (`benchmarkIndex`)
 */
export function slowdownOf(mark: number): number {
  const above = CALIBRATION.findIndex((step) => mark < step);
  const upper = above === -1 ? CALIBRATION.length - 1 : Math.max(above, 1);
  const [from, to] = [CALIBRATION[upper - 1]!, CALIBRATION[upper]!];
  return Math.max(1, upper + (mark - from) / (to - from));
}

async function calibratedThrottling(browser: Browser): Promise<Flags['throttling']> {
  const [{pageFunctions}, {throttling}] = await Promise.all([
    import('lighthouse/core/lib/page-functions.js'),
    import('lighthouse/core/config/constants.js'),
  ]);
  const page = await browser.newPage();
  const mark = await page.evaluate<number>(`(${pageFunctions.computeBenchmarkIndex.toString()})()`);
  await page.close();
  return {...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdownOf(mark)};
}

async function runOnce(url: string, device: Device): Promise<Result> {
  const {default: lighthouse, desktopConfig} = await import('lighthouse');
  const port = 9300 + Math.floor(Math.random() * 600);
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...BROWSER_ARGS, `--remote-debugging-port=${port}`],
  });
  try {
    // The not-found page answers with status 404.
    const flags: Flags = {
      port,
      output: 'json',
      logLevel: 'error',
      throttlingMethod: 'simulate',
      ignoreStatusCode: true,
    };
    if (device === 'calibrated') {
      flags.throttling = await calibratedThrottling(browser);
    }
    const result = await lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined);
    const lhr = result!.lhr;
    if (lhr.runtimeError) {
      throw new Error(`Lighthouse on ${url}: ${lhr.runtimeError.message}`);
    }
    return lhr;
  } finally {
    await browser.close();
  }
}

function figuresOf(result: Result): Figures {
  const scores = Object.entries(SCORES).map(([key, id]) => [
    key,
    Math.round((result.categories[id]?.score ?? NaN) * 100),
  ]);
  const audits = Object.entries(AUDITS).map(([key, id]) => [key, result.audits[id]?.numericValue ?? NaN]);
  const settings = [
    ['machine', result.environment.benchmarkIndex],
    ['slowdown', result.configSettings.throttling.cpuSlowdownMultiplier],
  ];
  return Object.fromEntries([...scores, ...audits, ...settings]) as Figures;
}
