/** Prints the message of an error, and lets the process exit with code 1. */
export function printError(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
