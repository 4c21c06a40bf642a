import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {formatProblem} from '../../src/lib/content/problem';
import {loadContract} from '../../src/lib/contract';
import {checkPages} from '../../checks/contract/checkPages';
import {readPages} from '../../checks/contract/readPages';
import {CONTENT_FOLDERS} from '../../src/lib/content/folders';

const siteDir = path.resolve(__dirname, '..', '..');

describe.each(['en', 'fr'] as const)('the pages and the contract of the library (%s)', (language) => {
  const pages = readPages(siteDir, language);

  it('agree: everything has a section, and every section is about something that exists', () => {
    const problems = checkPages(loadContract(siteDir), pages, CONTENT_FOLDERS.docs[language]);
    expect(problems.map(formatProblem)).toEqual([]);
  });

  it('have an overview generated from the contract', () => {
    const overview = pages.find(({doc}) => doc === 'reference/api/overview');
    expect(overview?.text).toMatch(/^<ApiOverview \/>$/m);
  });
});
