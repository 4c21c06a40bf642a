import {BUDGETS} from '../budgets';
import {kB, table} from './format';
import {addressOf, KINDS, LANGUAGES, type Kind} from './kinds';
import {measurePage, measureSearch} from './pageBytes';
import {withBrowser, withServer} from './visit';

/** Returns two tables: what a page of each kind loads, with the limit for its script, and what a search loads. */
export function bytesTables(buildDir: string): Promise<string> {
  const pages: string[][] = [];
  const searches: string[][] = [];
  return withServer(buildDir, (root) =>
    withBrowser(async (visit) => {
      for (const language of LANGUAGES) {
        for (const kind of Object.keys(KINDS) as Kind[]) {
          const url = `${root}${addressOf(kind, language)}`;
          const {html, script, style, other, total, prefetched} = await visit((page) => measurePage(page, url));
          const rest = [style, other, total, prefetched].map(kB);
          pages.push([`${kind}, ${language}`, kB(html), kB(script), String(BUDGETS[kind].script[language]), ...rest]);
        }
        const {first, next} = await visit(async (page) => {
          await measurePage(page, `${root}${addressOf('guide', language)}`);
          return measureSearch(page);
        });
        searches.push([language, ...[first.script, first.other, first.total, next.total].map(kB)]);
      }
      return [
        table(['kB, gzip', 'HTML', 'Script', 'Limit', 'Style', 'Other', 'All', 'Prefetched later'], pages),
        table(['Search, kB, gzip', 'Script', 'Index', 'First search', 'Each one after it'], searches),
      ].join('\n\n');
    }),
  );
}
