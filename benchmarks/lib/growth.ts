import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {buildSite, copyCommit} from '../../scripts/support/siteCopy';
import {kB, table} from './format';
import {growSite} from './grow';
import {addressOf} from './kinds';
import {measurePage, measureSearch} from './pageBytes';
import {withBrowser} from './visit';

/** Limit of V8's heap, in MB: two thirds of the machine's memory, because V8's default is too low for 2000 pages. */
const HEAP = Math.round((os.totalmem() * 2) / 3 / 2 ** 20);

/** Module that prints the resource usage of the build, which is a single process with many threads. */
const PRINT_USAGE = `data:text/javascript,process.on('exit',()=>console.error(JSON.stringify(process.resourceUsage())))`;

const HEAD =
  'Pages added, in each language|Site|Cold build|Processor|For each page|Warm build|Processor|Peak memory|Script of the API page|HTML|First search|Next search';

/** The environment of the build with `src/plugins/faster-pages`, and of the build with the stock runtime. */
const SITES = {ours: {}, stock: {FASTER_PAGES: '0'}};

/**
 * Builds the committed site with increasing numbers of pages, without a cache and again after a change to one page. It
 * measures time, memory, the script and HTML of one page, and a search.
 *
 * @param counts numbers of pages to add
 */
export async function growthTable(repository: string, counts: readonly number[]): Promise<string> {
  const rows: string[][] = [];
  const base = new Map<string, number>();
  for (const count of counts) {
    for (const [site, environment] of Object.entries(SITES)) {
      const {cold, warm, page, search} = await measure(repository, count, environment);
      if (count === 0) {
        base.set(site, cold.processorSeconds);
      }
      const perPage = (cold.processorSeconds - (base.get(site) ?? NaN)) / (2 * count);
      rows.push([
        String(count),
        site,
        seconds(cold.seconds),
        seconds(cold.processorSeconds),
        count > 0 && !Number.isNaN(perPage) ? `${Math.round(perPage * 1000)} ms` : '',
        seconds(warm.seconds),
        seconds(warm.processorSeconds),
        cold.peakMemory,
        ...[page.script, page.html, search.first.total, search.next.total].map((bytes) => `${kB(bytes)} kB`),
      ]);
      console.error(rows.at(-1)!.join(' · '));
    }
  }
  return table(HEAD.split('|'), rows);
}

const seconds = (value: number) => `${value.toFixed(0)} s`;

async function measure(repository: string, count: number, environment: Record<string, string>) {
  const siteDir = path.join(repository, '.cache/growth');
  copyCommit(repository, siteDir);
  try {
    const [id = 'introduction'] = growSite(siteDir, count);
    const cold = runBuild(siteDir, environment);
    fs.appendFileSync(path.join(siteDir, 'docs', `${id}.mdx`), '\nOne line more.\n');
    const warm = runBuild(siteDir, environment);
    return await withBrowser((visit) =>
      visit(path.join(siteDir, 'build'), async (page, root) => {
        const bytes = await measurePage(page, `${root}${addressOf('api', 'en')}`);
        return {cold, warm, page: bytes, search: await measureSearch(page)};
      }),
    );
  } finally {
    fs.rmSync(siteDir, {recursive: true, force: true});
  }
}

function runBuild(siteDir: string, environment: Record<string, string>) {
  const started = performance.now();
  const output = buildSite(siteDir, environment, [`--max-old-space-size=${HEAP}`, '--import', PRINT_USAGE]);
  const usage = output.match(/^\{"userCPUTime.*\}$/gm)!.at(-1)!;
  const {userCPUTime, systemCPUTime, maxRSS} = JSON.parse(usage) as NodeJS.ResourceUsage;
  return {
    seconds: (performance.now() - started) / 1000,
    // Of all threads. Other work on the machine affects it least.
    processorSeconds: (userCPUTime + systemCPUTime) / 1e6,
    peakMemory: `${Math.round(maxRSS / 1024)} MB`,
  };
}
