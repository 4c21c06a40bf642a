import path from 'node:path';
import {checkPatterns} from '../checks/prose/patterns';
import {CONTENT_FOLDERS, filesIn} from '../src/lib/content/folders';
import {FileError} from '../src/lib/content/FileError';

const siteDir = path.resolve(__dirname, '..');

/**
 * The last part of `npm run lint:prose`: looks for words that English pages must not use (`check:translations` checks
 * French ones); exit code 1 when it finds any.
 */
function main(): void {
  const pages = Object.values(CONTENT_FOLDERS).flatMap(({en}) =>
    filesIn(path.join(siteDir, en), /\.mdx$/).map((name) => `${en}/${name}`),
  );
  const problems = checkPatterns(siteDir, pages);
  problems.forEach(({file, line, message}) => console.error(`${file}:${line}: ${message}`));
  process.exitCode = problems.length === 0 ? 0 : 1;
}

try {
  main();
} catch (error) {
  if (!(error instanceof FileError)) {
    throw error;
  }
  // A page that cannot be read: its own checks say the same, with the fix.
  console.error(error.message);
  process.exitCode = 1;
}
