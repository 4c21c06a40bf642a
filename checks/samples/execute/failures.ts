import {withoutNumber} from './regionResults';
import type {SpecResult} from './runners';

/** The result of a spec file. */
export interface FileResult {
  /** Path under `samples/`. */
  file: string;
  passed: number;
  /** Number of "should create" specs, which the test beds add. */
  shouldCreate: number;
  failures: Failure[];
}

/** A spec that failed. */
interface Failure {
  /** Titles, the outermost `describe` first. */
  title: string;
  /** First line of the error message. */
  message: string;
  /** `samples/<file>:<line>`, without the line if no stack trace has it. */
  place: string;
}

/**
 * Groups the executed specs by file, and finds the line of each failure.
 *
 * @param files the loaded spec files; each gets a result, even if none of its specs ran
 * @param specs the reported specs; the outermost suite of each is its file
 */
export function byFile(files: readonly string[], specs: readonly SpecResult[]): FileResult[] {
  return files.map((file) => {
    const own = specs.filter(({suite}) => suite[0] === file);
    return {
      file,
      passed: own.filter(({status}) => status === 'passed').length,
      shouldCreate: own.filter(({description}) => description === 'should create').length,
      failures: own.filter(({status}) => status === 'failed').map((spec) => toFailure(file, spec)),
    };
  });
}

function toFailure(file: string, {suite, description, log}: SpecResult): Failure {
  const line = findLine(file, log.join('\n'));
  return {
    title: [...suite.slice(1).map(withoutNumber), description].join(' > '),
    message: (log[0] ?? 'no message').split('\n')[0]!.trim(),
    place: `samples/${file}${line === null ? '' : `:${line}`}`,
  };
}

/** Returns the innermost line of the spec file in a stack trace. */
function findLine(file: string, stack: string): number | null {
  const [, after] = stack.split(`samples/${file}:`, 2);
  const line = /^\d+/.exec(after ?? '');
  return line ? Number(line[0]) : null;
}
