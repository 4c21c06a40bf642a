import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {Language} from '../../src/lib/content/folders';
import {enginesOf} from '../../src/plugins/search/enginesOf';
import type {Engine} from '../../src/search/engine/engine';
import {FILES, type FileName, type IndexFile} from '../../src/search/files';

/** What readers type: a name, a word, something to do, a question, what they see go wrong, or any of it misspelt. */
type QueryKind = 'identifier' | 'topic' | 'task' | 'question' | 'symptom' | 'typo';

/** A query of tests/search with its right answers. */
export interface JudgedQuery {
  language: Language;
  kind: QueryKind;
  query: string;
  /** Addresses, `path#id`; without `#id`, the top of the page. Any of them serves the reader. */
  right: string[];
}

/**
 * Weights and phrases are chosen by the halves for tuning; the others are only reported, and so are fresh ones, by
 * authors who came later. A first engine was made for the earlier ones.
 */
export type Half = 'tuning' | 'validation' | 'fresh' | 'authored, tuning' | 'authored, reported' | 'earlier';

/** Halves of which nobody looks at what is wrong. */
export const REPORTED: readonly Half[] = ['validation', 'fresh', 'authored, reported'];

/** What a query found: the place of the first right page and of the first right section, from 0; -1 for none. */
export interface Verdict {
  query: JudgedQuery;
  page: number;
  /** `null` when only the page counts. */
  section: number | null;
  /** The address that came first. */
  first: string;
}

/** Reads a search file of a build. */
function readerOf(buildDir: string, language: Language): (name: FileName) => string {
  const folder = language === 'en' ? buildDir : path.join(buildDir, language);
  return (name) => fs.readFileSync(path.join(folder, FILES[name]), 'utf8');
}

/** Both engines of a language, from its built files: over titles and headings, and over the full text. */
export function builtEngines(buildDir: string, language: Language): Promise<{headings: Engine; text: Engine}> {
  return enginesOf(readerOf(buildDir, language), language);
}

/** The judged queries, by half. */
export function judgedQueries(siteDir: string): Record<Half, JudgedQuery[]> {
  const read = (name: string) =>
    JSON.parse(fs.readFileSync(path.join(siteDir, 'tests/search', name), 'utf8')) as JudgedQuery[];
  // A fixed rule, by the text alone: nobody chooses the half.
  const isForValidation = ({language, query}: JudgedQuery) => hashOf(`${language}:${query}`) % 2 === 1;
  const queries = read('queries.json');
  const authored = read('authored-queries.json');
  return {
    tuning: queries.filter((query) => !isForValidation(query)),
    validation: queries.filter(isForValidation),
    fresh: read('fresh-queries.json'),
    'authored, tuning': authored.filter((query) => !isForValidation(query)),
    'authored, reported': authored.filter(isForValidation),
    earlier: read('earlier-queries.json'),
  };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()[0]!;

/**
 * Puts a query to an engine.
 *
 * @param isAboutSection whether the section counts too: by default, when one of the right answers is below the top of its page
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

/** The phrases of readers are held back in so many parts, one after the other. */
const PARTS = 4;

/**
 * Puts each phrase of readers to an engine that has not seen it: thousands of queries with known answers, from which
 * weights can be chosen without a look at those that were judged. A phrase has one right section only, and the words
 * that made it unlike the others are held back with it, so fewer are found than of real queries.
 */
export async function judgeHeldBack(buildDir: string, language: Language): Promise<Verdict[]> {
  const read = readerOf(buildDir, language);
  const index = JSON.parse(read('index')) as IndexFile;
  const {text: whole} = await enginesOf(read, language);
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
