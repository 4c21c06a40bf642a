import fs from 'node:fs';
import path from 'node:path';

/** Prints the message of an error, and makes the process exit with code 1 when it ends. */
export function printError(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Adds text to the summary of the job in GitHub Actions. Does nothing elsewhere. */
export function addToSummary(markdown: string): void {
  if (process.env.GITHUB_STEP_SUMMARY) {
    fs.appendFileSync(process.env.GITHUB_STEP_SUMMARY, markdown);
  }
}

/** Writes a report in Vitest's format, which `npm test` reads, and makes the process exit with code 1 on failures. */
export function reportCounts(name: string, passed: number, failed: number, skipped = 0): void {
  const folder = path.resolve(__dirname, '../../test-results');
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(
    path.join(folder, `${name}.json`),
    JSON.stringify({numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped}),
  );
  process.exitCode = failed === 0 ? 0 : 1;
}
