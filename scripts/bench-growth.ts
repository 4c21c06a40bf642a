import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {clean, runBuild} from '../benchmarks/lib/buildRun';
import {kB, table} from '../benchmarks/lib/format';
import {growSite} from '../benchmarks/lib/grow';
import {addressOf} from '../benchmarks/lib/kinds';
import {measurePage} from '../benchmarks/lib/pageBytes';
import {measureSearch} from '../benchmarks/lib/searchBytes';
import {copySite} from '../benchmarks/lib/siteFolder';
import {withBrowser, withServer} from '../benchmarks/lib/visit';

const repository = path.resolve(__dirname, '..');
const DEFAULT_COUNTS = [0, 30, 500, 2000];

/** The files that Docusaurus makes of the routes and that end in the script of every page. */
const MANIFESTS = ['routes.js', 'registry.js', 'routesChunkNames.json', 'globalData.json'];

/**
 * `npm run bench:growth [-- <number of pages>…]`: builds the site with that many more pages, from nothing and again
 * after a change of one page, and tells what that costs: time, memory, the script of one page, a search. Memory is
 * measured with `ps` (Linux, macOS).
 */
async function main(): Promise<void> {
  const counts = process.argv.slice(2).map(Number);
  const rows: string[][] = [];
  for (const count of counts.length > 0 ? counts : DEFAULT_COUNTS) {
    const row = await measure(count);
    console.error(row.join(' · '));
    rows.push(row);
  }
  const head = ['Pages added', 'Cold build', 'Processor', 'Per page', 'Warm build', 'Processor', 'Peak memory', 'Script of the API page', 'Page script `main`, `runtime`', 'Manifests', 'First search', 'Next search'];
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
    const {page, search} = await visit(buildDir);
    return [
      String(count),
      `${cold.seconds.toFixed(0)} s`,
      `${cold.processorSeconds.toFixed(0)} s`,
      count > 0 ? `${Math.round((cold.processorSeconds / (2 * count)) * 1000)} ms` : '',
      `${warm.seconds.toFixed(0)} s`,
      `${warm.processorSeconds.toFixed(0)} s`,
      `${cold.peakMemory} MB`,
      `${kB(page.script)} kB`,
      `${kB(gzipOfFiles(path.join(buildDir, 'assets/js'), /^(?:main|runtime~main)\./))} kB`,
      `${kB(gzipOfFiles(path.join(siteDir, '.docusaurus'), new RegExp(`^(?:${MANIFESTS.join('|')})$`)))} kB`,
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
        search: await measureSearch(page),
      })),
    ),
  );
}

function gzipOfFiles(folder: string, name: RegExp): number {
  return fs
    .readdirSync(folder)
    .filter((file) => name.test(file) && !file.endsWith('.txt'))
    .reduce((sum, file) => sum + gzipSync(fs.readFileSync(path.join(folder, file))).length, 0);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
