import fs from 'node:fs';
import path from 'node:path';
import {withNoBreakSpaces} from '../checks/translations/language';
import {outlineOf} from '../checks/translations/outline';
import {listPairs} from '../src/lib/content/folders';
import {printError} from './support/report';

const siteDir = path.resolve(__dirname, '..');

/** Part of `npm run fix`: puts the no-break spaces of French typography into the text of the French pages. */
function main(): void {
  for (const {french} of listPairs(siteDir)) {
    const file = path.join(siteDir, french);
    if (!/\.mdx?$/.test(french) || !fs.existsSync(file)) {
      continue;
    }
    const before = fs.readFileSync(file, 'utf8');
    const lines = before.split('\n');
    for (const {line} of outlineOf(before, french).prose) {
      lines[line - 1] = withNoBreakSpaces(lines[line - 1]!);
    }
    if (lines.join('\n') !== before) {
      fs.writeFileSync(file, lines.join('\n'));
    }
  }
}

try {
  main();
} catch (error) {
  printError(error);
}
