import fs from 'node:fs';
import path from 'node:path';
import {installBrowsers} from './support/browser';
import {addToSummary, printError} from './support/report';
import {runSteps, type StepResult} from './support/runSteps';

/** A step of `npm test`. */
interface Step {
  name: string;
  /** An npm script in package.json. */
  script: string;
  /**
   * Additional arguments. On a busy machine, browser tests are sometimes flaky, so `npm test` retries a failed test
   * once, and the test runner's reporter says so. The scripts on their own do not retry.
   */
  options?: string;
  /** Path of the test runner's JSON report. A step without a report counts as one check. */
  report?: string;
  /** Returns whether an output line fails the step, even if its exit code is 0. */
  isWarning?: (line: string) => boolean;
  /** Scripts that must pass first, if they are among the selected steps. */
  needs?: readonly string[];
}

interface Count {
  passed: number;
  failed: number;
  /** Output lines that failed a step. */
  warnings?: string[];
  /** Number of tests that did not run because something they need is not available. */
  skipped: number;
}

// A build of the site's own content must not print any warnings.
const isWarning = (line: string) => /\[WARNING\]|\bwarning\b/i.test(line) && !line.startsWith('npm warn');

/** The steps in groups. Groups run one after the other, and within a group, two steps run at a time. */
const GROUPS: Step[][] = [
  [
    {name: 'Build', script: 'build', isWarning},
    {name: 'Check', script: 'check', report: 'test-results/check.json'},
    {name: 'Unit tests', script: 'test:unit', report: 'test-results/unit.json'},
    {name: 'Samples against the library', script: 'test:samples', report: 'test-results/samples.json'},
  ],
  [
    // Not in the same group as the other build, because two builds at a time need twice the memory.
    {name: 'Stock build', script: 'build:stock', isWarning, needs: ['build']},
    {name: 'Tests of the build', script: 'test:built', report: 'test-results/built.json', needs: ['build']},
  ],
  [
    // Alone, because WebKit sometimes misses a press while the browser tests run.
    {
      name: 'Journeys in three engines',
      script: 'test:engines',
      options: '--retry=1',
      report: 'test-results/engines.json',
      needs: ['build', 'build:stock'],
    },
  ],
  [
    {
      name: 'Browser tests',
      script: 'test:e2e',
      options: '--retries=1',
      report: 'test-results/e2e.json',
      needs: ['build'],
    },
  ],
];

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
}

interface PlaywrightReport {
  stats: {expected: number; unexpected: number; flaky: number; skipped: number};
}

const FAILED: Count = {passed: 0, failed: 1, skipped: 0};

const siteDir = path.resolve(__dirname, '..');

/**
 * `npm test [-- <script>…]`: runs all steps, or the given ones. A failure does not stop the others. The last line is
 * `N passed, N failed`, followed by `N skipped` if there are any. Exits with code 1 if anything failed.
 */
async function main(): Promise<void> {
  const scripts = process.argv.slice(2);
  const known = GROUPS.flat().map(({script}) => script);
  const unknown = scripts.find((script) => !known.includes(script));
  if (unknown) {
    throw new Error(`Unknown step "${unknown}"; the steps are: ${known.join(', ')}.`);
  }
  if (scripts.length === 0 || scripts.includes('test:engines')) {
    // Install browsers now, so that concurrent steps do not install the same one.
    installBrowsers();
  }
  const counts = new Map<Step, Count>();
  const hasFailed = (script: string) => [...counts].some(([step, {failed}]) => step.script === script && failed > 0);
  for (const group of GROUPS) {
    const steps = group.filter(({script}) => scripts.length === 0 || scripts.includes(script));
    for (const step of steps) {
      const missing = step.needs?.find(hasFailed);
      // Count the step as failed until it has run.
      counts.set(step, FAILED);
      if (missing) {
        console.log(`\n=== ${step.name} was skipped, because ${missing} failed.`);
      }
    }
    const ready = steps.filter(({needs = []}) => !needs.some(hasFailed));
    ready.forEach(({report}) => report && fs.rmSync(path.join(siteDir, report), {force: true}));
    const results = await runSteps(ready.map(toCommand), 2, process.stdout);
    results.forEach((result, index) => counts.set(ready[index]!, countOf(ready[index]!, result)));
  }
  printCounts(counts);
}

function toCommand({name, script, options}: Step): {name: string; command: string} {
  const command = `npm run --silent ${script}${options ? ` -- ${options}` : ''}`;
  return {name, command: `echo "=== ${name} (npm run ${script})" && ${command}`};
}

function printCounts(counts: ReadonlyMap<Step, Count>): void {
  console.log('');
  for (const [{name}, count] of counts) {
    console.log(`${count.failed === 0 ? 'ok  ' : 'FAIL'} ${name}: ${toText(count)}`);
    for (const warning of count.warnings ?? []) {
      console.log(`     unexpected warning: ${warning}`);
    }
  }
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    [...counts.values()].reduce((total, count) => total + count[key], 0);
  const total = {passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped')};
  console.log(toText(total));
  addToSummary([...counts].map(([{name}, count]) => `**${name}**: ${toText(count)}\n\n`).join(''));
  process.exitCode = total.failed === 0 ? 0 : 1;
}

function toText({passed, failed, skipped}: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function countOf({report, isWarning}: Step, {exitCode, stdout, stderr}: StepResult): Count {
  const warnings = isWarning ? `${stdout}\n${stderr}`.split('\n').filter(isWarning) : [];
  const isSuccess = exitCode === 0 && warnings.length === 0;
  const count = report ? readReport(path.join(siteDir, report)) : {passed: Number(isSuccess), failed: 0, skipped: 0};
  const isEmpty = count.passed + count.skipped === 0;
  return count.failed === 0 && (!isSuccess || isEmpty) ? {...count, failed: 1, warnings} : count;
}

/** Reads the counts from a JSON report of Playwright or Vitest. The repository's own steps use Vitest's format. */
function readReport(file: string): Count {
  if (!fs.existsSync(file)) {
    return FAILED;
  }
  const report = JSON.parse(fs.readFileSync(file, 'utf8')) as PlaywrightReport | VitestReport;
  if ('stats' in report) {
    // A test that passed on the second attempt counts as passed; the reporter has printed its name.
    const {expected, unexpected, flaky, skipped} = report.stats;
    return {passed: expected + flaky, failed: unexpected, skipped};
  }
  return {passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests};
}

main().catch(printError);
