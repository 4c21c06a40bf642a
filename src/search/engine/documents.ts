import type {TextIndex} from '../files';
import type {Language, Page, Section} from '../model';
import {Postings} from './postings';
import {isStopWord} from './stopWords';
import {codeTermsOf, fold, termsOf, termsOfWord, wordsOf, type Stemmer} from './words';

/** What the outline says of a page; the index over it alone answers at once. */
export interface OutlinePage {
  path: string;
  title: string;
  sections: OutlineSection[];
}

/** A section without its text. */
export interface OutlineSection {
  id: string;
  level: number;
  heading: string;
  /** Identifiers that it declares besides its heading. */
  declares: string;
}

/** What a section says beside its heading. */
export type SectionText = Pick<Section, 'text' | 'code' | 'phrases'>;

/** Fields of a section. The outline alone has all but the last three, and answers at once. */
export const FIELDS = [
  // Identifiers that the section is about.
  'symbol',
  'heading',
  // Words of its id: English, and often the name that an author first thought of.
  'anchor',
  // The page's title.
  'page',
  'text',
  'code',
  // What readers type for it.
  'phrase',
] as const;

export type FieldName = (typeof FIELDS)[number];

const TEXT_FIELDS: FieldName[] = ['text', 'code'];

/** The terms of an outline's sections, numbered in its order. */
export function postingsOf(outline: OutlinePage[], language: Language, stem: Stemmer): Postings {
  const postings = new Postings(
    FIELDS.length,
    outline.reduce((sum, {sections}) => sum + sections.length, 0),
  );
  const terms = (text: string, spelled = false) => termsOf(text, language, stem, spelled);
  let number = 0;
  const add = (field: FieldName, list: string[]) => {
    for (const [term, count] of counted(list)) {
      postings.add(term, number, FIELDS.indexOf(field), count);
    }
  };
  for (const page of outline) {
    const subject = terms(page.title, true);
    const above: OutlineSection[] = [];
    for (const section of page.sections) {
      while (above.length > 0 && above.at(-1)!.level >= section.level) {
        above.pop();
      }
      const code = codeIn(section.heading);
      // A member by its full name: `remind` under `rx` is `rx.remind`.
      const owner = above.findLast(({level}) => level > 2);
      const member = code && owner ? terms(`${codeIn(owner.heading)}_${code}`).slice(0, 1) : [];
      add('symbol', [...terms(`${code} ${section.declares}`), ...member]);
      add('heading', terms(section.heading, true));
      add('anchor', terms(section.id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())));
      add('page', section.level === 1 ? [] : subject);
      above.push(section);
      number += 1;
    }
  }
  return postings;
}

/** Indexes the texts of sections, to be sent to the browser. */
export function textIndexOf(texts: SectionText[], language: Language, stem: Stemmer): TextIndex {
  const places = new Map<string, number[]>();
  // No query looks in texts for words that say nothing, and they stand in most: a tenth of the index.
  const telling = (text: string) => wordsOf(text, language).filter(({text: word}) => !isStopWord(fold(word), language));
  texts.forEach(({text, code}, section) => {
    const termsOfFields = [
      telling(text).flatMap(({text: word}) => termsOfWord(word, stem)),
      codeTermsOf(code, language, stem),
    ];
    termsOfFields.forEach((terms, field) => {
      for (const [term, count] of counted(terms)) {
        places.set(term, [
          ...(places.get(term) ?? []),
          ((section * 2 + field) << COUNT_BITS) + Math.min(count, MOST_COUNTED) - 1,
        ]);
      }
    });
  });
  const terms = [...places.keys()].sort();
  return {
    terms: packTerms(terms),
    // Steps between the numbers: small, and alike. Written so, they take 5 % less than as an array of arrays.
    places: terms
      .map((term) =>
        places
          .get(term)!
          .map((place, at, all) => (place - (all[at - 1] ?? 0)).toString(RADIX))
          .join(','),
      )
      .join(';'),
  };
}

/** Capitals, which no term has: each begins a term and tells how many of its characters are those of the one before. */
const SHARED = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function packTerms(terms: string[]): string {
  return terms
    .map((term, at) => {
      const before = terms[at - 1] ?? '';
      let shared = 0;
      while (shared < SHARED.length - 1 && shared < term.length && term[shared] === before[shared]) {
        shared += 1;
      }
      return SHARED[shared]! + term.slice(shared);
    })
    .join('');
}

function unpackTerms(packed: string): string[] {
  let term = '';
  return Array.from(
    packed.matchAll(/([A-Z])([^A-Z]*)/g),
    ([, shared, rest]) => (term = term.slice(0, SHARED.indexOf(shared!)) + rest!),
  );
}

/** Of the digits in which places are sent. */
const RADIX = 36;

/** How often a term stands somewhere is told in so many bits; more often does not say more. */
const COUNT_BITS = 2;
const MOST_COUNTED = 1 << COUNT_BITS;

/** Adds an index of texts to the terms of their outline. */
export function addTexts(postings: Postings, {terms, places}: TextIndex): void {
  const names = unpackTerms(terms);
  places.split(';').forEach((steps, at) => {
    let place = 0;
    for (const step of steps.split(',')) {
      place += parseInt(step, RADIX);
      const section = place >> (COUNT_BITS + 1);
      const field = TEXT_FIELDS[(place >> COUNT_BITS) & 1]!;
      postings.add(names[at]!, section, FIELDS.indexOf(field), (place & (MOST_COUNTED - 1)) + 1);
    }
  });
}

function counted(terms: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) {
    counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
}

function codeIn(heading: string): string {
  return [...heading.matchAll(/`([^`]+)`/g)].map(([, text]) => text).join(' ');
}

/** The outline of pages, and the texts of its sections in the same order. */
export function outlineOf(pages: Page[]): {outline: OutlinePage[]; texts: SectionText[]} {
  const outline = pages.map(({path, title, sections}) => ({
    path,
    title,
    sections: sections.map(({id, level, heading, declares}) => ({
      id,
      level,
      heading,
      declares: declares.join(' '),
    })),
  }));
  const texts = pages.flatMap(({sections}) => sections.map(({text, code, phrases}) => ({text, code, phrases})));
  return {outline, texts};
}
