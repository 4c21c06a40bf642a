import {BUDGETS} from '../budgets';
import {kB, median, table} from './format';
import {addressOf, KINDS, LANGUAGES, type Kind, type Language} from './kinds';
import {runLighthouse, type Device} from './lighthouse';
import type {Noise} from './noise';
import {measurePage} from './pageBytes';
import {measureSearch} from './searchBytes';
import {withBrowser, withServer} from './visit';
import {measureWaking, type Waking} from './waking';

/** A page to measure. */
export interface Subject {
  kind: Kind;
  language: Language;
}

/** One page of each kind, in each language. */
export const SUBJECTS: Subject[] = (Object.keys(KINDS) as Kind[]).flatMap((kind) => LANGUAGES.map((language) => ({kind, language})));

/** What each page of a build loads, as a table; with the limits of the budget when it is our build. */
export function bytesTable(buildDir: string, subjects: readonly Subject[], isOurs: boolean): Promise<string> {
  return withServer(buildDir, (root) =>
    withBrowser(async (visit) => {
      const rows = [];
      for (const {kind, language} of subjects) {
        const bytes = await visit((page) => measurePage(page, `${root}${addressOf(kind, language)}`));
        const {html, script, style, font, image, other, total, prefetched} = bytes;
        rows.push([
          `${kind}, ${language}`,
          ...[html, script].map(kB),
          ...(isOurs ? [String(BUDGETS[kind].script)] : []),
          ...[style, font, image + other, total, prefetched].map(kB),
        ]);
      }
      const head = ['kB, gzip', 'HTML', 'Script', ...(isOurs ? ['Limit'] : []), 'Style', 'Font', 'Images, other', 'All', 'Prefetched later'];
      return table(head, rows);
    }),
  );
}

/** What a search loads, as a table. */
export function searchTable(buildDir: string): Promise<string> {
  return withServer(buildDir, (root) =>
    withBrowser(async (visit) => {
      const rows = [];
      for (const language of LANGUAGES) {
        const {first, next} = await visit(async (page) => {
          await measurePage(page, `${root}${addressOf('guide', language)}`);
          return measureSearch(page);
        });
        rows.push([language, kB(first.script), kB(first.other), kB(first.total), kB(next.total)]);
      }
      return table(['Search, kB, gzip', 'Script', 'Index', 'First search', 'Each one after it'], rows);
    }),
  );
}

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
        const result = await runLighthouse(`${root}${addressOf(kind, language)}`, device, runs);
        const [least, greatest] = result.performanceSpread;
        rows.push([
          `${kind}, ${language}, ${device}`,
          `${result.performance} (${least}–${greatest})`,
          ...[result.accessibility, result.bestPractices, result.seo].map(String),
          `${(result.fcp / 1000).toFixed(2)} s`,
          `${(result.lcp / 1000).toFixed(2)} s`,
          `${Math.round(result.tbt)} ms`,
          result.cls.toFixed(3),
          String(Math.round(result.machine)),
        ]);
        console.error(rows.at(-1)!.join(' · '));
      }
    }
    const head = ['Lighthouse', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'FCP', 'LCP', 'TBT', 'CLS', 'Machine'];
    return table(head, rows);
  });
}

/** What the first move of a reader costs on a slow processor, which Lighthouse does not see, as a table of medians. */
export function wakingTable(buildDir: string, subjects: readonly Subject[], runs: number): Promise<string> {
  return withServer(buildDir, (root) =>
    withBrowser(async (visit) => {
      const rows = [];
      for (const {kind, language} of subjects) {
        const each: Waking[] = [];
        for (let run = 0; run < runs; run += 1) {
          each.push(await visit((page) => measureWaking(page, `${root}${addressOf(kind, language)}`)));
        }
        const of = (figure: keyof Waking) => `${Math.round(median(each.map((waking) => waking[figure])))} ms`;
        rows.push([`${kind}, ${language}`, of('alive'), of('longest'), of('blocking')]);
      }
      return table(['First move, processor 4 times slower', 'Until React has taken over', 'Longest task', 'Blocking'], rows);
    }),
  );
}
