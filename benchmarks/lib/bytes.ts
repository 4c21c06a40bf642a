import {BUDGETS} from '../budgets';
import {kB, table} from './format';
import {addressOf, KINDS, LANGUAGES} from './kinds';
import {measurePage, measureSearch} from './pageBytes';
import {withBrowser} from './visit';

/** Returns two tables: what a page of each kind loads, with the limit for its script, and what a search loads. */
export async function bytesTables(buildDir: string): Promise<string> {
  const pages: string[][] = [];
  const searches: string[][] = [];
  await withBrowser(async (visit) => {
    for (const language of LANGUAGES) {
      for (const kind of KINDS) {
        const {html, script, style, other, total, prefetched} = await visit(buildDir, (page, root) =>
          measurePage(page, `${root}${addressOf(kind, language)}`),
        );
        const rest = [style, other, total, prefetched].map(kB);
        pages.push([`${kind}, ${language}`, kB(html), kB(script), String(BUDGETS[kind].script), ...rest]);
      }
      const {first, next} = await visit(buildDir, async (page, root) => {
        await measurePage(page, `${root}${addressOf('guide', language)}`);
        return measureSearch(page);
      });
      searches.push([language, ...[first.script, first.other, first.total, next.total].map(kB)]);
    }
  });
  return [
    table(['kB, gzip', 'HTML', 'Script', 'Limit', 'Style', 'Other', 'All', 'Prefetched later'], pages),
    table(['Search, kB, gzip', 'Script', 'Index', 'First search', 'Next search'], searches),
  ].join('\n\n');
}
