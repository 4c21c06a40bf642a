import fs from 'node:fs';
import path from 'node:path';
import {checkFrench} from '../checks/contract/checkFrench';
import {checkPages, type ContractPage} from '../checks/contract/checkPages';
import sidebars from '../sidebars';
import {CONTENT_FOLDERS, filesIn} from '../src/lib/content/folders';
import {formatProblem} from '../src/lib/content/problem';
import {loadContract, readFrench} from '../src/lib/contract';
import {checkContent} from '../src/plugins/content-check/checkContent';
import {report, reportError} from './support/report';

const siteDir = path.resolve(__dirname, '..');

/**
 * `npm run check:content`: runs the content checks of the build in both languages, and compares the pages with the
 * library's contract. Exits with code 1 if there are problems.
 */
function main(): void {
  const problems = (['en', 'fr'] as const).flatMap((language) => {
    const folder = CONTENT_FOLDERS.docs[language];
    return [
      ...checkContent({siteDir, language, sidebars}),
      ...checkPages(loadContract(siteDir), documentsIn(folder), folder),
    ];
  });
  problems.push(...checkFrench(loadContract(siteDir), readFrench(siteDir)));
  // Report problems in shared files, such as sidebars, only once.
  report([...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()]);
}

function documentsIn(folder: string): ContractPage[] {
  return filesIn(path.join(siteDir, folder), /\.mdx$/).map((file) => ({
    file: `${folder}/${file}`,
    doc: file.replace(/\.mdx$/, ''),
    text: fs.readFileSync(path.join(siteDir, folder, file), 'utf8'),
  }));
}

try {
  main();
} catch (error) {
  reportError(error);
}
