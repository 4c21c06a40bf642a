import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** One check of the site. */
interface Step {
  name: string;
  /** An npm script of package.json. */
  script: string;
  /** Where a test runner leaves its report as JSON; a step without one counts as one check. */
  report?: string;
  /** A step that makes no sense when this one failed. */
  needs?: string;
  /** Whether a line of its output fails it, although its exit code does not. */
  isWarning?: (line: string) => boolean;
}

interface Count {
  passed: number;
  failed: number;
}

const STEPS: Step[] = [
  {name: 'Types', script: 'typecheck'},
  {name: 'Lint', script: 'lint'},
  {name: 'Prose', script: 'lint:prose'},
  {name: 'Samples', script: 'check:samples'},
  {name: 'Translations', script: 'check:translations'},
  {name: 'Unit tests', script: 'test:unit', report: 'test-results/unit.json'},
  // A build of our own content prints no warning at all.
  {name: 'Build', script: 'build', isWarning: (line) => /\[WARNING\]|\bwarning\b/i.test(line) && !line.startsWith('npm warn')},
  {name: 'Browser tests', script: 'test:e2e', report: 'test-results/e2e.json', needs: 'Build'},
];

const siteDir = path.resolve(__dirname, '..');

/**
 * `npm test`: runs every check, all of them even when one fails, and closes with `N passed, N failed`. The exit code
 * is 1 when anything failed.
 */
function main(): void {
  const results = new Map<string, Count>();
  for (const step of STEPS) {
    console.log(`\n=== ${step.name} (npm run ${step.script})`);
    const blocked = step.needs !== undefined && results.get(step.needs)?.failed !== 0;
    results.set(step.name, blocked ? {passed: 0, failed: 1} : run(step));
  }
  console.log('');
  for (const [name, {passed, failed}] of results) {
    console.log(`${failed === 0 ? 'ok  ' : 'FAIL'} ${name}: ${passed} passed, ${failed} failed`);
  }
  const total = [...results.values()].reduce(
    (sum, {passed, failed}) => ({passed: sum.passed + passed, failed: sum.failed + failed}),
    {passed: 0, failed: 0},
  );
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

function run({script, report, isWarning}: Step): Count {
  if (report) {
    fs.rmSync(path.join(siteDir, report), {force: true});
  }
  const {status, stdout, stderr} = spawnSync('npm', ['run', '--silent', script], {
    cwd: siteDir,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  const output = `${stdout}${stderr}`;
  process.stdout.write(output);
  const warnings = isWarning ? output.split('\n').filter(isWarning) : [];
  if (warnings.length > 0) {
    console.log(`Failed: it must print no warning, and printed ${warnings.length}.`);
  }
  const count = report ? readReport(path.join(siteDir, report)) : {passed: status === 0 ? 1 : 0, failed: 0};
  const failedOtherwise = count.failed === 0 && (status !== 0 || warnings.length > 0 || count.passed === 0);
  return failedOtherwise ? {passed: report ? count.passed : 0, failed: 1} : count;
}

/** Reads the counts of Vitest's and of Playwright's JSON report. */
function readReport(file: string): Count {
  if (!fs.existsSync(file)) {
    return {passed: 0, failed: 1};
  }
  const report = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    numPassedTests?: number;
    numFailedTests?: number;
    stats?: {expected: number; unexpected: number; flaky: number};
  };
  return report.stats
    ? {passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky}
    : {passed: report.numPassedTests ?? 0, failed: report.numFailedTests ?? 0};
}

main();
