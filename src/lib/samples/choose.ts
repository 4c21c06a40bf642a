import fs from 'node:fs';
import path from 'node:path';
import {FileError} from '../content/problem';
import {listSampleFiles} from './library';
import type {Runner} from './versions';

const MARK = /^\/\/ @angular (\S.*)$/;
const VERSION = /^\d+\.\d+$/;
const MODERN = /\.modern\.spec\.ts$/;

/** Part of the names of spec files that only Vitest can run. */
const VITEST = '.vitest.modern.spec.ts';

/** A sample file that needs a newer version of Angular. */
export interface LeftOut {
  /** Path under `samples/`. */
  file: string;
  /** The minimum version that it needs, for example `17.3`. */
  needs: string;
}

/** The sample files to run on a version of Angular. */
export interface Chosen {
  /** Paths under `samples/`. */
  files: string[];
  leftOut: LeftOut[];
}

/**
 * Selects the sample files for a version of Angular, and lists those that need a newer one.
 *
 * @param angular the version to run on, for example `16.2.12`
 * @throws {FileError} when the `@angular` comment of a file is not valid
 */
export function chooseSamples(samplesDir: string, angular: string): Chosen {
  const chosen: Chosen = {files: [], leftOut: []};
  for (const file of listSampleFiles(samplesDir)) {
    const needs = readLeastAngular(fs.readFileSync(path.join(samplesDir, file), 'utf8'), `samples/${file}`);
    if (needs === null || angular.localeCompare(needs, 'en', {numeric: true}) >= 0) {
      chosen.files.push(file);
    } else {
      chosen.leftOut.push({file, needs});
    }
  }
  return chosen;
}

/**
 * Reads the minimum version of Angular that a sample file needs. A file with an `@angular` comment on its first line
 * must also be named `*.modern.spec.ts`, so that a list of files shows it too.
 *
 * @param source content of the file
 * @param file path of the file, for messages
 * @returns for example `17.3`; `null` for a file that runs on every version that the library supports
 * @throws {FileError} when comment and name do not match, or when the version is not valid
 */
function readLeastAngular(source: string, file: string): string | null {
  const refuse = (what: string, fix: string): never => {
    throw new FileError(file, 1, what, fix);
  };
  const version = MARK.exec(source.split('\n', 1)[0]!)?.[1]?.trim() ?? null;
  const isModern = MODERN.test(file);
  if (isModern && version === null) {
    refuse(
      'the name ends in ".modern.spec.ts", but the first line does not say which version of Angular it needs',
      'write "// @angular 17.3".',
    );
  }
  if (!isModern && version !== null) {
    refuse(`the first line requires Angular ${version}`, 'rename the file to "….modern.spec.ts".');
  }
  if (version !== null && !VERSION.test(version)) {
    refuse(`"${version}" is not a valid version of Angular`, 'write major and minor, as in "// @angular 17.3".');
  }
  return version;
}

/** Returns whether a runner can run a sample file. Files that import Vitest are named `*.vitest.modern.spec.ts`. */
export function runsWith(runner: Runner, file: string): boolean {
  return runner === 'vitest' || !file.includes(VITEST);
}

/**
 * Returns the spec files that `--only` selects.
 *
 * @param only path prefixes under `samples/`; if empty, all files are selected
 * @throws {Error} when a prefix matches no spec file
 */
export function chooseSpecFiles(samplesDir: string, only: readonly string[]): string[] {
  const files = listSampleFiles(samplesDir).filter((file) => file.endsWith('.spec.ts'));
  const startOf = (value: string) => value.replace(/^(?:\.\/)?samples\//, '');
  const unmatched = only.find((value) => !files.some((file) => file.startsWith(startOf(value))));
  if (unmatched !== undefined) {
    throw new Error(`--only ${unmatched}: no spec file under samples/ has a path that starts with this.`);
  }
  return only.length === 0 ? files : files.filter((file) => only.some((value) => file.startsWith(startOf(value))));
}
