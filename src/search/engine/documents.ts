import type {TextIndex} from '../files';
import type {OutlinePage, Section} from '../model';
import type {Analyzer} from './analyzer';
import {Postings} from './postings';

/** Fields of a section. The outline contains all but the last three. */
export const FIELDS = [
  // Its heading, and the identifiers that it declares.
  'heading',
  // Words of its id. Ids are English in both languages.
  'anchor',
  // The page's title.
  'page',
  'text',
  'code',
  // Phrases that readers type for it.
  'phrase',
] as const;

export type FieldName = (typeof FIELDS)[number];

const TEXT_FIELDS: FieldName[] = ['text', 'code'];

/** Indexes the sections of an outline, numbered in order. */
export function postingsOf(outline: OutlinePage[], analyzer: Analyzer): Postings {
  const postings = new Postings(
    FIELDS.length,
    outline.reduce((sum, {sections}) => sum + sections.length, 0),
  );
  let number = 0;
  const add = (field: FieldName, list: string[]) => {
    for (const [term, count] of counted(list)) {
      postings.add(term, number, FIELDS.indexOf(field), count);
    }
  };
  for (const page of outline) {
    const subject = analyzer.termsOf(page.title, true);
    for (const section of page.sections) {
      add('heading', analyzer.termsOf([section.heading, ...section.declares].join(' '), true));
      add('anchor', analyzer.termsOf(section.id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())));
      add('page', section.level === 1 ? [] : subject);
      number += 1;
    }
  }
  return postings;
}

/** Builds the full-text index that is sent to the browser. */
export function textIndexOf(sections: Section[], analyzer: Analyzer): TextIndex {
  const places = new Map<string, number[]>();
  sections.forEach(({text, code}, section) => {
    // Stop words say nothing about a text, and would take up a tenth of the index.
    const words = analyzer.wordsOf(text).filter((word) => !analyzer.isStopWord(word.text));
    const termsOfFields = [words.flatMap((word) => analyzer.termsOfWord(word.text)), analyzer.codeTermsOf(code)];
    termsOfFields.forEach((terms, field) => {
      for (const [term, count] of counted(terms)) {
        places.set(term, [
          ...(places.get(term) ?? []),
          ((section * 2 + field) << COUNT_BITS) + Math.min(count, MOST_COUNTED) - 1,
        ]);
      }
    });
  });
  // A word that is in the code of more than a twelfth of the sections, such as `expect`, distinguishes nothing and
  // takes up a lot of space.
  for (const [term, all] of places) {
    const inText = all.filter((place) => ((place >> COUNT_BITS) & 1) === 0);
    if (inText.length > 0 && all.length - inText.length > sections.length / 12) {
      places.set(term, inText);
    }
  }
  const terms = [...places.keys()].sort();
  return {
    terms: terms.join(' '),
    // Delta encoding compresses well: 5% smaller than an array of arrays.
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

/** Radix of the numbers in `places`. */
const RADIX = 36;

/** Bits for the number of occurrences of a term in a field; higher counts are capped. */
const COUNT_BITS = 2;
const MOST_COUNTED = 1 << COUNT_BITS;

/** Adds a full-text index to the postings of its outline. */
export function addTexts(postings: Postings, {terms, places}: TextIndex): void {
  const names = terms.split(' ');
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
