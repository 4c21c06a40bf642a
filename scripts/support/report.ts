import {FileError, formatProblem, type Problem} from '../../src/lib/content/problem';

/** Finishes a check: prints its problems (as JSON with `--json`, for `npm run check`) and sets the exit code. */
export function report(problems: readonly Problem[]): void {
  if (process.argv.includes('--json')) {
    console.log(JSON.stringify(problems));
  } else {
    problems.forEach((problem) => console.error(formatProblem(problem)));
  }
  process.exitCode = problems.length === 0 ? 0 : 1;
}

/** Finishes a check that threw: reports a `FileError` as a problem, and prints any other error. */
export function reportError(error: unknown): void {
  if (error instanceof FileError) {
    report([error]);
  } else {
    console.error(error);
    process.exitCode = 1;
  }
}

/** Prints the message of an error, and lets the process exit with code 1. */
export function printError(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
