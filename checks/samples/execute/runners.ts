import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {karmaTargetOf} from '../../../src/lib/samples/project';
import {ENTRY, RESULTS, type Workspace} from './workspace';

/** One executed spec. */
export interface SpecResult {
  /** Titles of the `describe`s around it, the outermost first; before them the name of its suite. */
  suite: string[];
  description: string;
  status: 'passed' | 'failed' | 'skipped';
  /** Messages with their stacks. */
  log: string[];
}

/** What a run gave. */
export interface Run {
  specs: SpecResult[];
  /** Errors that belong to no spec, and what the builder printed when there was no run at all. */
  errors: string[];
}

/**
 * Runs the entry of a project with Angular's builder for Karma: just in time, with a zone, in a headless browser.
 *
 * @param browser absolute path of the browser's executable
 */
export function runKarma(workspace: Workspace, major: number, browser: string): Run {
  const run = start(workspace, ['run', `samples:${karmaTargetOf(major)}`], {CHROME_BIN: browser}) as Run;
  fs.rmSync(path.join(workspace.folder, ENTRY));
  return run;
}

/** The part of Vitest's JSON report that is read. */
interface VitestReport {
  testResults: {
    name: string;
    message: string;
    assertionResults: {ancestorTitles: string[]; title: string; status: string; failureMessages?: string[]}[];
  }[];
}

/** Runs the spec files of a project with Vitest, as `ng new` sets it up but for `aot: false`: without a zone, in jsdom. */
export function runVitest(workspace: Workspace, files: readonly string[]): Run {
  const report = start(workspace, ['test'], {}) as VitestReport | Run;
  if (!('testResults' in report)) {
    return report;
  }
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
  return {specs, errors: []};
}

/** Angular's builder names the bundle of a spec file after its path. */
function fileOf(bundle: string, files: readonly string[]): string {
  return files.find((file) => bundle.includes(file)) ?? bundle;
}

function start({folder, node}: Workspace, args: readonly string[], env: Record<string, string>): unknown {
  const report = path.join(folder, RESULTS);
  fs.rmSync(report, {force: true});
  const {stdout, stderr} = spawnSync(node, [path.join(folder, 'node_modules/@angular/cli/bin/ng.js'), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: {...process.env, ...env, NG_CLI_ANALYTICS: 'false'},
    maxBuffer: 256 * 1024 * 1024,
  });
  if (fs.existsSync(report)) {
    return JSON.parse(fs.readFileSync(report, 'utf8'));
  }
  return {specs: [], errors: [`ng ${args.join(' ')} executed nothing:\n${stdout}${stderr}`]} satisfies Run;
}
