import fs from 'node:fs';
import path from 'node:path';
import {clean, runBuild} from '../benchmarks/lib/buildRun';
import {kB, table} from '../benchmarks/lib/format';
import {growSite} from '../benchmarks/lib/grow';
import {addressOf} from '../benchmarks/lib/kinds';
import {measureAction, measurePage} from '../benchmarks/lib/pageBytes';
import {measureSearch} from '../benchmarks/lib/searchBytes';
import {copySite} from '../benchmarks/lib/siteFolder';
import {withBrowser, withServer} from '../benchmarks/lib/visit';

const repository = path.resolve(__dirname, '..');
const DEFAULT_COUNTS = [0, 30, 500, 2000];

/**
 * `npm run bench:growth [-- <number of pages>…]`: builds the site with that many more pages, from nothing and again
 * after a change of one page, and tells what that costs: time, memory, script and HTML of one page, what the first
 * move of a reader loads (the addresses of all pages), a search. Memory is measured with `ps` (Linux, macOS).
 */
async function main(): Promise<void> {
  const counts = process.argv.slice(2).map(Number);
  const rows: string[][] = [];
  for (const count of counts.length > 0 ? counts : DEFAULT_COUNTS) {
    const row = await measure(count);
    console.error(row.join(' · '));
    rows.push(row);
  }
  const head = ['Pages added', 'Cold build', 'Processor', 'Per page', 'Warm build', 'Processor', 'Peak memory', 'Script of the API page', 'HTML', 'Script on the first move', 'First search', 'Next search'];
  console.log(table(head, rows));
}

async function measure(count: number): Promise<string[]> {
  const siteDir = copySite(repository, `growth-${count}`);
  try {
    const ids = count > 0 ? growSite(siteDir, count) : [];
    clean(siteDir);
    const cold = await runBuild(siteDir, repository);
    fs.appendFileSync(path.join(siteDir, 'docs', `${ids[0] ?? 'introduction'}.mdx`), '\nOne line more.\n');
    const warm = await runBuild(siteDir, repository);
    const buildDir = path.join(siteDir, 'build');
    const {page, move, search} = await visit(buildDir);
    return [
      String(count),
      `${cold.seconds.toFixed(0)} s`,
      `${cold.processorSeconds.toFixed(0)} s`,
      count > 0 ? `${Math.round((cold.processorSeconds / (2 * count)) * 1000)} ms` : '',
      `${warm.seconds.toFixed(0)} s`,
      `${warm.processorSeconds.toFixed(0)} s`,
      `${cold.peakMemory} MB`,
      `${kB(page.script)} kB`,
      `${kB(page.html)} kB`,
      `${kB(move.script)} kB`,
      `${kB(search.first.total)} kB`,
      `${kB(search.next.total)} kB`,
    ];
  } finally {
    fs.rmSync(siteDir, {recursive: true, force: true});
  }
}

function visit(buildDir: string) {
  return withServer(buildDir, (root) =>
    withBrowser((visitPage) =>
      visitPage(async (page) => ({
        page: await measurePage(page, `${root}${addressOf('api', 'en')}`),
        move: await measureAction(page, () => page.mouse.move(5, 5)),
        search: await measureSearch(page),
      })),
    ),
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
