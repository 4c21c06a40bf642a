import type {FieldName} from './documents';

// The weights of the ranking. EXPERIMENTS.md says what they contribute and what else was tried.

/** Weight of a query word in each field of a section. */
export const FIELD_WEIGHTS: Record<FieldName, number> = {
  heading: 6, // and names that the section declares
  anchor: 3.5, // the id of the heading
  page: 6, // the page title
  text: 0.55,
  code: 0.8,
  phrase: 3, // what readers type for the section
};

/** The same for stop words (`when`, `do`), which are too frequent in text and code. */
export const STOP_WORD_FIELD_WEIGHTS: Partial<Record<FieldName, number>> = {heading: 6, phrase: 2};

export const WEIGHTS = {
  // A word in a section
  saturation: 4, // this amount of a word scores half of the maximum
  length: 0.3, // 0 to 1: how strongly long fields are normalized
  synonym: 0.45, // factor for a synonym

  // The words of a query against each other
  rarity: 0.6, // exponent: how much rarity matters
  identifier: 2.5, // factor for a word written like an identifier
  stopWord: 0.5, // factor for a stop word
  coverage: 0.8, // exponent: how much a section is penalized for missing words of the query

  // Phrases that readers type
  phrase: 0.3, // what the most similar phrase of a section adds
  phraseFit: 2, // exponent: how much a phrase is penalized for its other words

  // Sections and pages, independent of the words of the query
  shortQuery: 2, // a query of at most this many words names a subject rather than a task or a symptom
  topOfPage: 1.25, // for a short query: the top of a page covers the whole page
  pageShare: 0.8, // bonus for sections of the best page; sections of other pages get less
  errorSection: 0.9, // error sections repeat the words of the section they relate to
  errorSectionIfShort: 0.75, // the same for a short query
  tutorial: 0.7, // the tutorials are for authors of this site, who are few
  listOfLinks: 0.6, // a list of links only leads to what other pages explain
  leastShare: 0.08, // a section below this share of the best score is dropped
};
