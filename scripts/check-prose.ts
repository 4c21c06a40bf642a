import path from 'node:path';
import {checkPatterns} from '../checks/prose/patterns';
import {CONTENT_FOLDERS, filesIn} from '../src/lib/content/folders';
import {report, reportError} from './support/report';

const siteDir = path.resolve(__dirname, '..');

/**
 * The last part of `npm run lint:prose`: looks for words that English pages must not use (`check:translations` checks
 * French ones); exit code 1 when it finds any.
 */
function main(): void {
  const pages = Object.values(CONTENT_FOLDERS).flatMap(({en}) =>
    filesIn(path.join(siteDir, en), /\.mdx$/).map((name) => `${en}/${name}`),
  );
  report(checkPatterns(siteDir, pages));
}

try {
  main();
} catch (error) {
  // A page that cannot be read: its own checks say the same.
  reportError(error);
}
