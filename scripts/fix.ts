import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {listPairs} from '../src/lib/content/folders';
import {hashOf, recordedHash, recordHash} from '../src/lib/content/sourceHash';
import {addHeadingIds} from './support/headingIds';
import {printError} from './support/report';

const siteDir = path.resolve(__dirname, '..');

const TOOLS = [
  ['prettier/bin/prettier.cjs', '--write', '--log-level', 'warn', '.'],
  ['oxlint/bin/oxlint', '--fix'],
  ['stylelint/bin/stylelint.mjs', 'src/**/*.css', '--fix'],
  ['markdownlint-cli2/markdownlint-cli2-bin.mjs', '--fix'],
] as const;

/** `npm run fix`: fixes formatting and missing heading ids. `npm run check` reports everything else. */
function main(): void {
  const pages = listPairs(siteDir).filter(({english, french}) =>
    [english, french].every((file) => file.endsWith('.mdx') && fs.existsSync(path.join(siteDir, file))),
  );
  for (const {english, french} of pages) {
    const before = {english: read(english), french: read(french)};
    const wasInStep = recordedHash(before.french) === hashOf(before.english);
    const after = addHeadingIds(before);
    if (after.english !== before.english || after.french !== before.french) {
      write(english, after.english);
      write(french, wasInStep ? recordHash(french, after.french, hashOf(after.english)) : after.french);
      console.log(`${english}, ${french}: added heading ids.`);
    }
  }
  for (const [file, ...args] of TOOLS) {
    const tool = path.join(siteDir, 'node_modules', file);
    // Without output, because npm run check shows what is left in one format.
    const {status} = spawnSync(process.execPath, [tool, ...args], {cwd: siteDir, stdio: 'ignore'});
    if (status !== 0) {
      console.log(`${file.split('/')[0]} could not fix everything; npm run check shows what is left.`);
    }
  }
}

function read(file: string): string {
  return fs.readFileSync(path.join(siteDir, file), 'utf8');
}

function write(file: string, text: string): void {
  fs.writeFileSync(path.join(siteDir, file), text);
}

try {
  main();
} catch (error) {
  printError(error);
}
