import sidebars from '../sidebars';
import type {Problem} from '../src/lib/content/problem';
import {loadContract, readFrench} from '../src/lib/contract';
import {checkContent} from '../src/plugins/content-check/checkContent';
import {pagesIn} from '../src/plugins/content-check/pages';
import {checkFrench} from './contract/checkFrench';
import {checkPages} from './contract/checkPages';

/** Runs the content checks of the build in both languages, and compares the pages with the library's contract. */
export function checkAllContent(siteDir: string): Problem[] {
  const contract = loadContract(siteDir);
  const problems = (['en', 'fr'] as const).flatMap((language) => {
    const documents = pagesIn(siteDir, language).filter(({kind}) => kind === 'docs');
    return [...checkContent({siteDir, language, sidebars}), ...checkPages(contract, documents)];
  });
  // A broken anchor is a warning in a build, but not here.
  return [...problems, ...checkFrench(contract, readFrench(siteDir))].map((problem) => ({
    ...problem,
    isWarning: false,
  }));
}
