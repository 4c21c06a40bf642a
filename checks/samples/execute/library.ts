import {hash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {npm} from './npm';

const NAME = 'ngx-testing-tools';

/** The library that the samples run against. */
export interface Library {
  version: string;
  /** Absolute path of its package; the file name contains a hash of the content. */
  tarball: string;
  /** Where the package comes from, for the report. */
  from: string;
}

/** Where to look for the library. */
interface LibraryOptions {
  /** Absolute path of the repository. */
  siteDir: string;
  /** Absolute path of the folder for the package. */
  cacheDir: string;
  /** The version to download. */
  version: string;
  /** A local package, which takes precedence. */
  tarball?: string;
}

/**
 * Finds the library: the given package, the installed package, or the one on npm.
 *
 * @returns the library, or the reason why it was not found
 * @throws {Error} when the given package does not exist, or is not the library
 */
export function findLibrary({siteDir, cacheDir, version, tarball}: LibraryOptions): Library | string {
  const installed = path.join(siteDir, 'node_modules', NAME);
  const [source, from] =
    tarball !== undefined
      ? [path.resolve(tarball), `--library ${tarball}`]
      : fs.existsSync(installed)
        ? [installed, `node_modules/${NAME}`]
        : [`${NAME}@${version}`, 'npm'];
  // npm would interpret a path that does not exist as a package name.
  if (tarball !== undefined && !fs.existsSync(source)) {
    throw new Error(`${from}: there is no such file or folder.`);
  }
  fs.mkdirSync(cacheDir, {recursive: true});
  const folder = fs.mkdtempSync(path.join(cacheDir, 'pack-'));
  try {
    // No retries, so that an unavailable package is reported within seconds.
    const options = ['--pack-destination', folder, '--fetch-retries=0', '--loglevel', 'error'];
    const problem = npm(['pack', source, ...options], cacheDir);
    if (problem === null) {
      return keep(path.join(folder, fs.readdirSync(folder)[0]!), from, cacheDir);
    }
    if (tarball !== undefined) {
      throw new Error(`${from}: npm cannot read a package there: ${problem}`);
    }
    return `npm cannot get ${source} (${problem}); pass a package with -- --library <file>.tgz`;
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}

/** Renames the package: npm's file name contains only the version, but a content hash also distinguishes its builds. */
function keep(packed: string, from: string, cacheDir: string): Library {
  const version = new RegExp(`^${NAME}-(.+)\\.tgz$`).exec(path.basename(packed))?.[1];
  if (version === undefined) {
    throw new Error(`${from} is not a package of ${NAME}.`);
  }
  const content = hash('sha256', fs.readFileSync(packed)).slice(0, 8);
  const tarball = path.join(cacheDir, `${NAME}-${version}-${content}.tgz`);
  fs.renameSync(packed, tarball);
  return {version, tarball, from};
}
