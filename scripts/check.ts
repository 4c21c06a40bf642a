import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {Writable} from 'node:stream';
import {parseArgs} from 'node:util';
import {amount, formatAnnotation, formatProblem, type Problem} from '../src/lib/content/problem';
import {listFiles, openRecord, RECORDS} from './support/record';
import {addToSummary, printError, reportCounts} from './support/report';
import {runSteps, type StepResult} from './support/runSteps';
import {TOOLS, type Tool} from './support/tools';

const siteDir = path.resolve(__dirname, '..');

interface Result {
  name: string;
  problems: Problem[];
  /** The output of a tool that failed without reporting a problem. */
  failure: string;
  /** The duration, or `unchanged` if its files have not changed since its last run. */
  time: string;
}

/**
 * `npm run check [-- <check>…] [--fresh]`: runs the checks that need neither a build nor a browser, as many at a time
 * as there are processors, and prints the problems by file. Skips a check whose files have not changed since its last
 * run, unless `--fresh` is given. Exits with code 1 if there are problems.
 */
async function main(): Promise<void> {
  const started = Date.now();
  const {positionals: names, values} = parseArgs({allowPositionals: true, options: {fresh: {type: 'boolean'}}});
  const unknown = names.find((name) => !TOOLS.some((tool) => tool.name === name));
  if (unknown) {
    throw new Error(`Unknown check "${unknown}"; the checks are: ${TOOLS.map(({name}) => name).join(', ')}.`);
  }
  if (values.fresh) {
    fs.rmSync(path.join(siteDir, RECORDS), {recursive: true, force: true});
  }
  const tools = TOOLS.filter(({name}) => names.length === 0 || names.includes(name));
  printResults(await runTools(tools), (Date.now() - started) / 1000);
}

/** Runs the tools whose files have changed. */
async function runTools(tools: readonly Tool[]): Promise<Result[]> {
  const files = listFiles(siteDir);
  const records = new Map(tools.map((tool) => [tool, openRecord<Problem[]>(siteDir, tool.name, tool.reads, files)]));
  const changed = tools.filter((tool) => records.get(tool)!.value === null);
  const steps = changed.map(({name, command}) => ({
    name,
    command: `node ${command ? `node_modules/${command}` : `--import tsx scripts/run-check.ts ${name}`}`,
  }));
  const nowhere = new Writable({write: (_chunk, _encoding, done) => done()});
  const ran = await runSteps(steps, Math.max(2, os.availableParallelism()), nowhere);
  return tools.map((tool) => {
    const {value, save} = records.get(tool)!;
    if (value) {
      return {name: tool.name, problems: value, failure: '', time: 'unchanged'};
    }
    const result = readResult(tool, ran[changed.indexOf(tool)]!);
    if (!result.failure) {
      save(result.problems);
    }
    return result;
  });
}

function readResult({name, parse = parseOwn}: Tool, {exitCode, stdout, stderr, seconds}: StepResult): Result {
  const problems = [stdout, stderr].map((output) => attempt(() => parse(output))).find((found) => found?.length) ?? [];
  const failure = exitCode !== 0 && problems.length === 0 ? `${stdout}${stderr}`.trim() || `exit code ${exitCode}` : '';
  return {name, problems, failure, time: `${seconds.toFixed(1)} s`};
}

function parseOwn(output: string): Problem[] {
  return JSON.parse(output) as Problem[];
}

/**
 * Returns each problem once. Several checks parse the same pages, and the content check reads shared files, such as
 * `sidebars.ts`, once per language.
 */
function unique(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()];
}

function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

function printResults(results: readonly Result[], seconds: number): void {
  const problems = unique(results.flatMap((result) => result.problems)).sort(
    (one, other) => one.file.localeCompare(other.file) || one.line - other.line,
  );
  problems.forEach((problem, index) => {
    const isLast = problem.file !== problems[index + 1]?.file;
    console.log(`${problem.isWarning ? 'warning: ' : ''}${formatProblem(problem)}${isLast ? '\n' : ''}`);
  });
  for (const {name, failure} of results.filter((result) => result.failure)) {
    console.log(`${name} failed:\n${failure}\n`);
  }
  const mistakes = problems.filter(({isWarning}) => !isWarning);
  const rows = results.map(({name, problems: own, failure, time}) => {
    const count = unique(own).filter(({isWarning}) => !isWarning).length + Number(Boolean(failure));
    return {name, count, result: count === 0 ? 'passed' : `${count} to fix`, time};
  });
  rows.forEach(({name, count, result, time}) =>
    console.log(`${count === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(12)} ${count === 0 ? '' : result} (${time})`),
  );
  const failed = rows.filter(({count}) => count > 0).length;
  const files = new Set(mistakes.map(({file}) => file)).size;
  const found = mistakes.length === 0 ? '' : `${amount(mistakes.length, 'problem')} in ${amount(files, 'file')}; `;
  console.log(`${found}${rows.length - failed} of ${rows.length} checks passed, in ${seconds.toFixed(1)} s.`);
  if (process.env.GITHUB_ACTIONS) {
    problems.forEach((problem) => console.log(formatAnnotation(problem)));
  }
  const lines = rows.map(({name, result, time}) => `| ${name} | ${result} | ${time} |\n`);
  addToSummary(`### Checks\n\n| Check | Result | Time |\n| --- | --- | --- |\n${lines.join('')}\n`);
  reportCounts('check', rows.length - failed, failed);
}

main().catch(printError);
