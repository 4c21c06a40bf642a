import {table} from './format';
import {addressOf, type Subject} from './kinds';
import {runLighthouse, type Device, type LighthouseResult} from './lighthouse';
import type {Noise} from './noise';
import {withServer} from './visit';

/** Lighthouse on each page of a build, as a table of medians. */
export function lighthouseTable(
  buildDir: string,
  subjects: readonly Subject[],
  devices: readonly Device[],
  runs: number,
  noise: Noise,
): Promise<string> {
  return withServer(buildDir, async (root) => {
    const rows = [];
    for (const device of devices) {
      for (const {kind, language} of subjects) {
        noise.sample();
        const [result] = await runLighthouse([`${root}${addressOf(kind, language)}`], device, runs);
        rows.push([
          `${kind}, ${language}, ${device}`,
          ...scores(result!),
          ...times(result!),
          result!.cls.toFixed(3),
          result!.slowdown.toFixed(1),
          machine(result!),
        ]);
        console.error(rows.at(-1)!.join(' · '));
      }
    }
    const head = [
      'Lighthouse',
      'Performance',
      'Accessibility',
      'Best practices',
      'SEO',
      'FCP',
      'LCP',
      'TBT',
      'CLS',
      'Slowdown',
      'Machine',
    ];
    return table(head, rows);
  });
}

/**
 * Lighthouse mobile on the same pages of two builds, run by run in turn, as a table of medians with their ratios: what
 * slows one down slows the other down as well.
 */
export function lighthouseRatioTable(
  builds: {stock: string; ours: string},
  subjects: readonly Subject[],
  runs: number,
  noise: Noise,
): Promise<string> {
  return withServer(builds.stock, (stockRoot) =>
    withServer(builds.ours, async (ourRoot) => {
      const rows = [];
      for (const {kind, language} of subjects) {
        noise.sample();
        const address = addressOf(kind, language);
        const [stock, ours] = (await runLighthouse(
          [`${stockRoot}${address}`, `${ourRoot}${address}`],
          'mobile',
          runs,
        )) as [LighthouseResult, LighthouseResult];
        const ratio = (figure: 'lcp' | 'tbt') => (ours[figure] / stock[figure]).toFixed(2);
        rows.push([`${kind}, ${language}, stock`, scores(stock)[0]!, ...times(stock), '', '', machine(stock)]);
        rows.push([
          `${kind}, ${language}, ours`,
          scores(ours)[0]!,
          ...times(ours),
          ratio('lcp'),
          ratio('tbt'),
          machine(ours),
        ]);
        rows.slice(-2).forEach((row) => console.error(row.join(' · ')));
      }
      const head = [
        'Lighthouse, mobile, in turn',
        'Performance',
        'FCP',
        'LCP',
        'TBT',
        'LCP, ratio',
        'TBT, ratio',
        'Machine',
      ];
      return table(head, rows);
    }),
  );
}

function scores({
  performance,
  performanceSpread: [least, greatest],
  accessibility,
  bestPractices,
  seo,
}: LighthouseResult): string[] {
  return [`${performance} (${least}–${greatest})`, ...[accessibility, bestPractices, seo].map(String)];
}

function times({fcp, lcp, tbt}: LighthouseResult): string[] {
  return [`${(fcp / 1000).toFixed(2)} s`, `${(lcp / 1000).toFixed(2)} s`, `${Math.round(tbt)} ms`];
}

function machine(result: LighthouseResult): string {
  return String(Math.round(result.machine));
}
