import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {formatAnnotation, formatReport, type Report} from '../src/lib/content/report';
import {CACHE, fingerprint, listFiles} from './support/fingerprint';
import {runConcurrently} from './support/runConcurrently';
import {NOTE, TOOLS, type Tool} from './support/tools';

const siteDir = path.resolve(__dirname, '..');
const cacheDir = path.join(siteDir, CACHE);

interface Result {
  name: string;
  reports: Report[];
  /** What a tool printed that failed without naming a place. */
  failure: string;
  /** Lines that it shows although nothing is wrong. */
  notes: string[];
  /** `null` where the files are those of the last run. */
  seconds: number | null;
}

/**
 * `npm run check [-- <check>…] [--fresh]`: runs the checks that need no build and no browser, as many at a time as there
 * are processors, and tells all they find, file by file. A check whose files have not changed since its last run is
 * not run again, unless `--fresh` is given, which forgets all that was kept. The exit code is 1 when anything was found.
 */
async function main(): Promise<void> {
  const started = Date.now();
  const args = process.argv.slice(2);
  const names = args.filter((arg) => !arg.startsWith('--'));
  const unknown = names.find((name) => !TOOLS.some((tool) => tool.name === name));
  if (unknown) {
    throw new Error(`There is no check "${unknown}"; there are: ${TOOLS.map(({name}) => name).join(', ')}.`);
  }
  if (args.includes('--fresh')) {
    fs.rmSync(cacheDir, {recursive: true, force: true});
  }
  const files = listFiles(siteDir);
  const tools = TOOLS.filter(({name}) => names.length === 0 || names.includes(name));
  const results = await runConcurrently(tools, Math.max(2, os.availableParallelism()), (tool) =>
    runOrRecall(tool, files),
  );
  tell([...results.values()], (Date.now() - started) / 1000);
}

async function runOrRecall(tool: Tool, files: string[]): Promise<Result> {
  const record = path.join(cacheDir, `${tool.name}.json`);
  const print = fingerprint(siteDir, files, tool.reads);
  if (fs.existsSync(record)) {
    const known = JSON.parse(fs.readFileSync(record, 'utf8')) as Result & {print: string};
    if (known.print === print) {
      return {...known, seconds: null};
    }
  }
  const result = await run(tool);
  fs.mkdirSync(cacheDir, {recursive: true});
  if (result.failure) {
    fs.rmSync(record, {force: true});
  } else {
    fs.writeFileSync(record, JSON.stringify({...result, print}));
  }
  return result;
}

async function run({name, command, parse}: Tool): Promise<Result> {
  const started = Date.now();
  const [file, ...args] = command as [string, ...string[]];
  const modules = path.join(siteDir, 'node_modules');
  const program = file.endsWith('.ts') ? [path.join(modules, 'tsx/dist/cli.mjs'), file] : [path.join(modules, file)];
  const child = spawn(process.execPath, [...program, ...args], {
    cwd: siteDir,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {...process.env, FORCE_COLOR: '0'},
  });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const reports = attempt(() => parse(out)) ?? [];
  const all = reports.length > 0 ? reports : (attempt(() => parse(err)) ?? []);
  return {
    name,
    reports: all,
    failure: code !== 0 && all.length === 0 ? `${out}${err}`.trim() : '',
    notes: out.split('\n').filter((line) => line.startsWith(NOTE)),
    seconds: (Date.now() - started) / 1000,
  };
}

function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

function tell(results: Result[], seconds: number): void {
  const reports = results.flatMap((result) => result.reports);
  const files = [...new Set(reports.map(({file}) => file))].sort();
  for (const file of files) {
    const own = reports.filter((report) => report.file === file).sort((one, other) => one.line - other.line);
    console.log(`${own.map(formatReport).join('\n')}\n`);
  }
  for (const {name, failure} of results.filter((result) => result.failure)) {
    console.log(`${name} failed:\n${failure}\n`);
  }
  const rows = results.map((result) => ({
    ...result,
    count: result.reports.length + Number(Boolean(result.failure)),
    time: result.seconds === null ? 'unchanged' : `${result.seconds.toFixed(1)} s`,
  }));
  rows.forEach(({name, count, time}) =>
    console.log(
      `${count === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(12)} ${count === 0 ? '' : `${count} to mend`} (${time})`,
    ),
  );
  for (const {name, notes} of rows) {
    notes.forEach((note) => console.log(`     ${name}: ${note.slice(NOTE.length)}`));
  }
  const failed = rows.filter(({count}) => count > 0).length;
  console.log(
    `${reports.length} to mend in ${files.length} files; ${rows.length - failed} of ${rows.length} checks passed, in ${seconds.toFixed(1)} s.`,
  );
  if (process.env.GITHUB_ACTIONS) {
    reports.forEach((report) => console.log(formatAnnotation(report)));
  }
  if (process.env.GITHUB_STEP_SUMMARY) {
    const lines = rows.map(
      ({name, count, time}) => `| ${name} | ${count === 0 ? 'passed' : `**${count} to mend**`} | ${time} |`,
    );
    fs.appendFileSync(
      process.env.GITHUB_STEP_SUMMARY,
      `### Checks\n\n| Check | Result | Time |\n| --- | --- | --- |\n${lines.join('\n')}\n\n`,
    );
  }
  fs.mkdirSync(path.join(siteDir, 'test-results'), {recursive: true});
  fs.writeFileSync(
    path.join(siteDir, 'test-results/check.json'),
    JSON.stringify({numPassedTests: rows.length - failed, numFailedTests: failed}),
  );
  process.exitCode = failed === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
