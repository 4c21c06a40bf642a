import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {enginesOf} from '../../src/plugins/search/enginesOf';
import type {Engine} from '../../src/search/engine/engine';
import {FILES, type FileName, type IndexFile, type OutlineFile} from '../../src/search/files';
import type {Language} from '../../src/search/model';

/** What readers type: a name, a word, something to do, a question, what they see go wrong, or any of it misspelt. */
export type QueryKind = 'identifier' | 'topic' | 'task' | 'question' | 'symptom' | 'typo';

/** A query with the answers that are right, of tests/search. */
export interface JudgedQuery {
  language: Language;
  kind: QueryKind;
  query: string;
  /** Addresses, `path#id`; without `#id`, the top of the page. Any of them serves the reader. */
  right: string[];
}

/**
 * Weights and phrases are chosen by one half; the other is only reported, and so are fresh ones, by authors who came
 * later. The earlier ones, a first engine was made for.
 */
export type Half = 'tuning' | 'validation' | 'fresh' | 'earlier';

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
  misses: {query: JudgedQuery; level: 'page' | 'section'; first: string}[];
}

/** Both engines of a language, from its built files: over titles and headings, and over the full text. */
export function builtEngines(buildDir: string, language: Language): Promise<{headings: Engine; text: Engine}> {
  return enginesOf(
    (name: FileName) => fs.readFileSync(path.join(folderOf(buildDir, language), FILES[name]), 'utf8'),
    language,
  );
}

function folderOf(buildDir: string, language: Language): string {
  return language === 'en' ? buildDir : path.join(buildDir, language);
}

/** So many parts the phrases of readers are held back in, one after the other. */
const PARTS = 4;

/**
 * Puts each phrase of readers to an engine that has not seen it: thousands of queries with known answers, from which
 * weights can be chosen without a look at those that were judged. A phrase has one right section only, and the words
 * that made it unlike the others are held back with it: fewer are found than of real queries.
 */
export async function judgeHeldBack(
  buildDir: string,
  language: Language,
): Promise<Pick<Score, 'queries' | 'page1' | 'section1'>> {
  const read = (name: FileName) => fs.readFileSync(path.join(folderOf(buildDir, language), FILES[name]), 'utf8');
  const index = JSON.parse(read('index')) as IndexFile;
  const score = {queries: 0, page1: 0, section1: 0};
  for (let part = 0; part < PARTS; part += 1) {
    const heldBack: {text: string; section: number}[] = [];
    const phrases = index.phrases
      .split('\n')
      .map((line, section) => {
        const isHeldBack = (text: string) => hashOf(text) % PARTS === part;
        const own = line.split('\t').filter(Boolean);
        heldBack.push(...own.filter(isHeldBack).map((text) => ({text, section})));
        return own.filter((text) => !isHeldBack(text)).join('\t');
      })
      .join('\n');
    const {text: engine} = await enginesOf(
      (name) => (name === 'index' ? JSON.stringify({...index, phrases}) : read(name)),
      language,
    );
    const pages = (JSON.parse(read('outline')) as OutlineFile).pages.flatMap(([page, , sections]) =>
      sections.map(() => page),
    );
    for (const {text, section} of heldBack) {
      const [first] = engine.search(text).hits;
      score.queries += 1;
      score.page1 += Number(first?.page.path === pages[section]);
      score.section1 += Number(first?.id === section);
    }
  }
  return score;
}

/** The judged queries, by half. */
export function judgedQueries(siteDir: string): Record<Half, JudgedQuery[]> {
  const read = (name: string) =>
    JSON.parse(fs.readFileSync(path.join(siteDir, 'tests/search', name), 'utf8')) as JudgedQuery[];
  const queries = read('queries.json');
  return {
    tuning: queries.filter((query) => !isForValidation(query)),
    validation: queries.filter(isForValidation),
    fresh: read('fresh-queries.json'),
    earlier: read('earlier-queries.json'),
  };
}

/** A fixed rule, by the text alone: nobody chooses the half. */
function isForValidation({language, query}: JudgedQuery): boolean {
  return hashOf(`${language}:${query}`) % 2 === 1;
}

function hashOf(text: string): number {
  return createHash('sha256').update(text).digest()[0]!;
}

/** Puts queries to an engine and counts. */
export function judge(engine: Engine, queries: JudgedQuery[]): Score {
  const score: Score = {queries: 0, page1: 0, page3: 0, sectionQueries: 0, section1: 0, section3: 0, misses: []};
  for (const query of queries) {
    const {hits} = engine.search(query.query);
    const pages = [...new Set(hits.map(({page}) => page.path))];
    const sections = hits.map(({page, section}) => (section.id ? `${page.path}#${section.id}` : page.path));
    const rightPages = new Set(query.right.map((address) => address.replace(/#.*/, '')));
    const rightSections = new Set(query.right);
    const isAboutSection = query.right.some((address) => address.includes('#'));
    const isPageFirst = rightPages.has(pages[0] ?? 'nothing');
    const isSectionFirst = rightSections.has(sections[0] ?? 'nothing');

    score.queries += 1;
    score.page1 += Number(isPageFirst);
    score.page3 += Number(pages.slice(0, 3).some((page) => rightPages.has(page)));
    if (isAboutSection) {
      score.sectionQueries += 1;
      score.section1 += Number(isSectionFirst);
      score.section3 += Number(sections.slice(0, 3).some((section) => rightSections.has(section)));
    }
    if (!isPageFirst || (isAboutSection && !isSectionFirst)) {
      score.misses.push({query, level: isPageFirst ? 'section' : 'page', first: sections[0] ?? 'nothing'});
    }
  }
  return score;
}
