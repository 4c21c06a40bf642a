import MiniSearch, {type Options} from 'minisearch';
import type {Language, Page, Section} from '../model';
import {codeTermsOf, termsOf, type Stemmer} from './words';

/** A section as the index knows it: the terms of each field, joined by spaces. */
export interface Document {
  id: number;
  /** Identifiers that the section is about. */
  symbol: string;
  heading: string;
  /** Words of its id: English, and often the name that an author first thought of. */
  anchor: string;
  /** Headings above it. */
  path: string;
  page: string;
  text: string;
  code: string;
}

/** What the outline says of a page; the index over it alone answers at once. */
export interface OutlinePage {
  path: string;
  title: string;
  /** How many other pages link to it or to its sections. */
  links: number;
  sections: OutlineSection[];
}

/** A section without its text. */
export interface OutlineSection {
  id: string;
  level: number;
  heading: string;
  /** Identifiers that it declares besides its heading. */
  declares: string;
  /** How many other pages link to it. */
  links: number;
}

/** What a section says beside its heading. */
export type SectionText = Pick<Section, 'text' | 'code' | 'phrases'>;

/** Fields of a document, with how much a match in each counts. */
export const FIELDS = {symbol: 9, heading: 5, anchor: 2, path: 1, page: 2, text: 1, code: 0.5} as const;

/** Options of every index of ours; the terms are made by `termsOf`, not by MiniSearch. */
export const INDEX_OPTIONS: Options<Document> = {
  fields: Object.keys(FIELDS),
  tokenize: (text) => (text ? text.split(' ') : []),
  processTerm: (term) => term,
};

/**
 * Makes the documents of an outline, one a section, numbered in the order of the outline.
 *
 * @param texts the sections' full text and code; without them, headings alone are indexed
 */
export function documentsOf(
  outline: OutlinePage[],
  language: Language,
  stem: Stemmer,
  texts?: SectionText[],
): Document[] {
  const terms = (text: string, spelled = false) => termsOf(text, language, stem, spelled).join(' ');
  const documents: Document[] = [];
  for (const page of outline) {
    const above: OutlineSection[] = [];
    for (const section of page.sections) {
      while (above.length > 0 && above.at(-1)!.level >= section.level) {
        above.pop();
      }
      const id = documents.length;
      const code = codeIn(section.heading);
      // A member by its full name: `remind` under `rx` is `rx.remind`.
      const owner = above.findLast(({level}) => level > 2);
      const member = code && owner ? termsOf(`${codeIn(owner.heading)}_${code}`, language, stem)[0]! : '';
      documents.push({
        id,
        symbol: `${terms(`${code} ${section.declares}`)} ${member}`.trim(),
        heading: terms(section.heading, true),
        anchor: terms(section.id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())),
        path: terms(above.slice(1).map(({heading}) => heading).join(' ')),
        page: section.level === 1 ? '' : terms(page.title, true),
        text: texts ? terms(texts[id]!.text) : '',
        code: texts ? codeTermsOf(texts[id]!.code, language, stem).join(' ') : '',
      });
      above.push(section);
    }
  }
  return documents;
}

function codeIn(heading: string): string {
  return [...heading.matchAll(/`([^`]+)`/g)].map(([, text]) => text).join(' ');
}

/** Indexes documents. */
export function indexOf(documents: Document[]): MiniSearch<Document> {
  const index = new MiniSearch<Document>(INDEX_OPTIONS);
  index.addAll(documents);
  return index;
}

/** The outline of pages, and the texts of its sections in the same order. */
export function outlineOf(pages: Page[]): {outline: OutlinePage[]; texts: SectionText[]} {
  const links = new Map<string, number>();
  for (const page of pages) {
    for (const target of new Set(page.links.flatMap((link) => [link, link.replace(/#.*/, '')]))) {
      links.set(target, (links.get(target) ?? 0) + 1);
    }
  }
  const outline = pages.map(({path, title, sections}) => ({
    path,
    title,
    links: links.get(path) ?? 0,
    sections: sections.map(({id, level, heading, declares}) => ({
      id,
      level,
      heading,
      declares: declares.join(' '),
      links: links.get(`${path}#${id}`) ?? 0,
    })),
  }));
  const texts = pages.flatMap(({sections}) => sections.map(({text, code, phrases}) => ({text, code, phrases})));
  return {outline, texts};
}
