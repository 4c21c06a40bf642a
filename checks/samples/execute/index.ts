import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {dependenciesOf, versionOf, type Setup} from '../../../src/lib/samples/versions';
import type {ExecutedRun} from '../../../src/lib/samples/record';
import {chooseSpecFiles, runsWith, samplesTooNewFor} from '../../../src/lib/samples/choose';
import {formatProblem} from '../../../src/lib/content/problem';
import {compileSamples} from '../compile';
import {readSamples} from '../read';
import {checkContract} from './contract';
import {byFile, type FileResult} from './failures';
import {numberSuites, resultsOfRegions, type RegionResult} from './regionResults';
import {runKarma, runVitest} from './runners';
import type {Library} from './library';
import {runMutations, type MutationRun} from './mutations';
import {prepareWorkspace, type Workspace} from './workspace';

/** The result of a run in one setup. */
export interface VersionReport extends Pick<
  ExecutedRun,
  'setup' | 'angular' | 'typescript' | 'runner' | 'environment'
> {
  seconds: number;
  /** Whether all files ran, not only those selected with `--only`. */
  isWhole: boolean;
  files: FileResult[];
  regions: RegionResult[];
  /** The sample files that this version cannot run, each with the version that it needs. */
  leftOut: ReadonlyMap<string, string>;
  /** Errors outside specs. */
  errors: string[];
  /** Compiler errors of the samples with the library's own declarations. */
  typeProblems: string[];
  /** Differences between the contract and the library's declarations. */
  differences: string[];
  /** Only if the mutations were run; the specs are not counted then. */
  mutations?: MutationRun;
}

/** Options of a run. */
export interface ExecuteOptions {
  /** Absolute path of the repository. */
  siteDir: string;
  /** Absolute path of the folder for the Angular projects. */
  cacheDir: string;
  library: Library;
  /** Absolute path of the browser's executable. */
  browser: string;
  setup: Setup;
  /** Whether to run the mutations of the shop instead of the specs. */
  mutate: boolean;
  /** Path prefixes under `samples/` of the spec files to run; if empty, all files run. */
  only: readonly string[];
}

/**
 * Runs the samples, or the mutations of the shop, against the real library in one setup.
 *
 * @throws {Error} when the packages cannot be installed, or when no spec ran
 */
export function executeSamples(options: ExecuteOptions): VersionReport {
  const {siteDir, cacheDir, library, browser, setup, mutate, only} = options;
  const samplesDir = path.join(siteDir, 'samples');
  const version = versionOf(setup.major);
  const wanted = chooseSpecFiles(samplesDir, only);
  const tooNew = samplesTooNewFor(samplesDir, version.angular);
  const files = wanted.filter((file) => !tooNew.has(file) && runsWith(setup.runner, file));
  const report: VersionReport = {
    setup: setup.name,
    angular: version.angular,
    typescript: version.typescript,
    runner: setup.runner === 'karma' ? `Karma ${dependenciesOf(version).karma}` : `Vitest ${version.vitest!.vitest}`,
    environment: setup.runner === 'karma' ? `Chromium ${versionOfBrowser(browser)}` : `jsdom ${version.vitest!.jsdom}`,
    seconds: 0,
    isWhole: only.length === 0,
    files: [],
    regions: [],
    leftOut: new Map([...tooNew].filter(([file]) => wanted.includes(file))),
    errors: [],
    typeProblems: [],
    differences: [],
  };
  if (files.length === 0) {
    return report;
  }
  const workspace = prepareWorkspace(siteDir, cacheDir, setup, library, files);
  const start = Date.now();
  const result = mutate
    ? {mutations: runMutations(workspace, setup.major, browser)}
    : executeSpecs(options, workspace, files, report.isWhole);
  return {...report, ...result, seconds: Math.round((Date.now() - start) / 1000)};
}

function executeSpecs(
  {siteDir, setup, browser}: ExecuteOptions,
  workspace: Workspace,
  files: readonly string[],
  isWhole: boolean,
): Partial<VersionReport> {
  const suites = files.map((file) => ({name: file, files: [`samples/${file}`]}));
  const {specs, errors} =
    setup.runner === 'vitest' ? runVitest(workspace, files) : runKarma(workspace, suites, setup.major, browser);
  const results = byFile(files, specs);
  const silent = results.filter(({passed, failures}) => passed + failures.length === 0);
  const regions = readSamples(path.join(siteDir, 'samples'))
    .filter(({file}) => files.includes(file))
    .flatMap((sample) =>
      resultsOfRegions(
        numberSuites(sample.source),
        sample.file,
        sample.regions,
        specs.filter(({suite}) => suite[0] === sample.file),
      ),
    );
  return {
    files: results,
    regions,
    errors: [...errors, ...silent.map(({file}) => `samples/${file}: none of its specs ran.`)],
    // Types and contract are checked for all files at once, so a partial run skips them. The samples are compiled
    // against the library, because it is installed here, and `samples/tsconfig.json` prefers it to the contract.
    typeProblems: isWhole ? compileSamples(path.join(workspace.folder, 'samples')).map(formatProblem) : [],
    differences: isWhole ? checkContract(workspace.folder) : [],
  };
}

function versionOfBrowser(browser: string): string {
  const output = execFileSync(browser, ['--version', '--no-sandbox'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return /[\d.]+/.exec(output)?.[0] ?? output.trim();
}
