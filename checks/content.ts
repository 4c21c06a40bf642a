import {listAddresses} from '../src/lib/content/addresses';
import {CONTENT_FOLDERS, type Language} from '../src/lib/content/folders';
import {collectProblem, type Problem} from '../src/lib/content/problem';
import {loadContract, readFrench} from '../src/lib/contract';
import {checkContent} from '../src/plugins/content-check/checkContent';
import {pagesIn} from '../src/plugins/content-check/pages';
import {assignPhrases, readPhrases} from '../src/plugins/post-build/search/phrases/readPhrases';
import {checkFrench} from './contract/checkFrench';
import {checkPages} from './contract/checkPages';

/**
 * Runs the content checks of the build in both languages, reads the phrases of the search, and compares the pages with
 * the library's contract.
 */
export async function checkAllContent(siteDir: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  const contract = collectProblem(problems, () => loadContract(siteDir));
  if (!contract) {
    return problems;
  }
  for (const language of ['en', 'fr'] as const) {
    // Sections cannot be compared on a page that could not be parsed.
    const documents = pagesIn(siteDir, language).filter((page) => page.kind === 'docs' && page.problems.length === 0);
    problems.push(...checkPhrases(siteDir, language));
    problems.push(...(await checkContent(siteDir, language)), ...checkPages(contract, documents));
  }
  // A broken anchor is a warning in a build, but not here.
  return [...problems, ...checkFrench(contract, readFrench(siteDir))].map((problem) => ({
    ...problem,
    isWarning: false,
  }));
}

/**
 * Checks that each search phrase belongs to an existing page and section. The build also checks pages with generated
 * ids.
 */
function checkPhrases(siteDir: string, language: Language): Problem[] {
  const {docs, posts} = listAddresses(siteDir);
  const addresses = new Map([...docs, ...posts]);
  const pages = pagesIn(siteDir, language)
    .filter(({hasAllIds}) => hasAllIds)
    .map(({kind, name, ids}) => ({
      path: addresses.get(`${CONTENT_FOLDERS[kind].en}/${name}`) ?? '',
      sections: ['', ...ids.map(({id}) => id)].map((id) => ({id, phrases: []})),
    }));
  const problems: Problem[] = [];
  const phrases = collectProblem(problems, () => readPhrases(siteDir, language)) ?? [];
  const checked = phrases.filter(({address}) => pages.some(({path}) => path === address));
  return [...problems, ...assignPhrases(pages, checked)];
}
