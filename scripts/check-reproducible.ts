import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {buildSite, copyCommit} from './support/siteCopy';

const siteDir = path.resolve(__dirname, '..');
const copies = path.join(siteDir, '.cache/reproducible');

/** Two folders and environments, which must not affect the build. */
const BUILDS = [
  {folder: path.join(copies, 'one'), environment: {TZ: 'UTC', LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8'}},
  {
    folder: path.join(copies, 'other', 'place', 'two'),
    environment: {TZ: 'Asia/Tokyo', LANG: 'fr_FR.UTF-8', LC_ALL: 'fr_FR.UTF-8'},
  },
];

/**
 * `npm run check:reproducible`: builds the commit twice without a cache, in different folders, time zones and system
 * languages, and compares all files. Exits with code 1 if any differ. `npm test` does not run it, because it takes two
 * cold builds.
 */
function main(): void {
  const builds = BUILDS.map(({folder, environment}) => {
    console.log(`Building ${path.relative(siteDir, folder)}`);
    copyCommit(siteDir, folder);
    buildSite(folder, environment);
    return path.relative(siteDir, path.join(folder, 'build'));
  });
  const compare = ['diff', '--no-index', '--no-renames', '--name-status', ...builds];
  const {status} = spawnSync('git', compare, {cwd: siteDir, stdio: 'inherit'});
  if (status === 0) {
    console.log('All files are identical byte for byte.');
    fs.rmSync(copies, {recursive: true, force: true});
    return;
  }
  console.error(`To see where: git diff --no-index --text --word-diff --unified=0 ${builds.join(' ')}`);
  process.exitCode = 1;
}

main();
