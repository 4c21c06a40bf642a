import path from 'node:path';
import {FileError, type Problem} from '../src/lib/content/problem';
import {TOOLS} from './support/tools';

/** `node --import tsx scripts/run-check.ts <check>`: prints the problems of one of our own checks as JSON, for `npm run check`. */
async function main(): Promise<void> {
  const tool = TOOLS.find(({name}) => name === process.argv[2])!;
  const problems = await tool.find!(path.resolve(__dirname, '..')).catch((error: unknown): Problem[] => {
    if (error instanceof FileError) {
      return [error];
    }
    throw error;
  });
  process.stdout.write(JSON.stringify(problems));
}

void main();
