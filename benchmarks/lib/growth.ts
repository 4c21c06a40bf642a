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
  'Pages added, in each language|Site|Cold build|Warm build|Peak memory|Script of an API page|First search'.split('|');

/** The environment of the build with `src/plugins/faster-pages`, and of the build with the stock runtime. */
const SITES = {ours: {}, stock: {FASTER_PAGES: '0'}};

/**
 * Builds the committed site with each number of added pages, without a cache and again after a change to one page, and
 * returns a table of CPU time, memory, and what a page and a search load.
 *
 * @param counts numbers of pages to add
 */
export async function growthTable(repository: string, counts: readonly number[]): Promise<string> {
  const rows: string[][] = [];
  for (const count of counts) {
    for (const [site, environment] of Object.entries(SITES)) {
      rows.push([String(count), site, ...(await measure(repository, count, environment))]);
      console.error(rows.at(-1)!.join(' · '));
    }
  }
  return table(HEAD, rows);
}

/** Returns the figures of a site, in the order of the columns. */
async function measure(repository: string, count: number, environment: Record<string, string>): Promise<string[]> {
  const siteDir = path.join(repository, '.cache/growth');
  copyCommit(repository, siteDir);
  try {
    growSite(siteDir, count);
    const cold = runBuild(siteDir, environment);
    fs.appendFileSync(path.join(siteDir, 'docs/introduction.mdx'), '\nOne more line.\n');
    const warm = runBuild(siteDir, environment);
    const bytes = await withBrowser((visit) =>
      visit(path.join(siteDir, 'build'), async (page, root) => {
        const {script} = await measurePage(page, `${root}${addressOf('api', 'en')}`);
        return [script, (await measureSearch(page)).first.total];
      }),
    );
    return [cold.time, warm.time, cold.peakMemory, ...bytes.map((size) => `${kB(size)} kB`)];
  } finally {
    fs.rmSync(siteDir, {recursive: true, force: true});
  }
}

function runBuild(siteDir: string, environment: Record<string, string>) {
  const output = buildSite(siteDir, environment, [`--max-old-space-size=${HEAP}`, '--import', PRINT_USAGE]);
  const usage = output.match(/^\{"userCPUTime.*\}$/gm)!.at(-1)!;
  const {userCPUTime, systemCPUTime, maxRSS} = JSON.parse(usage) as NodeJS.ResourceUsage;
  return {
    // The CPU time of all threads, which other work on the machine affects less than wall-clock time.
    time: `${Math.round((userCPUTime + systemCPUTime) / 1e6)} s`,
    peakMemory: `${Math.round(maxRSS / 1024)} MB`,
  };
}
