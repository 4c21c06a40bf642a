import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {ensureBrowser} from '../scripts/support/browser';
import {bytesTables} from './lib/bytes';
import {growthTable} from './lib/growth';
import {lighthouseTable} from './lib/lighthouse';
import {readerTable} from './lib/reader';

const repository = path.resolve(__dirname, '..');

/** The longest page in each language, and the home page. */
const PAGES = ['docs/api/common/base-tools', 'fr/docs/api/common/base-tools', ''];

/** How many more pages the site gets, in each language. */
const GROWTH = ['0', '30', '500'];

const PARTS: Record<string, (runs: number, counts: number[]) => Promise<string>> = {
  bytes: () => bytesTables(path.join(repository, 'build')),
  reader: (runs) => readerTable(builds(), PAGES, runs, false),
  'reader-slow-line': (runs) => readerTable(builds(), PAGES, runs, true),
  lighthouse: (runs) => lighthouseTable(builds(), PAGES, runs),
  growth: (_, counts) => growthTable(repository, counts),
};

/** The build with the plugin of `src/plugins/faster-pages`, and the one with the stock runtime. */
const builds = () => ({ours: path.join(repository, 'build'), stock: path.join(repository, 'build-stock')});

/**
 * `npm run bench [-- <part>…]`: measures the two builds that are there (`npm run build`, `npm run build:stock`) in turn,
 * and prints tables: the bytes of each kind of page, a reader's inputs with and without a slow line, Lighthouse, and
 * what more pages cost. All parts unless some are named. `--runs <n>` takes medians of n, 5 unless given; `--pages <n>`,
 * once or more, is how many pages the site grows by.
 */
async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    options: {runs: {type: 'string', default: '5'}, pages: {type: 'string', multiple: true, default: GROWTH}},
    allowPositionals: true,
  });
  const unknown = positionals.find((part) => !Object.hasOwn(PARTS, part));
  if (unknown) {
    throw new Error(`There is no part "${unknown}"; the parts are: ${Object.keys(PARTS).join(', ')}.`);
  }
  const memory = Math.round(os.totalmem() / 2 ** 30);
  console.log(
    `${os.cpus().length} processors, ${memory} GiB, ${os.type()}, Node ${process.versions.node}, ${path.basename(ensureBrowser())}`,
  );
  for (const part of positionals.length > 0 ? positionals : Object.keys(PARTS)) {
    const loadBefore = os.loadavg()[0]!.toFixed(1);
    const text = await PARTS[part]!(Number(values.runs), values.pages.map(Number));
    console.log(`\n${part} (load average ${loadBefore} before, ${os.loadavg()[0]!.toFixed(1)} after)\n\n${text}`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
