import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {npm} from './npm';

const NAME = 'ngx-testing-tools';

/** The library that the samples run on. */
export interface Library {
  version: string;
  /** Absolute path of its package, named after its content. */
  tarball: string;
  /** Where it was taken from, for the report. */
  from: string;
}

/** Where to look for the library. */
export interface LibraryOptions {
  /** Absolute path of the repository. */
  siteDir: string;
  /** Absolute path of the folder that takes its package. */
  cacheDir: string;
  /** The version to fetch. */
  version: string;
  /** A package on the disk, which goes before everything else. */
  tarball?: string;
}

/** A library, or why there is none. */
export type FoundLibrary = {library: Library; missing?: undefined} | {library?: undefined; missing: string};

/**
 * Finds the library: the package that the command line names, the installed one, or what npm fetches.
 *
 * @throws {Error} when the package that was named is not one of the library
 */
export function findLibrary({siteDir, cacheDir, version, tarball}: LibraryOptions): FoundLibrary {
  const installed = path.join(siteDir, 'node_modules', NAME);
  if (tarball !== undefined) {
    // npm would take a path that does not exist for the name of a package to fetch.
    if (!fs.existsSync(tarball)) {
      throw new Error(`--library ${tarball}: there is no such file or folder.`);
    }
    return pack(path.resolve(tarball), `--library ${tarball}`, cacheDir, (problem) => {
      throw new Error(`--library ${tarball}: npm cannot read a package there: ${problem}`);
    });
  }
  if (fs.existsSync(installed)) {
    return pack(
      installed,
      `node_modules/${NAME}`,
      cacheDir,
      (problem) => `the installed ${NAME} cannot be packed: ${problem}`,
    );
  }
  return pack(
    `${NAME}@${version}`,
    'npm',
    cacheDir,
    (problem) =>
      `${NAME} ${version} is neither installed nor to be had from npm (${problem}); name a package with -- --library <file>.tgz`,
  );
}

/** Whether a folder, a file or a name is meant, npm tells by itself; each becomes a file in the cache. */
function pack(source: string, from: string, cacheDir: string, explain: (problem: string) => string): FoundLibrary {
  fs.mkdirSync(cacheDir, {recursive: true});
  const folder = fs.mkdtempSync(path.join(cacheDir, 'pack-'));
  try {
    // Asked once: what is not to be had must show in seconds.
    const {problem} = npm(
      ['pack', source, '--pack-destination', folder, '--fetch-retries=0', '--loglevel', 'error'],
      cacheDir,
    );
    return problem === null
      ? {library: keep(path.join(folder, fs.readdirSync(folder)[0]!), from, cacheDir)}
      : {missing: explain(problem)};
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}

/** npm names the file after name and version; the content is added, so that another build counts as another package. */
function keep(packed: string, from: string, cacheDir: string): Library {
  const version = new RegExp(`^${NAME}-(.+)\\.tgz$`).exec(path.basename(packed))?.[1];
  if (version === undefined) {
    throw new Error(`${from} is not a package of ${NAME}.`);
  }
  const hash = createHash('sha256').update(fs.readFileSync(packed)).digest('hex').slice(0, 8);
  const tarball = path.join(cacheDir, `${NAME}-${version}-${hash}.tgz`);
  fs.renameSync(packed, tarball);
  return {version, tarball, from};
}
