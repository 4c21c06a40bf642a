import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {Language} from '../../src/lib/content/folders';
import {enginesOf} from '../../src/plugins/post-build/search/enginesOf';
import type {Engine} from '../../src/search/engine/engine';
import {FILES, type FileName, type IndexFile} from '../../src/search/files';

/** A query from tests/search with its right answers. */
export interface JudgedQuery {
  language: Language;
  /** A `typo` is a query of any other kind that is misspelled. */
  kind: 'identifier' | 'topic' | 'task' | 'question' | 'symptom' | 'typo';
  query: string;
  /** Addresses (`path#id`, or `path` for the top of the page). Any of them is a right answer. */
  right: string[];
}

/** The sets whose wrong results are never listed, so that nobody tunes the search for them. */
export const HELD_OUT = ['validation', 'fresh', 'authored, held out', 'unseen'];

/** The zero-based ranks of the first right page and of the first right section, or -1 if there is none. */
export interface Verdict {
  query: JudgedQuery;
  page: number;
  /** `null` if only the page counts. */
  section: number | null;
  /** The address of the first result. */
  first: string;
}

/** Reads a search file of a build. */
type ReadFile = (name: FileName) => string;

export function readerOf(buildDir: string, language: Language): ReadFile {
  const folder = language === 'en' ? buildDir : path.join(buildDir, language);
  return (name) => fs.readFileSync(path.join(folder, FILES[name]), 'utf8');
}

/**
 * Reads the judged queries, grouped by set. Weights and phrases are chosen with the tuning sets only. The validation
 * set, the fresh and the unseen queries (written later, by others), and half of the authored queries are held out.
 */
export function judgedQueries(siteDir: string): Record<string, JudgedQuery[]> {
  const read = (name: string) =>
    JSON.parse(fs.readFileSync(path.join(siteDir, 'tests/search', name), 'utf8')) as JudgedQuery[];
  // A hash of the text selects the set, so that nobody can choose it.
  const isForValidation = ({language, query}: JudgedQuery) => hashOf(`${language}:${query}`) % 2 === 1;
  const queries = read('queries.json');
  const authored = read('authored-queries.json');
  return {
    tuning: [...queries.filter((query) => !isForValidation(query)), ...read('tuning-queries.json')],
    validation: queries.filter(isForValidation),
    fresh: read('fresh-queries.json'),
    'authored, tuning': authored.filter((query) => !isForValidation(query)),
    'authored, held out': authored.filter(isForValidation),
    unseen: read('unseen-queries.json'),
  };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()[0]!;

/**
 * Runs a query and returns the ranks of the right answers.
 *
 * @param isAboutSection whether the section counts too; by default, it does if a right answer is not the top of a page
 */
export function judge(
  engine: Engine,
  query: JudgedQuery,
  isAboutSection = query.right.some((address) => address.includes('#')),
): Verdict {
  const {hits} = engine.search(query.query);
  const pages = [...new Set(hits.map(({page}) => page.path))];
  const sections = hits.map(({page, section}) => (section.id ? `${page.path}#${section.id}` : page.path));
  const rightPages = new Set(query.right.map((address) => address.replace(/#.*/, '')));
  return {
    query,
    page: pages.findIndex((page) => rightPages.has(page)),
    section: isAboutSection ? sections.findIndex((section) => query.right.includes(section)) : null,
    first: sections[0] ?? 'nothing',
  };
}

/** Number of folds for the cross-validation of phrases. */
const PARTS = 4;

/**
 * Runs each phrase as a query on an engine that does not contain it. This gives thousands of queries with known
 * answers, which can be used to choose weights without the judged queries. Fewer phrases are found than real queries,
 * because a phrase has only one right section, and removing it from the engine also removes its distinctive words.
 *
 * @param whole the engine with all phrases
 */
export async function judgeHeldBack(read: ReadFile, language: Language, whole: Engine): Promise<Verdict[]> {
  const index = JSON.parse(read('index')) as IndexFile;
  const lines = index.phrases.split('\n').map((line) => line.split('\t').filter(Boolean));
  const verdicts: Verdict[] = [];
  for (let part = 0; part < PARTS; part += 1) {
    const isHeldBack = (text: string) => hashOf(text) % PARTS === part;
    const phrases = lines.map((own) => own.filter((text) => !isHeldBack(text)).join('\t')).join('\n');
    const file = JSON.stringify({...index, phrases});
    const {text: engine} = await enginesOf((name) => (name === 'index' ? file : read(name)), language);
    for (const query of lines.flat().filter(isHeldBack)) {
      const right = [whole.sectionWithPhrase(query)!.replace(/#$/, '')];
      verdicts.push(judge(engine, {language, kind: 'topic', query, right}, true));
    }
  }
  return verdicts;
}
