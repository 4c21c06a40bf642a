import fs from 'node:fs';
import path from 'node:path';
import {englishOf, fromRoot} from '../src/lib/content/folders';
import {hashOf, recordHash} from '../src/lib/content/sourceHash';
import {printError} from './support/report';

const siteDir = path.resolve(__dirname, '..');

/**
 * `npm run translations:accept -- <French file>…`: records that the French files are up to date with the English ones.
 * Review them first.
 */
function main(): void {
  const files = process.argv.slice(2).map((file) => fromRoot(siteDir, path.resolve(file)));
  if (files.length === 0) {
    throw new Error('Pass the French files to accept: npm run translations:accept -- i18n/fr/…/introduction.mdx');
  }
  for (const file of files) {
    const english = englishOf(file);
    if (!english || !fs.existsSync(path.join(siteDir, english))) {
      throw new Error(`${file} is not a translation${english ? `: there is no ${english}` : ''}.`);
    }
    const absolute = path.join(siteDir, file);
    const before = fs.readFileSync(absolute, 'utf8');
    const after = recordHash(file, before, hashOf(fs.readFileSync(path.join(siteDir, english), 'utf8')));
    if (after !== before) {
      fs.writeFileSync(absolute, after);
      console.log(`${file} is now recorded as up to date with ${english}.`);
    }
  }
}

try {
  main();
} catch (error) {
  printError(error);
}
