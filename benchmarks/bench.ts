import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {buildTable, timeBuilds} from './lib/builds';
import {runBuild} from './lib/buildRun';
import {GROWTH, growthTable} from './lib/growth';
import {SUBJECTS} from './lib/kinds';
import {lighthouseRatioTable, lighthouseTable} from './lib/lighthouseTables';
import {Noise} from './lib/noise';
import {copySite} from './lib/siteFolder';
import {copyStockSite} from './lib/stock';
import {bytesTable, firstMoveTable, searchTable} from './lib/tables';
import {ensureBrowser} from '../scripts/support/browser';

const repository = path.resolve(__dirname, '..');

/** The pages on which the stock site is measured: the rest tells nothing more. */
const STOCK_SUBJECTS = SUBJECTS.filter(
  ({kind, language}) => language === 'en' && ['home', 'api', 'post'].includes(kind),
);

/** The pages on which a reader's first move is measured, one language. */
const FIRST_MOVE_SUBJECTS = SUBJECTS.filter(({language}) => language === 'en');

/**
 * `npm run bench`: builds this site and the stock one in turn, and measures build times, bytes, Lighthouse, whether
 * two builds of the commit are alike, and the cost of more pages, in tables. Options: `--runs <n>` for medians of n
 * (3 unless given), `--quick` for the bytes of the build that is there and nothing else, `--no-times` to leave out
 * the repeated builds, `--no-lighthouse`, `--no-reproducible`, `--no-growth`, which takes longer than all the rest.
 */
async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      quick: {type: 'boolean', default: false},
      'no-times': {type: 'boolean', default: false},
      'no-lighthouse': {type: 'boolean', default: false},
      'no-reproducible': {type: 'boolean', default: false},
      'no-growth': {type: 'boolean', default: false},
      runs: {type: 'string', default: '3'},
    },
  });
  const runs = Number(values.runs);
  console.log(`${describeMachine()}\n`);

  if (values.quick) {
    await printBytes(path.join(repository, 'build'));
    return;
  }

  const folders = {
    ours: copySite(repository, 'bench-ours'),
    stock: copyStockSite(repository, 'babel'),
    stockSwc: copyStockSite(repository, 'swc'),
  };
  if (!values['no-times']) {
    const noise = new Noise();
    console.log(`${buildTable(await timeBuilds(folders, repository, runs, noise))}\n\nNoise: ${noise.toString()}.\n`);
  } else {
    await runBuild(folders.stock, repository);
    await runBuild(folders.ours, repository);
  }
  const builds = {ours: path.join(folders.ours, 'build'), stock: path.join(folders.stock, 'build')};
  await printBytes(builds.ours);
  console.log(`Stock Docusaurus, same content:\n\n${await bytesTable(builds.stock, STOCK_SUBJECTS, false)}\n`);

  if (!values['no-lighthouse']) {
    const noise = new Noise();
    const ours = await lighthouseTable(builds.ours, SUBJECTS, ['mobile', 'calibrated', 'desktop'], runs, noise);
    console.log(
      `${ours}\n\n${await lighthouseRatioTable(builds, STOCK_SUBJECTS, runs, noise)}\n\nNoise: ${noise.toString()}.\n`,
    );
    console.log(await firstMoveTable(builds.ours, FIRST_MOVE_SUBJECTS, runs));
  }
  Object.values(folders).forEach((folder) => fs.rmSync(folder, {recursive: true, force: true}));

  if (!values['no-reproducible']) {
    spawnSync('npx', ['tsx', path.join(repository, 'scripts/check-reproducible.ts')], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
  }
  if (!values['no-growth']) {
    console.log(`\n${await growthTable(repository, GROWTH)}`);
  }
}

async function printBytes(buildDir: string): Promise<void> {
  console.log(`${await bytesTable(buildDir, SUBJECTS, true)}\n`);
  console.log(`${await searchTable(buildDir)}\n`);
}

function describeMachine(): string {
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return `${os.cpus().length} processors, ${memory} GiB, ${os.type()}, Node ${process.versions.node}, ${path.basename(ensureBrowser())}`;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
