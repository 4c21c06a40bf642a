import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {Writable} from 'node:stream';
import {formatAnnotation, formatProblem, type Problem} from '../src/lib/content/problem';
import {listFiles, openRecord, RECORDS} from './support/record';
import {printError} from './support/report';
import {runSteps, type StepResult} from './support/runSteps';
import {TOOLS, type Tool} from './support/tools';

const siteDir = path.resolve(__dirname, '..');

interface Result {
  name: string;
  problems: Problem[];
  /** The output of a tool that failed without reporting a problem. */
  failure: string;
  /** `null` if the tool was skipped because its files have not changed. */
  seconds: number | null;
}

/**
 * `npm run check [-- <check>…] [--fresh]`: runs the checks that need neither a build nor a browser, as many at a time
 * as there are processors, and prints the problems by file. Skips a check whose files have not changed since its last
 * run, unless `--fresh` is given. Exits with code 1 if there are problems.
 */
async function main(): Promise<void> {
  const started = Date.now();
  const args = process.argv.slice(2);
  const names = args.filter((arg) => !arg.startsWith('--'));
  const unknown = names.find((name) => !TOOLS.some((tool) => tool.name === name));
  if (unknown) {
    throw new Error(`Unknown check "${unknown}"; the checks are: ${TOOLS.map(({name}) => name).join(', ')}.`);
  }
  if (args.includes('--fresh')) {
    fs.rmSync(path.join(siteDir, RECORDS), {recursive: true, force: true});
  }
  const tools = TOOLS.filter(({name}) => names.length === 0 || names.includes(name));
  printResults(await runTools(tools), (Date.now() - started) / 1000);
}

/** Runs the tools whose files have changed. */
async function runTools(tools: readonly Tool[]): Promise<Result[]> {
  const files = listFiles(siteDir);
  const records = new Map(tools.map(({name, reads}) => [name, openRecord<Problem[]>(siteDir, name, reads, files)]));
  const changed = tools.filter(({name}) => records.get(name)!.value === null);
  const steps = changed.map(({name, command}) => ({name, command: commandLine(command)}));
  const nowhere = new Writable({write: (_chunk, _encoding, done) => done()});
  const ran = await runSteps(steps, Math.max(2, os.availableParallelism()), nowhere);
  return tools.map((tool) => {
    const {name} = tool;
    const step = ran.find((result) => result.name === name);
    if (!step) {
      return {name, problems: records.get(name)!.value!, failure: '', seconds: null};
    }
    const result = readResult(tool, step);
    if (!result.failure) {
      records.get(name)!.save(result.problems);
    }
    return result;
  });
}

function commandLine(command: string): string {
  const [, file, args] = /^(\S+)(.*)$/.exec(command)!;
  const program = file!.endsWith('.ts') ? `node_modules/tsx/dist/cli.mjs ${file}` : `node_modules/${file}`;
  return `"${process.execPath}" ${program}${args}`;
}

function readResult({name, parse}: Tool, {exitCode, stdout, stderr, seconds}: StepResult): Result {
  const problems = [stdout, stderr].map((output) => attempt(() => parse(output))).find((found) => found?.length) ?? [];
  const failure = exitCode !== 0 && problems.length === 0 ? `${stdout}${stderr}`.trim() || `exit code ${exitCode}` : '';
  return {name, problems, failure, seconds};
}

function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

function printResults(results: readonly Result[], seconds: number): void {
  // Two checks read the same pages, and find the same mistakes in their syntax.
  const all = results.flatMap((result) => result.problems);
  const problems = [...new Map(all.map((problem) => [formatProblem(problem), problem])).values()];
  const files = [...new Set(problems.map(({file}) => file))].sort();
  for (const file of files) {
    const own = problems.filter((problem) => problem.file === file).sort((one, other) => one.line - other.line);
    console.log(`${own.map(formatProblem).join('\n')}\n`);
  }
  for (const {name, failure} of results.filter((result) => result.failure)) {
    console.log(`${name} failed:\n${failure}\n`);
  }
  const rows = results.map((result) => ({
    ...result,
    count: result.problems.length + Number(Boolean(result.failure)),
    time: result.seconds === null ? 'unchanged' : `${result.seconds.toFixed(1)} s`,
  }));
  rows.forEach(({name, count, time}) =>
    console.log(
      `${count === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(12)} ${count === 0 ? '' : `${count} to fix`} (${time})`,
    ),
  );
  const failed = rows.filter(({count}) => count > 0).length;
  console.log(
    `${problems.length} to fix in ${files.length} files; ${rows.length - failed} of ${rows.length} checks passed, in ${seconds.toFixed(1)} s.`,
  );
  if (process.env.GITHUB_ACTIONS) {
    problems.forEach((problem) => console.log(formatAnnotation(problem)));
  }
  if (process.env.GITHUB_STEP_SUMMARY) {
    const lines = rows.map(
      ({name, count, time}) => `| ${name} | ${count === 0 ? 'passed' : `**${count} to fix**`} | ${time} |`,
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

main().catch(printError);
