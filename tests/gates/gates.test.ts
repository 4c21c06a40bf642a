import {execFile} from 'node:child_process';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {promisify, stripVTControlCharacters} from 'node:util';
import {beforeAll, describe, expect, it} from 'vitest';
import {copyCommit} from '../../scripts/support/siteCopy';
import {TOOLS} from '../../scripts/support/tools';
import {STAGES} from './gates';
import {plant} from './plant';

// These tests test the checks rather than the site, so `npm test` does not run them; a workflow does, once a week.

const siteDir = path.resolve(__dirname, '../..');
const copy = path.join(siteDir, '.cache/gates');

/** Runs an npm script that must fail in the copy of the site, and returns its output. */
async function outputOf(script: readonly string[]): Promise<string> {
  const env = {
    ...process.env,
    // Vitest sets it to "test".
    NODE_ENV: undefined,
    FORCE_COLOR: '0',
    GITHUB_ACTIONS: '',
    GITHUB_STEP_SUMMARY: '',
  };
  const run = promisify(execFile)('npm', ['run', '--silent', ...script], {
    cwd: copy,
    maxBuffer: 64 * 1024 * 1024,
    env,
    shell: process.platform === 'win32',
  });
  const {stdout, stderr} = await run.then(
    () => expect.fail('the command found no defect'),
    (error: {stdout: string; stderr: string}) => error,
  );
  return stripVTControlCharacters(`${stdout}${stderr}`);
}

it.each(TOOLS)('the check $name has a gate', ({name}) => {
  const gates = STAGES.flatMap((stage) => stage.gates);
  expect(gates.map((gate) => gate.name.split(/:? /)[1])).toContain(name);
});

describe.each(STAGES)('$name', ({command, gates}) => {
  let output: string;

  beforeAll(async () => {
    copyCommit(siteDir, copy);
    plant(
      copy,
      gates.flatMap((gate) => gate.plant ?? []),
    );
    output = await outputOf(command);
    console.log(output);
    return () => rmSync(copy, {recursive: true});
  });

  it.each(gates)('$name', ({message}) => {
    expect(output).toMatch(message);
  });
});
