import fs from 'node:fs';
import path from 'node:path';
import {installBrowsers} from './support/browser';
import {runSteps, type StepResult} from './support/runSteps';

/** One step of `npm test`. */
interface Step {
  name: string;
  /** An npm script of package.json. */
  script: string;
  /**
   * What it gets besides. Browsers on a busy machine fail now and then although the site is right: in `npm test`, a test
   * that fails is run once more, and is named when it passes then. On its own, each script runs a test once.
   */
  options?: string;
  /** Where a test runner writes its report as JSON; a step without one counts as one check. */
  report?: string;
  /** Whether a line of its output fails it, although its exit code does not. */
  isWarning?: (line: string) => boolean;
  /** The scripts without which it is not run, when they are among the steps. */
  needs?: readonly string[];
}

interface Count {
  passed: number;
  failed: number;
  /** Tests that passed only when they were run once more, by name; they count as passed. */
  flaky?: string[];
  /** Lines for which a step failed. */
  warnings?: string[];
  /** Not run because something that they need is not available: neither passed nor failed. */
  skipped: number;
}

// A build of our own content must print no warning at all.
const isWarning = (line: string) => /\[WARNING\]|\bwarning\b/i.test(line) && !line.startsWith('npm warn');

/** Two steps run at a time, one group after the other: what others need is in a group before them. */
const GROUPS: Step[][] = [
  [
    {name: 'Build', script: 'build', isWarning},
    {name: 'Check', script: 'check', report: 'test-results/check.json'},
    {name: 'Unit tests', script: 'test:unit', report: 'test-results/unit.json'},
    {name: 'Samples on the library', script: 'test:samples', report: 'test-results/samples.json'},
  ],
  [
    // Without src/plugins/faster-pages; a few browser tests run on it. Two builds at a time would take twice the memory.
    {name: 'Stock build', script: 'build:stock', isWarning, needs: ['build']},
    {name: 'Tests of the build', script: 'test:built', report: 'test-results/built.json', needs: ['build']},
    {
      name: 'Journeys in three engines',
      script: 'test:engines',
      options: "--retry=1 --exclude '**/stock.test.ts'",
      report: 'test-results/engines.json',
      needs: ['build'],
    },
  ],
  [
    {
      name: 'Journeys on the stock build',
      script: 'test:engines',
      options: '--retry=1 --outputFile.json=test-results/stock.json stock',
      report: 'test-results/stock.json',
      needs: ['build:stock'],
    },
    {
      name: 'Browser tests',
      script: 'test:e2e',
      options: '--retries=1',
      report: 'test-results/e2e.json',
      needs: ['build', 'build:stock'],
    },
  ],
];

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests?: number;
  testResults?: {assertionResults: {fullName: string; status: string; failureMessages: string[]}[]}[];
}

interface PlaywrightReport {
  stats: {expected: number; unexpected: number; flaky: number; skipped: number};
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  file: string;
  specs?: {title: string; tests: {status: string}[]}[];
  suites?: PlaywrightSuite[];
}

const FAILED: Count = {passed: 0, failed: 1, skipped: 0};

const siteDir = path.resolve(__dirname, '..');

/**
 * `npm test [-- <script>…]`: runs every check, or those that are named, all of them even when one fails, and ends with
 * `N passed, N failed`, and `N skipped` when something was. The exit code is 1 when anything failed.
 */
async function main(): Promise<void> {
  const scripts = process.argv.slice(2);
  const known = GROUPS.flat().map(({script}) => script);
  const unknown = scripts.find((script) => !known.includes(script));
  if (unknown) {
    throw new Error(`There is no step "${unknown}"; there are: ${known.join(', ')}.`);
  }
  if (scripts.length === 0 || scripts.includes('test:engines')) {
    // Before several steps would install one at the same time.
    installBrowsers();
  }
  const counts = new Map<Step, Count>();
  const hasFailed = (script: string) => [...counts].some(([step, {failed}]) => step.script === script && failed > 0);
  for (const group of GROUPS) {
    const steps = group.filter(({script}) => scripts.length === 0 || scripts.includes(script));
    for (const step of steps) {
      const missing = step.needs?.find(hasFailed);
      // Until it has run, it counts as failed.
      counts.set(step, FAILED);
      if (missing) {
        console.log(`\n=== ${step.name} is not run: ${missing} failed.`);
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
      console.log(`     it must print no warning: ${warning}`);
    }
    for (const test of count.flaky ?? []) {
      console.log(`     only at the second attempt: ${test}`);
    }
  }
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    [...counts.values()].reduce((total, count) => total + count[key], 0);
  const total = {passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped')};
  console.log(toText(total));
  if (process.env.GITHUB_STEP_SUMMARY) {
    fs.appendFileSync(
      process.env.GITHUB_STEP_SUMMARY,
      [...counts].map(([{name}, count]) => `**${name}**: ${toText(count)}\n\n`).join(''),
    );
  }
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

/** Reads the counts of Playwright's JSON report, or of Vitest's, whose format our own steps use. */
function readReport(file: string): Count {
  if (!fs.existsSync(file)) {
    return FAILED;
  }
  const report = JSON.parse(fs.readFileSync(file, 'utf8')) as PlaywrightReport | VitestReport;
  if ('stats' in report) {
    const {expected, unexpected, flaky, skipped} = report.stats;
    return {passed: expected + flaky, failed: unexpected, flaky: namesOfFlaky(report.suites), skipped};
  }
  const tests = (report.testResults ?? []).flatMap(({assertionResults}) => assertionResults);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    flaky: tests
      .filter(({status, failureMessages}) => status === 'passed' && failureMessages.length > 0)
      .map(({fullName}) => fullName),
    skipped: report.numPendingTests ?? 0,
  };
}

function namesOfFlaky(suites: readonly PlaywrightSuite[] = []): string[] {
  return suites.flatMap(({file, specs = [], suites: inner}) => [
    ...specs.filter(({tests}) => tests.some(({status}) => status === 'flaky')).map(({title}) => `${file}: ${title}`),
    ...namesOfFlaky(inner),
  ]);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
