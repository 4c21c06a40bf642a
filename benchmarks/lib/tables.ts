import {BUDGETS} from '../budgets';
import {kB, median, table} from './format';
import {addressOf, LANGUAGES, type Subject} from './kinds';
import {measurePage} from './pageBytes';
import {measureSearch} from './searchBytes';
import {withBrowser, withServer} from './visit';
import {measureFirstMove, type FirstMove} from './firstMove';

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
          ...(isOurs ? [String(BUDGETS[kind].script[language])] : []),
          ...[style, font, image + other, total, prefetched].map(kB),
        ]);
      }
      const head = [
        'kB, gzip',
        'HTML',
        'Script',
        ...(isOurs ? ['Limit'] : []),
        'Style',
        'Font',
        'Images, other',
        'All',
        'Prefetched later',
      ];
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

/** What the first move of a reader costs on a slow processor, which Lighthouse does not see, as a table of medians. */
export function firstMoveTable(buildDir: string, subjects: readonly Subject[], runs: number): Promise<string> {
  return withServer(buildDir, (root) =>
    withBrowser(async (visit) => {
      const rows = [];
      for (const {kind, language} of subjects) {
        const each: FirstMove[] = [];
        for (let run = 0; run < runs; run += 1) {
          each.push(await visit((page) => measureFirstMove(page, `${root}${addressOf(kind, language)}`)));
        }
        const of = (figure: keyof FirstMove) => `${Math.round(median(each.map((move) => move[figure])))} ms`;
        rows.push([`${kind}, ${language}`, of('hydrated'), of('longest'), of('blocking')]);
      }
      return table(['First move, processor 4 times slower', 'Until hydrated', 'Longest task', 'Blocking'], rows);
    }),
  );
}
