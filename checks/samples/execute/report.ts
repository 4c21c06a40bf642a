import {amount} from '../../../src/lib/content/problem';
import type {VersionReport} from '.';
import type {Library} from './library';

/** Number of passed and failed specs and mutations. Any other problem, such as a type error, counts as one failure. */
export interface Counts {
  passed: number;
  failed: number;
}

/** Returns the counts of a run. */
export function countsOf(report: VersionReport): Counts {
  const passed = report.files.reduce((sum, file) => sum + file.passed, report.mutations?.caught ?? 0);
  return {passed, failed: problems(report).length};
}

/** Returns the report: each file, the skipped files, then all problems. */
export function toText(report: VersionReport, {version, from}: Library): string {
  const {angular, typescript, runner, environment, files, leftOut} = report;
  return [
    `\nAngular ${angular}, TypeScript ${typescript}, ${runner}, ${environment}, ngx-testing-tools ${version} (${from})`,
    ...files.map(
      ({file, passed, failures: {length}}) =>
        `${length === 0 ? 'ok  ' : 'FAIL'} ${file}: ${passed} passed${length > 0 ? `, ${length} failed` : ''}`,
    ),
    ...[...leftOut].map(([file, needs]) => `skipped: ${file} needs Angular ${needs}`),
    ...problems(report),
    summary(report),
  ].join('\n');
}

function summary(report: VersionReport): string {
  const {passed, failed} = countsOf(report);
  const {size} = report.leftOut;
  const out = size === 0 ? '' : `, ${amount(size, 'file')} skipped`;
  const what = report.mutations
    ? `${passed} of ${report.mutations.total} mutations caught`
    : `${amount(passed, 'spec')} passed${out}`;
  return `${what}, ${failed === 0 ? 'no problems' : amount(failed, 'problem')}, ${report.seconds} s.`;
}

function problems({files, errors, typeProblems, differences, mutations}: VersionReport): string[] {
  const failures = files.flatMap((file) => file.failures);
  return [
    ...failures.map(({place, title, message}) => `${place}: "${title}" failed.\n  ${message}`),
    ...errors,
    ...typeProblems.map((problem) => `With the library's own types: ${problem}`),
    ...differences.map((difference) => `Contract and library differ: ${difference}`),
    ...(mutations?.problems ?? []),
  ];
}
