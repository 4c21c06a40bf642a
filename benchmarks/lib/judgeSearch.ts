import fs from 'node:fs';
import path from 'node:path';
import MiniSearch from 'minisearch';
import {documentsOf, indexOf, INDEX_OPTIONS, type Document} from '../../src/search/engine/documents';
import {Engine} from '../../src/search/engine/engine';
import {FILES, type FileName, type IndexFile, type OutlineFile} from '../../src/search/files';
import type {Language} from '../../src/search/model';
import {unpackOutline} from '../../src/search/engine/outlineFile';
import {loadStemmer} from '../../src/search/engine/stemmers';

/** A query with the answers that are right, of tests/search/queries.json. */
export interface JudgedQuery {
  language: Language;
  query: string;
  question: boolean;
  /** Without `section`, the top of the page. */
  expected: {page: string; section?: string}[];
}

/** How often a right answer came first, or among the first three. */
export interface Score {
  queries: number;
  page1: number;
  page3: number;
  /** Queries whose right answer is a section. */
  sectionQueries: number;
  section1: number;
  section3: number;
  /** What did not come first. */
  misses: {query: string; level: 'page' | 'section'; first: string; expected: string}[];
}

/** Both engines of a language, from its built files: over titles and headings, and over the full text. */
export async function builtEngines(buildDir: string, language: Language): Promise<{headings: Engine; text: Engine}> {
  const folder = language === 'en' ? buildDir : path.join(buildDir, language);
  const read = <File>(name: FileName) => JSON.parse(fs.readFileSync(path.join(folder, FILES[name]), 'utf8')) as File;
  const stem = await loadStemmer(language);
  const outline = unpackOutline(read<OutlineFile>('outline'));
  const short = indexOf(documentsOf(outline, language, stem));
  const {index} = read<IndexFile>('index');
  const termsOf = (json: IndexFile['index']) => json.index.map(([term]) => term);
  return {
    headings: new Engine(short, termsOf(short.toJSON()), outline, language, stem),
    text: new Engine(MiniSearch.loadJS<Document>(index, INDEX_OPTIONS), termsOf(index), outline, language, stem),
  };
}

/** The judged queries. */
export function judgedQueries(siteDir: string): JudgedQuery[] {
  return JSON.parse(fs.readFileSync(path.join(siteDir, 'tests/search/queries.json'), 'utf8')) as JudgedQuery[];
}

/** Puts queries to an engine and counts. A section is right only if it is the expected one of the expected page. */
export function judge(engine: Engine, queries: JudgedQuery[]): Score {
  const score: Score = {queries: 0, page1: 0, page3: 0, sectionQueries: 0, section1: 0, section3: 0, misses: []};
  for (const {query, expected} of queries) {
    const {hits} = engine.search(query);
    const pages = [...new Set(hits.map(({page}) => page.path))];
    const sections = hits.map(({page, section}) => `${page.path}#${section.id}`);
    const rightPage = (at: string) => expected.some(({page}) => page === at);
    const rightSection = (at: string) => expected.some(({page, section}) => `${page}#${section ?? ''}` === at);
    const isAboutSection = expected.some(({section}) => section);

    score.queries += 1;
    score.page1 += Number(pages.slice(0, 1).some(rightPage));
    score.page3 += Number(pages.slice(0, 3).some(rightPage));
    if (isAboutSection) {
      score.sectionQueries += 1;
      score.section1 += Number(sections.slice(0, 1).some(rightSection));
      score.section3 += Number(sections.slice(0, 3).some(rightSection));
    }
    const missedPage = !pages.slice(0, 1).some(rightPage);
    if (missedPage || (isAboutSection && !sections.slice(0, 1).some(rightSection))) {
      const [wanted] = expected;
      score.misses.push({
        query,
        level: missedPage ? 'page' : 'section',
        first: sections[0] ?? 'nothing',
        expected: `${wanted!.page}#${wanted!.section ?? ''}`,
      });
    }
  }
  return score;
}
