import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {karmaTargetOf} from '../../../src/lib/samples/project';
import {titlesAt} from './regionResults';
import {writeEntry, type Suite} from './entry';
import {ENTRY, RESULTS, type Workspace} from './workspace';

/** The result of a spec. */
export interface SpecResult {
  /** Name of its suite, followed by the titles of its `describe` blocks, the outermost first. */
  suite: string[];
  description: string;
  status: 'passed' | 'failed' | 'skipped';
  /** Error messages with stack traces. */
  log: string[];
}

/** The results of a run. */
export interface Run {
  specs: SpecResult[];
  /** Errors outside specs. */
  errors: string[];
}

/**
 * Runs spec files with Angular's Karma builder: compiled just in time, with zone.js, in a headless browser.
 *
 * @param browser absolute path of the browser's executable
 * @throws {Error} when no spec ran
 */
export function runKarma(workspace: Workspace, suites: readonly Suite[], major: number, browser: string): Run {
  writeEntry(workspace.folder, suites);
  const {report} = start<Run>(workspace, ['run', `samples:${karmaTargetOf(major)}`], {CHROME_BIN: browser});
  fs.rmSync(path.join(workspace.folder, ENTRY));
  return report;
}

/** The part of Vitest's JSON report that is used. */
interface VitestReport {
  testResults: {
    name: string;
    message: string;
    assertionResults: {ancestorTitles: string[]; title: string; status: string; failureMessages?: string[]}[];
  }[];
}

/** An error outside specs, as Vitest prints it: its message, and the first line of its stack in a spec file. */
const UNCAUGHT =
  /^⎯+ (?:Uncaught Exception|Unhandled Rejection) ⎯+\n(.+)(?:\n ❯ (?!.*\bsamples\/).*)*(?:\n ❯ .*\bsamples\/(\S+):(\d+):\d+)/gm;

/**
 * Runs spec files with Vitest, as `ng new` sets it up, except for `aot: false`: without zone.js, in jsdom.
 *
 * @throws {Error} when no spec ran
 */
export function runVitest(workspace: Workspace, files: readonly string[]): Run {
  const {report, output} = start<VitestReport>(workspace, ['test'], {NO_COLOR: '1'});
  const specs = report.testResults.flatMap(({name, message, assertionResults}) => {
    const file = fileOf(name, files);
    const results = assertionResults.map(({ancestorTitles, title, status, failureMessages = []}): SpecResult => ({
      suite: [file, ...ancestorTitles],
      description: title,
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
      log: failureMessages,
    }));
    const failure: SpecResult = {suite: [file], description: 'loads', status: 'failed', log: [message]};
    return results.length === 0 ? [failure] : results;
  });
  return {specs, errors: blameSpecs(path.join(workspace.folder, 'samples'), specs, output)};
}

/**
 * Finds the specs that cause errors outside specs, such as an error thrown after the spec has passed, and marks them as
 * failed. Vitest does not add these errors to its report, but prints them and fails the run.
 *
 * @param samplesDir absolute path of the spec files as they were run
 * @returns the errors that no spec has caused
 */
export function blameSpecs(samplesDir: string, specs: readonly SpecResult[], output: string): string[] {
  return [...output.matchAll(UNCAUGHT)].flatMap(([text, message, file, line]) => {
    const titles = titlesAt(fs.readFileSync(path.join(samplesDir, file!), 'utf8'), Number(line));
    const spec = specs.find(
      ({suite, description}) => suite[0] === file && [...suite.slice(1), description].join() === titles?.join(),
    );
    if (!spec) {
      return [text];
    }
    Object.assign(spec, {status: 'failed', log: [message]});
    return [];
  });
}

/** Returns the spec file of a bundle, which Angular's builder names after the path of the spec file. */
function fileOf(bundle: string, files: readonly string[]): string {
  return files.find((file) => bundle.includes(file)) ?? bundle;
}

/** Runs an Angular CLI command. Returns its output and the runner's report. */
function start<Report>(
  {folder, node}: Workspace,
  args: readonly string[],
  env: Record<string, string>,
): {report: Report; output: string} {
  const report = path.join(folder, RESULTS);
  fs.rmSync(report, {force: true});
  const {stdout, stderr} = spawnSync(node, [path.join(folder, 'node_modules/@angular/cli/bin/ng.js'), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: {...process.env, ...env, NG_CLI_ANALYTICS: 'false'},
    maxBuffer: 256 * 1024 * 1024,
  });
  const output = stdout + stderr;
  if (!fs.existsSync(report)) {
    throw new Error(`ng ${args.join(' ')} did not run any specs:\n${output}`);
  }
  return {report: JSON.parse(fs.readFileSync(report, 'utf8')) as Report, output};
}
