import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {ensureBrowser} from '../scripts/support/browser';
import {printError} from '../scripts/support/report';
import {bytesTables} from './lib/bytes';
import {growthTable} from './lib/growth';
import {lighthouseTable} from './lib/lighthouse';
import {readerTable} from './lib/reader';

const repository = path.resolve(__dirname, '..');

/** A long page in each language, and the home page. */
const PAGES = ['docs/api/common/base-tools', 'fr/docs/api/common/base-tools', ''];

/** Numbers of pages to add, in each language. */
const GROWTH = ['0', '30', '500'];

const PARTS: Record<string, (runs: number, counts: number[]) => Promise<string>> = {
  bytes: () => bytesTables(path.join(repository, 'build')),
  reader: (runs) => readerTable(builds(), PAGES, runs, false),
  'reader-slow-line': (runs) => readerTable(builds(), PAGES, runs, true),
  lighthouse: (runs) => lighthouseTable(builds(), PAGES, runs),
  growth: (_, counts) => growthTable(repository, counts),
};

/** The build with `src/plugins/faster-pages`, and the build with the stock runtime. */
const builds = () => ({ours: path.join(repository, 'build'), stock: path.join(repository, 'build-stock')});

/**
 * `npm run bench [-- <part>…]`: measures the existing builds (`npm run build`, `npm run build:stock`) alternately, and
 * prints tables: the bytes of each kind of page (of our build only), the response to a reader's input with and without a
 * slow connection, Lighthouse, and the cost of more pages (`growth`, which builds copies of the site). Runs all parts by
 * default.
 * `--runs <n>` sets the number of runs (5 by default) of which the median is taken; `--pages <n>`, which can be
 * repeated, sets the number of pages to add.
 */
async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    options: {runs: {type: 'string', default: '5'}, pages: {type: 'string', multiple: true, default: GROWTH}},
    allowPositionals: true,
  });
  const unknown = positionals.find((part) => !Object.hasOwn(PARTS, part));
  if (unknown) {
    throw new Error(`Unknown part "${unknown}"; the parts are: ${Object.keys(PARTS).join(', ')}.`);
  }
  const memory = Math.round(os.totalmem() / 2 ** 30);
  console.log(
    `${os.cpus().length} CPUs, ${memory} GiB, ${os.type()}, Node ${process.versions.node}, ${path.basename(ensureBrowser())}`,
  );
  for (const part of positionals.length > 0 ? positionals : Object.keys(PARTS)) {
    const loadBefore = os.loadavg()[0]!.toFixed(1);
    const text = await PARTS[part]!(Number(values.runs), values.pages.map(Number));
    console.log(`\n${part} (load average ${loadBefore} before, ${os.loadavg()[0]!.toFixed(1)} after)\n\n${text}`);
  }
}

main().catch(printError);
