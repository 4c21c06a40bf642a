import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {clean, runBuild} from './buildRun';
import {kB, table} from './format';
import {growSite} from './grow';
import {addressOf} from './kinds';
import {measurePage} from './pageBytes';
import {measureSearch} from './searchBytes';
import {copySite} from './siteFolder';
import {copyStockSite} from './stock';
import {withBrowser, withServer} from './visit';

/** Limit of V8's heap, in MB: two thirds of the machine's memory, since V8's own limit is too low for 2000 pages. */
const HEAP = Math.round((os.totalmem() * 2) / 3 / 2 ** 20);

const HEAD = [
  'Pages added, in each language',
  'Site',
  'Cold build',
  'Processor',
  'For each page',
  'Warm build',
  'Processor',
  'Peak memory',
  'Script of the API page',
  'HTML',
  'First search',
  'Next search',
];

/** Whose site grows. */
const SITES = {
  ours: {copy: (repository: string, count: number) => copySite(repository, `growth-${count}`), hasSearch: true},
  stock: {copy: (repository: string) => copyStockSite(repository, 'babel'), hasSearch: false},
};

type Site = keyof typeof SITES;

/**
 * Builds the site and a stock one with more and more pages, from nothing and again after a change of one page, and
 * tells what that costs: time, memory, script and HTML of one page, a search.
 *
 * @param counts numbers of pages to add
 */
export async function growthTable(repository: string, counts: readonly number[]): Promise<string> {
  const rows: string[][] = [];
  const base: Partial<Record<Site, number>> = {};
  for (const count of counts) {
    for (const site of Object.keys(SITES) as Site[]) {
      const {row, processorSeconds} = await measure(repository, site, count, base[site]);
      if (count === 0) {
        base[site] = processorSeconds;
      }
      console.error(row.join(' · '));
      rows.push(row);
    }
  }
  return table(HEAD, rows);
}

/** @param base processor time of a cold build without more pages, in seconds, where it is known */
async function measure(repository: string, site: Site, count: number, base: number | undefined) {
  const {copy, hasSearch} = SITES[site];
  const siteDir = copy(repository, count);
  try {
    const ids = count > 0 ? growSite(siteDir, count) : [];
    clean(siteDir);
    const cold = await runBuild(siteDir, repository, HEAP);
    fs.appendFileSync(path.join(siteDir, 'docs', `${ids[0] ?? 'introduction'}.mdx`), '\nOne line more.\n');
    const warm = await runBuild(siteDir, repository, HEAP);
    const {page, search} = await visit(path.join(siteDir, 'build'), hasSearch);
    const row = [
      String(count),
      site,
      `${cold.seconds.toFixed(0)} s`,
      `${cold.processorSeconds.toFixed(0)} s`,
      base !== undefined && count > 0 ? `${Math.round(((cold.processorSeconds - base) / (2 * count)) * 1000)} ms` : '',
      `${warm.seconds.toFixed(0)} s`,
      `${warm.processorSeconds.toFixed(0)} s`,
      `${cold.peakMemory} MB`,
      `${kB(page.script)} kB`,
      `${kB(page.html)} kB`,
      search ? `${kB(search.first.total)} kB` : '',
      search ? `${kB(search.next.total)} kB` : '',
    ];
    return {row, processorSeconds: cold.processorSeconds};
  } finally {
    fs.rmSync(siteDir, {recursive: true, force: true});
  }
}

function visit(buildDir: string, hasSearch: boolean) {
  return withServer(buildDir, (root) =>
    withBrowser((visitPage) =>
      visitPage(async (page) => ({
        page: await measurePage(page, `${root}${addressOf('api', 'en')}`),
        search: hasSearch ? await measureSearch(page) : null,
      })),
    ),
  );
}
