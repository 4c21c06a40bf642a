import fs from 'node:fs';
import path from 'node:path';
import {listSampleFiles} from './library';
import type {Runner} from './versions';

/** The first line of a sample file that needs a newer Angular than the oldest one that the library supports. */
const MARK = /^\/\/ @angular (\d+\.\d+)/;

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
 */
export function chooseSamples(samplesDir: string, angular: string): Chosen {
  const chosen: Chosen = {files: [], leftOut: []};
  for (const file of listSampleFiles(samplesDir)) {
    const needs = MARK.exec(fs.readFileSync(path.join(samplesDir, file), 'utf8'))?.[1];
    if (needs === undefined || angular.localeCompare(needs, 'en', {numeric: true}) >= 0) {
      chosen.files.push(file);
    } else {
      chosen.leftOut.push({file, needs});
    }
  }
  return chosen;
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
