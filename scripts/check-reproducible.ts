import fs from 'node:fs';
import path from 'node:path';
import {filesIn} from '../src/lib/content/folders';
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
  const [one, two] = BUILDS.map(({folder, environment}) => {
    console.log(`Building ${path.relative(siteDir, folder)}`);
    copyCommit(siteDir, folder);
    buildSite(folder, environment);
    const build = path.join(folder, 'build');
    return new Map(filesIn(build, /./).map((file) => [file, fs.readFileSync(path.join(build, file), 'latin1')]));
  }) as [Map<string, string>, Map<string, string>];

  const names = [...new Set([...one.keys(), ...two.keys()])].sort();
  const different = names.filter((name) => one.get(name) !== two.get(name));
  if (different.length === 0) {
    console.log(`${names.length} files are identical byte for byte.`);
    fs.rmSync(copies, {recursive: true, force: true});
    return;
  }
  const [before, after] = BUILDS.map(({folder}) => path.relative(siteDir, path.join(folder, 'build')));
  console.error(`${different.length} of ${names.length} files differ:\n${different.join('\n')}`);
  console.error(`To see where: git diff --no-index --text --word-diff --unified=0 ${before} ${after}`);
  process.exitCode = 1;
}

main();
