import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {installBrowsers} from './support/browser';
import {inOrderOutput} from './support/inOrderOutput';
import {runConcurrently, type Job} from './support/runConcurrently';

/** One check of the site. It is not run when one that it needs failed. */
interface Step extends Job {
  /** An npm script of package.json. */
  script: string;
  /**
   * What it gets besides. Browsers on a busy machine fail now and then for no reason of the site's: in `npm test`, a test
   * that fails is run once more, and is named when it passes then. Run by itself, each script runs a test once.
   */
  options?: string[];
  /** Where a test runner leaves its report as JSON; a step without one counts as one check. */
  report?: string;
  /** Whether a line of its output fails it, although its exit code does not. */
  isWarning?: (line: string) => boolean;
}

interface Count {
  passed: number;
  failed: number;
  /** Tests that passed only when they were run once more, by name; they count as passed. */
  flaky?: string[];
  /** Left out because something that it needs is not to be had: neither passed nor failed. */
  skipped: number;
}

// A build of our own content prints no warning at all.
const isWarning = (line: string) => /\[WARNING\]|\bwarning\b/i.test(line) && !line.startsWith('npm warn');

/** Those that others wait for stand first, and before the rest what takes longest. */
const STEPS: Step[] = [
  {name: 'Build', script: 'build', isWarning},
  {name: 'Check', script: 'check', report: 'test-results/check.json'},
  // Without src/plugins/faster-pages; a few of the browser tests run on it. Two builds at a time would take twice the memory.
  {name: 'Stock build', script: 'build:stock', isWarning, needs: ['Build']},
  {
    name: 'Browser tests',
    script: 'test:e2e',
    options: ['--retries=1'],
    report: 'test-results/e2e.json',
    needs: ['Build', 'Stock build'],
  },
  {name: 'Unit tests', script: 'test:unit', report: 'test-results/unit.json'},
  {name: 'Samples on the library', script: 'test:samples', report: 'test-results/samples.json'},
  {name: 'Tests of the build', script: 'test:built', report: 'test-results/built.json', needs: ['Build']},
  {
    name: 'Journeys in three engines',
    script: 'test:engines',
    options: ['--retry=1'],
    report: 'test-results/engines.json',
    needs: ['Build'],
  },
];

/** On two cores, one step computes while another waits for a file or a browser. */
const STEPS_AT_A_TIME = 2;

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
 * `npm test [-- <script>…]`: runs every check, or those that are named, all of them even when one fails, two at a time,
 * and closes with `N passed, N failed`, and `N skipped` where something was. The exit code is 1 when anything failed.
 */
async function main(): Promise<void> {
  const scripts = process.argv.slice(2);
  const unknown = scripts.find((script) => !STEPS.some((step) => step.script === script));
  if (unknown) {
    throw new Error(`There is no step "${unknown}"; there are: ${STEPS.map(({script}) => script).join(', ')}.`);
  }
  const steps = STEPS.filter(({script}) => scripts.length === 0 || scripts.includes(script));
  if (steps.some(({script}) => script === 'test:engines')) {
    // Before several steps would install one at the same time.
    installBrowsers();
  }
  const begin = inOrderOutput((text) => process.stdout.write(text));
  const results = await runConcurrently(steps, STEPS_AT_A_TIME, async (step, finished: ReadonlyMap<string, Count>) => {
    const output = begin();
    output.write(`\n=== ${step.name} (npm run ${step.script})\n`);
    const missing = step.needs?.find((name) => finished.get(name)?.failed);
    if (missing) {
      output.write(`Not run: ${missing} failed.\n`);
    }
    const count = missing ? FAILED : await run(step, output.write);
    output.end();
    return count;
  });
  console.log('');
  for (const [name, count] of results) {
    console.log(`${count.failed === 0 ? 'ok  ' : 'FAIL'} ${name}: ${toText(count)}`);
    for (const test of count.flaky ?? []) {
      console.log(`     only at the second attempt: ${test}`);
    }
  }
  const total = [...results.values()].reduce((sum, {passed, failed, skipped}) => ({
    passed: sum.passed + passed,
    failed: sum.failed + failed,
    skipped: sum.skipped + skipped,
  }));
  console.log(toText(total));
  if (process.env.GITHUB_STEP_SUMMARY) {
    fs.appendFileSync(
      process.env.GITHUB_STEP_SUMMARY,
      [...results].map(([name, count]) => `**${name}**: ${toText(count)}\n\n`).join(''),
    );
  }
  process.exitCode = total.failed === 0 ? 0 : 1;
}

function toText({passed, failed, skipped}: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

async function run({script, options = [], report, isWarning}: Step, write: (text: string) => void): Promise<Count> {
  if (report) {
    fs.rmSync(path.join(siteDir, report), {force: true});
  }
  const {status, output} = await stream([script, ...(options.length > 0 ? ['--', ...options] : [])], write);
  const warnings = isWarning ? output.split('\n').filter(isWarning) : [];
  if (warnings.length > 0) {
    write(`Failed: it must print no warning, and printed ${warnings.length}.\n`);
  }
  const count = report ? readReport(path.join(siteDir, report)) : {passed: status === 0 ? 1 : 0, failed: 0, skipped: 0};
  const failedOtherwise =
    count.failed === 0 && (status !== 0 || warnings.length > 0 || count.passed + count.skipped === 0);
  return failedOtherwise ? {...FAILED, passed: report ? count.passed : 0} : count;
}

/** Runs a script of package.json with its options, hands on what it prints as it prints it, and keeps that. */
function stream(script: string[], write: (text: string) => void): Promise<{status: number | null; output: string}> {
  const child = spawn('npm', ['run', '--silent', ...script], {
    cwd: siteDir,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const from of [child.stdout, child.stderr]) {
    from.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      write(text);
    });
  }
  return new Promise((resolve) => child.on('close', (status) => resolve({status, output})));
}

/** Reads the counts of Playwright's JSON report, or of Vitest's, which our own steps write like. */
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
