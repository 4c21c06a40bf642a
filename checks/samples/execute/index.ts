import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {chooseSamples, chooseSpecFiles, type LeftOut} from './choose';
import {writeEntry} from './entry';
import {byFile, type FileResult} from './failures';
import {runKarma} from './karma';
import type {Library} from './library';
import {runMutations, type MutationRun} from './mutations';
import {checkContract, checkTypes} from './types';
import {versionOf} from './versions';
import {prepareWorkspace} from './workspace';

/** What happened on one Angular version. */
export interface VersionReport {
  angular: string;
  typescript: string;
  chromium: string;
  seconds: number;
  files: FileResult[];
  /** The sample files that this version cannot run. */
  leftOut: LeftOut[];
  /** What went wrong outside of every spec. */
  errors: string[];
  /** What the compiler says of the samples with the library's own declarations. */
  typeProblems: string[];
  /** Where the contract is not what the library declares. */
  differences: string[];
  /** Only when the mutations were run; the specs are not counted then. */
  mutations?: MutationRun;
}

/** Options of a run. */
export interface ExecuteOptions {
  /** Absolute path of the repository. */
  siteDir: string;
  /** Absolute path of the folder that takes the Angular projects. */
  cacheDir: string;
  library: Library;
  /** Absolute path of the browser's executable. */
  browser: string;
  major: number;
  /** Runs the mutations of the shop instead of the specs. */
  mutate: boolean;
  /** Beginnings of the paths of the spec files to run; none runs all of them. */
  only: readonly string[];
}

/** Runs the samples, or the mutations of the shop, on one Angular version with the library itself. */
export function executeSamples({
  siteDir,
  cacheDir,
  library,
  browser,
  major,
  mutate,
  only,
}: ExecuteOptions): VersionReport {
  const folder = prepareWorkspace(siteDir, cacheDir, major, library);
  const start = Date.now();
  const {angular, typescript} = versionOf(major);
  const result = mutate ? mutateShop(folder, browser) : executeSpecs(siteDir, folder, browser, angular, only);
  return {
    angular,
    typescript,
    chromium: versionOfBrowser(browser),
    seconds: Math.round((Date.now() - start) / 1000),
    ...result,
  };
}

type Result = Pick<VersionReport, 'files' | 'leftOut' | 'errors' | 'typeProblems' | 'differences' | 'mutations'>;

function executeSpecs(
  siteDir: string,
  folder: string,
  browser: string,
  angular: string,
  only: readonly string[],
): Result {
  const samplesDir = path.join(siteDir, 'samples');
  const wanted = chooseSpecFiles(samplesDir, only);
  const chosen = chooseSamples(samplesDir, angular);
  const files = wanted.filter((file) => chosen.files.includes(file));
  const leftOut = chosen.leftOut.filter(({file}) => wanted.includes(file));
  if (files.length === 0) {
    return {files: [], leftOut, errors: [], typeProblems: [], differences: []};
  }
  writeEntry(
    folder,
    files.map((file) => ({name: file, files: [`samples/${file}`]})),
  );
  const {specs, errors} = runKarma(folder, browser);
  const results = byFile(siteDir, files, specs);
  const silent = results.filter(({passed, failures}) => passed + failures.length === 0);
  return {
    files: results,
    leftOut,
    errors: [...errors, ...silent.map(({file}) => `samples/${file}: none of its specs was executed.`)],
    // They concern all files at once, so a run of a few of them leaves them to a whole one.
    typeProblems: only.length > 0 ? [] : checkTypes(folder),
    differences: only.length > 0 ? [] : checkContract(folder),
  };
}

function mutateShop(folder: string, browser: string): Result {
  return {
    files: [],
    leftOut: [],
    errors: [],
    typeProblems: [],
    differences: [],
    mutations: runMutations(folder, browser),
  };
}

function versionOfBrowser(browser: string): string {
  const output = execFileSync(browser, ['--version', '--no-sandbox'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return /[\d.]+/.exec(output)?.[0] ?? output.trim();
}

/**
 * Writes what `npm test` counts.
 *
 * @param file absolute path
 */
export function writeCounts(file: string, counts: {passed: number; failed: number; skipped: number}): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(
    file,
    JSON.stringify({numPassedTests: counts.passed, numFailedTests: counts.failed, numPendingTests: counts.skipped}),
  );
}
