import {BUDGETS} from '../budgets';
import {kB, table} from './format';
import {addressOf, LANGUAGES, SUBJECTS} from './kinds';
import {measurePage} from './pageBytes';
import {measureSearch} from './searchBytes';
import {withBrowser, withServer} from './visit';

/** What a page of each kind loads, with the limits of the budget, and what a search loads, as two tables. */
export function bytesTables(buildDir: string): Promise<string> {
  return withServer(buildDir, (root) =>
    withBrowser(async (visit) => {
      const pages = [];
      for (const {kind, language} of SUBJECTS) {
        const bytes = await visit((page) => measurePage(page, `${root}${addressOf(kind, language)}`));
        const {html, script, style, font, image, other, total, prefetched} = bytes;
        pages.push([
          `${kind}, ${language}`,
          ...[html, script].map(kB),
          String(BUDGETS[kind].script[language]),
          ...[style, font + image + other, total, prefetched].map(kB),
        ]);
      }
      const searches = [];
      for (const language of LANGUAGES) {
        const {first, next} = await visit(async (page) => {
          await measurePage(page, `${root}${addressOf('guide', language)}`);
          return measureSearch(page);
        });
        searches.push([language, kB(first.script), kB(first.other), kB(first.total), kB(next.total)]);
      }
      return [
        table(['kB, gzip', 'HTML', 'Script', 'Limit', 'Style', 'Other', 'All', 'Prefetched later'], pages),
        table(['Search, kB, gzip', 'Script', 'Index', 'First search', 'Each one after it'], searches),
      ].join('\n\n');
    }),
  );
}
