import fs from 'node:fs';
import path from 'node:path';
import {listSampleFiles} from './library';
import type {Runner} from './versions';

/** The first line of a sample file that needs a newer Angular than the oldest one that the library supports. */
const MARK = /^\/\/ @angular (\d+\.\d+)/;

/** Part of the names of spec files that only Vitest can run. */
const VITEST = '.vitest.modern.spec.ts';

/**
 * Returns the sample files that need a newer version of Angular.
 *
 * @param angular the version to run on, for example `16.2.12`
 * @returns the minimum version that each file needs, for example `17.3`, by path under `samples/`
 */
export function samplesTooNewFor(samplesDir: string, angular: string): Map<string, string> {
  return new Map(
    listSampleFiles(samplesDir).flatMap((file) => {
      const [, needs = ''] = MARK.exec(fs.readFileSync(path.join(samplesDir, file), 'utf8')) ?? [];
      return angular.localeCompare(needs, 'en', {numeric: true}) < 0 ? [[file, needs] as const] : [];
    }),
  );
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
