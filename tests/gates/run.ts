import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {printError} from '../../scripts/support/report';
import {TOOLS} from '../../scripts/support/tools';
import {STAGES, type Stage} from './gates';
import {plant} from './plant';
import {copyCommit} from '../../scripts/support/siteCopy';

const siteDir = path.resolve(__dirname, '../..');
const copy = path.join(siteDir, '.cache/gates');

/**
 * `npm run test:gates [-- <stage>…]`: plants the defects of tests/gates/gates.ts in a copy of the commit, and runs the
 * checks and builds that must find them. Exits with code 1 if a defect is not found. It tests the checks rather than the
 * site, so `npm test` does not run it; a workflow runs it once a week.
 */
function main(): void {
  const started = Date.now();
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !STAGES.some((stage) => stage.name === name));
  if (unknown) {
    throw new Error(`Unknown stage "${unknown}"; the stages are: ${STAGES.map(({name}) => name).join(', ')}.`);
  }
  const gates = STAGES.flatMap((stage) => stage.gates);
  const untested = TOOLS.find((tool) => !gates.some(({name}) => name.split(/:? /)[1] === tool.name));
  if (untested) {
    throw new Error(`The check "${untested.name}" has no gate; add one to tests/gates/gates.ts.`);
  }
  const stages = STAGES.filter(({name}) => names.length === 0 || names.includes(name));
  const missed = stages.flatMap(prove);
  const {length} = stages.flatMap((stage) => stage.gates);
  console.log(`\n${length - missed.length} of ${length} gates found their defects, in ${seconds(started)}.`);
  if (missed.length > 0) {
    console.log(
      `These gates missed their defects:\n${missed.map((name) => `  ${name}`).join('\n')}\nThe output of each stage is in test-results.`,
    );
  }
  fs.rmSync(copy, {recursive: true, force: true});
  process.exitCode = missed.length === 0 ? 0 : 1;
}

/** Runs a stage, and returns the names of the gates that missed their defects. */
function prove(stage: Stage): string[] {
  const started = Date.now();
  copyCommit(siteDir, copy);
  plant(
    copy,
    stage.gates.flatMap((gate) => gate.plant ?? []),
  );
  const {status, output} = run(stage);
  const log = path.join(siteDir, 'test-results', `${stage.name}.log`);
  fs.mkdirSync(path.dirname(log), {recursive: true});
  fs.writeFileSync(log, output);
  const missed: string[] = [];
  console.log(`\n${stage.name} (npm run ${stage.command.join(' ')}), ${seconds(started)}`);
  for (const {name, message} of stage.gates) {
    const isFound = status !== 0 && (typeof message === 'string' ? output.includes(message) : message.test(output));
    console.log(isFound ? `found  ${name}` : `MISSED ${name}: expected ${String(message)}`);
    if (!isFound) {
      missed.push(`${stage.name}: ${name}`);
    }
  }
  return missed;
}

function run({command}: Stage): {status: number | null; output: string} {
  const {status, stdout, stderr} = spawnSync('npm', ['run', '--silent', ...command], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: {
      ...process.env,
      FORCE_COLOR: '0',
      GITHUB_ACTIONS: '',
      GITHUB_STEP_SUMMARY: '',
    },
    shell: process.platform === 'win32',
  });
  return {status, output: stripVTControlCharacters(`${stdout}${stderr}`)};
}

function seconds(since: number): string {
  return `${Math.round((Date.now() - since) / 1000)} s`;
}

try {
  main();
} catch (error) {
  printError(error);
}
