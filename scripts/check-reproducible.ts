import {createHash} from 'node:crypto';
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
    return new Map(filesIn(build, /./).map((file) => [file, fs.readFileSync(path.join(build, file))]));
  }) as [Map<string, Buffer>, Map<string, Buffer>];

  const names = [...new Set([...one.keys(), ...two.keys()])].sort();
  const differences = names.flatMap((name) => difference(name, one.get(name), two.get(name)) ?? []);
  differences.forEach((text) => console.error(text));
  console.log(
    differences.length === 0
      ? `${names.length} files are identical byte for byte; build hash: ${digest(one)}.`
      : `${differences.length} of ${names.length} files differ; the builds are kept in ${path.relative(siteDir, copies)}.`,
  );
  if (differences.length === 0) {
    fs.rmSync(copies, {recursive: true, force: true});
  }
  process.exitCode = differences.length === 0 ? 0 : 1;
}

/** Describes how a file differs, with the text around the first differing byte. Returns `null` if it does not. */
function difference(name: string, one?: Buffer, two?: Buffer): string | null {
  if (!one || !two) {
    return `${name}: only in the ${one ? 'first' : 'second'} build`;
  }
  if (one.equals(two)) {
    return null;
  }
  const at = one.findIndex((byte, index) => byte !== two[index]);
  const around = (file: Buffer) => JSON.stringify(file.subarray(Math.max(0, at - 60), at + 60).toString());
  return `${name}: from byte ${at}\n  ${around(one)}\n  ${around(two)}`;
}

/** Returns a hash of all file names and contents. */
function digest(files: Map<string, Buffer>): string {
  const hash = createHash('sha256');
  for (const [name, content] of files) {
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  return `sha256-${hash.digest('hex').slice(0, 16)}`;
}

main();
