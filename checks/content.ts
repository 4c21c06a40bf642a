import fs from 'node:fs';
import path from 'node:path';
import {CONTENT_FOLDERS, filesIn} from '../src/lib/content/folders';
import type {Problem} from '../src/lib/content/problem';
import {loadContract, readFrench} from '../src/lib/contract';
import {checkContent} from '../src/plugins/content-check/checkContent';
import {checkFrench} from './contract/checkFrench';
import {checkPages} from './contract/checkPages';

/** Runs the content checks of the build in both languages, and compares the pages with the library's contract. */
export function checkAllContent(siteDir: string): Problem[] {
  const contract = loadContract(siteDir);
  const problems = (['en', 'fr'] as const).flatMap((language) => {
    const folder = CONTENT_FOLDERS.docs[language];
    const pages = filesIn(path.join(siteDir, folder), /\.mdx$/).map((name) => ({
      file: `${folder}/${name}`,
      doc: name.replace(/\.mdx$/, ''),
      text: fs.readFileSync(path.join(siteDir, folder, name), 'utf8'),
    }));
    return [...checkContent(siteDir, language), ...checkPages(contract, pages, folder)];
  });
  // A broken anchor is a warning in a build, but not here.
  return [...problems, ...checkFrench(contract, readFrench(siteDir))].map((problem) => ({
    ...problem,
    isWarning: false,
  }));
}
