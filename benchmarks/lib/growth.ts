import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {clean, runBuild} from './buildRun';
import {kB, table} from './format';
import {growSite} from './grow';
import {addressOf} from './kinds';
import {measureAction, measurePage} from './pageBytes';
import {measureSearch} from './searchBytes';
import {copySite} from './siteFolder';
import {withBrowser, withServer} from './visit';

/** How many more pages the site gets unless the command says otherwise. */
export const GROWTH = [0, 30, 500, 2000];

/** Limit of V8's heap, in MB: two thirds of the machine's memory, since V8's own limit is too low for 2000 pages. */
const HEAP = Math.round((os.totalmem() * 2) / 3 / 2 ** 20);

const HEAD = [
  'Pages added, in each language',
  'Cold build',
  'Processor',
  'For each page',
  'Warm build',
  'Processor',
  'Peak memory',
  'Script of the API page',
  'HTML',
  'Script on the first move',
  'First search',
  'Next search',
];

/**
 * Builds the site with more and more pages, from nothing and again after a change of one page, and tells what that
 * costs: time, memory, script and HTML of one page, what the first move of a reader loads (the addresses of all
 * pages), a search.
 *
 * @param counts numbers of pages to add
 */
export async function growthTable(repository: string, counts: readonly number[]): Promise<string> {
  const rows: string[][] = [];
  let base: number | null = null;
  for (const count of counts) {
    const {row, processorSeconds} = await measure(repository, count, base);
    base ??= count === 0 ? processorSeconds : null;
    console.error(row.join(' · '));
    rows.push(row);
  }
  return table(HEAD, rows);
}

/** @param base processor time of a cold build without more pages, in seconds, where it is known */
async function measure(repository: string, count: number, base: number | null) {
  const siteDir = copySite(repository, `growth-${count}`);
  try {
    const ids = count > 0 ? growSite(siteDir, count) : [];
    clean(siteDir);
    const cold = await runBuild(siteDir, repository, HEAP);
    fs.appendFileSync(path.join(siteDir, 'docs', `${ids[0] ?? 'introduction'}.mdx`), '\nOne line more.\n');
    const warm = await runBuild(siteDir, repository, HEAP);
    const {page, move, search} = await visit(path.join(siteDir, 'build'));
    const row = [
      String(count),
      `${cold.seconds.toFixed(0)} s`,
      `${cold.processorSeconds.toFixed(0)} s`,
      base !== null && count > 0 ? `${Math.round(((cold.processorSeconds - base) / (2 * count)) * 1000)} ms` : '',
      `${warm.seconds.toFixed(0)} s`,
      `${warm.processorSeconds.toFixed(0)} s`,
      `${cold.peakMemory} MB`,
      `${kB(page.script)} kB`,
      `${kB(page.html)} kB`,
      `${kB(move.script)} kB`,
      `${kB(search.first.total)} kB`,
      `${kB(search.next.total)} kB`,
    ];
    return {row, processorSeconds: cold.processorSeconds};
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
