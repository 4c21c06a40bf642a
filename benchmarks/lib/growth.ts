import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {copyCommit} from '../../scripts/support/siteCopy';
import {runBuild} from './buildRun';
import {kB, table} from './format';
import {growSite} from './grow';
import {addressOf} from './kinds';
import {measurePage, measureSearch} from './pageBytes';
import {withBrowser, withServer} from './visit';

/** Limit of V8's heap, in MB: two thirds of the machine's memory, because V8's default is too low for 2000 pages. */
const HEAP = Math.round((os.totalmem() * 2) / 3 / 2 ** 20);

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
        `${cold.peakMemory} MB`,
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
    const cold = runBuild(siteDir, HEAP, environment);
    fs.appendFileSync(path.join(siteDir, 'docs', `${id}.mdx`), '\nOne line more.\n');
    const warm = runBuild(siteDir, HEAP, environment);
    return await withServer(path.join(siteDir, 'build'), (root) =>
      withBrowser((visit) =>
        visit(async (page) => {
          const bytes = await measurePage(page, `${root}${addressOf('api', 'en')}`);
          return {cold, warm, page: bytes, search: await measureSearch(page)};
        }),
      ),
    );
  } finally {
    fs.rmSync(siteDir, {recursive: true, force: true});
  }
}
