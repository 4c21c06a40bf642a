import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** One executed spec, as `workspace/karma.conf.cjs` writes it. */
export interface SpecResult {
  /** Titles of the `describe`s around it, the outermost first: that one is the name of its suite. */
  suite: string[];
  description: string;
  status: 'passed' | 'failed' | 'skipped';
  /** Messages with their stacks. */
  log: string[];
}

/** What a run in the browser gave. */
export interface KarmaRun {
  /** Name and version of the browser. */
  browser: string;
  specs: SpecResult[];
  /** Errors that belong to no spec, and what the builder printed when there was no run at all. */
  errors: string[];
}

/**
 * Starts `ng test` in a project: Angular's builder, just in time, in a headless browser.
 *
 * @param folder absolute path of the project
 * @param browser absolute path of the browser's executable
 */
export function runKarma(folder: string, browser: string): KarmaRun {
  const report = path.join(folder, 'results.json');
  fs.rmSync(report, {force: true});
  const {stdout, stderr} = spawnSync(
    process.execPath,
    [path.join(folder, 'node_modules/@angular/cli/bin/ng.js'), 'test'],
    {
      cwd: folder,
      encoding: 'utf8',
      env: {...process.env, CHROME_BIN: browser, NG_CLI_ANALYTICS: 'false'},
      maxBuffer: 256 * 1024 * 1024,
    },
  );
  const run: KarmaRun = fs.existsSync(report)
    ? (JSON.parse(fs.readFileSync(report, 'utf8')) as KarmaRun)
    : {browser: '', specs: [], errors: []};
  return run.specs.length > 0 || run.errors.length > 0
    ? run
    : {...run, errors: [`ng test executed nothing:\n${stdout}${stderr}`]};
}
