import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {STAGES, type Gate, type Stage} from './gates';
import {plant} from './plant';
import {copyCommit} from '../../scripts/support/siteCopy';

const siteDir = path.resolve(__dirname, '..');
const copy = path.join(siteDir, '.cache/gates');

/** `npm run test:e2e`, which may run at the same time, has another. */
const PORT = '4273';

/**
 * `npm run test:gates [-- <stage>…]`: plants the defects of tests/gates/gates.ts in a copy of the commit, and of `build/`
 * for those of the browser, and runs what must find them; the exit code is 1 when one is not found. It tests the
 * checks, not the site, so it is not part of `npm test`; a workflow runs it once a week.
 */
async function main(): Promise<void> {
  const started = Date.now();
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !STAGES.some((stage) => stage.name === name));
  if (unknown) {
    throw new Error(`There is no stage "${unknown}"; there are: ${STAGES.map(({name}) => name).join(', ')}.`);
  }
  const stages = STAGES.filter(({name}) => names.length === 0 || names.includes(name));
  if (stages.some(({needsBuild}) => needsBuild) && !fs.existsSync(path.join(siteDir, 'build/404.html'))) {
    throw new Error('There is no build to plant defects in; run npm run build first.');
  }
  copyCommit(siteDir, copy);
  const green: string[] = [];
  for (const stage of stages) {
    green.push(...(await prove(stage)));
  }
  const gates = stages.flatMap((stage) => stage.gates).length;
  console.log(`\n${gates - green.length} of ${gates} gates were seen to fail, in ${seconds(started)}.`);
  if (green.length > 0) {
    console.log(
      `Green, although something is wrong:\n${green.map((name) => `  ${name}`).join('\n')}\nThe copy is left in ${path.relative(siteDir, copy)}, with what each stage printed.`,
    );
  } else {
    fs.rmSync(copy, {recursive: true, force: true});
  }
  process.exitCode = green.length === 0 ? 0 : 1;
}

/** Runs a stage; gives the names of the gates that stayed green. */
async function prove(stage: Stage): Promise<string[]> {
  const started = Date.now();
  if (stage.needsBuild) {
    const build = path.join(copy, 'build');
    // A stage before may have left one.
    fs.rmSync(build, {recursive: true, force: true});
    fs.cpSync(path.join(siteDir, 'build'), build, {recursive: true});
  }
  const undo = plant(
    copy,
    stage.gates.flatMap((gate) => gate.plant),
  );
  const {status, output} = await run(stage);
  undo();
  fs.writeFileSync(path.join(copy, `${stage.name}.log`), output);
  const green = stage.gates.filter(
    ({says}) => status === 0 || !(typeof says === 'string' ? output.includes(says) : says.test(output)),
  );
  console.log(`\n${stage.name} (npm run ${stage.command.join(' ')}), ${seconds(started)}`);
  stage.gates.forEach((gate) =>
    console.log(
      `${green.includes(gate) ? 'GREEN' : 'ok   '} ${gate.name}${green.includes(gate) ? `: it did not say ${String(gate.says)}` : ''}`,
    ),
  );
  return green.map(({name}) => `${stage.name}: ${name}`);
}

function run({command, gates}: Stage): Promise<{status: number | null; output: string}> {
  const child = spawn('npm', ['run', '--silent', ...command, ...onlyTests(gates)], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      FORCE_COLOR: '0',
      GITHUB_ACTIONS: '',
      GITHUB_STEP_SUMMARY: '',
      E2E_PORT: process.env.E2E_PORT ?? PORT,
    },
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  // A test runner shows a message as a string of JavaScript, in which quotation marks are escaped.
  return new Promise((resolve) =>
    child.on('close', (status) => resolve({status, output: stripVTControlCharacters(output).replaceAll('\\"', '"')})),
  );
}

/** The arguments that have Playwright run the named tests alone. */
function onlyTests(gates: readonly Gate[]): string[] {
  const titles = [...new Set(gates.flatMap(({test}) => test ?? []))];
  const patterns = titles.map((title) => `${title.replaceAll(' › ', ' ').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
  return patterns.length > 0 ? ['--grep', patterns.join('|')] : [];
}

function seconds(since: number): string {
  return `${Math.round((Date.now() - since) / 1000)} s`;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
