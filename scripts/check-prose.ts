import path from 'node:path';
import {checkPatterns} from '../checks/prose/patterns';
import {CONTENT_FOLDERS, filesIn} from '../src/lib/content/folders';
import {report, reportError} from './support/report';

const siteDir = path.resolve(__dirname, '..');

/**
 * Part of `npm run lint:prose`: finds words that English pages must not use. (`check:translations` checks the French
 * pages.) Exits with code 1 if it finds any.
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
  // A page has a syntax error, which other checks report too.
  reportError(error);
}
