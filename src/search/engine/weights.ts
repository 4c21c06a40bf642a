import type {FieldName} from './documents';

// The weights of the ranking. EXPERIMENTS.md says what each one contributes and what else was tried.

/** Weight of a query word in each field of a section. */
export const FIELD_WEIGHTS: Record<FieldName, number> = {
  symbol: 9, // names that the section declares
  heading: 6,
  anchor: 3.5, // the id of the heading
  page: 6, // the page title
  text: 0.4,
  code: 0.8,
  phrase: 3, // what readers type for the section
};

/** The same for stop words (`when`, `do`), which are too frequent in text and code. */
export const STOP_WORD_FIELD_WEIGHTS: Partial<Record<FieldName, number>> = {heading: 6, phrase: 2};

export const WEIGHTS = {
  // A word in a section
  saturation: 4, // this amount of a word scores half of the maximum
  length: 0.3, // 0 to 1: how strongly long fields are normalized
  prefix: 0.5, // factor for a longer word that starts with the query word
  synonym: 0.45, // factor for a synonym
  form: 0.9, // factor for an irregular form of the word
  parts: 0.7, // factor for an identifier that matches only by its parts

  // The words of a query against each other
  rareBelow: 3, // all words in fewer sections than this are equally rare
  rarity: 0.6, // exponent: how much rarity matters
  identifier: 2.5, // factor for a word written like an identifier
  stopWord: 0.5, // factor for a stop word
  coverage: 0.8, // exponent: how much a section is penalized for missing words of the query

  // Phrases that readers type
  phrase: 0.3, // what the most similar phrase of a section adds
  phraseFit: 2, // exponent: how much a phrase is penalized for its other words
  messageWords: 3, // a phrase of an error section with at least this many words is a message
  exactShare: 0.5, // a section whose message or heading is in the query comes first if it has this share of the best score

  // Sections and pages, independent of the words of the query
  shortQuery: 2, // a query of at most this many words names a subject rather than a task or a symptom
  topOfPage: 1.25, // for a short query: the top of a page covers the whole page
  pageShare: 0.65, // bonus for sections of the page with the best total score
  errorSection: 0.9, // error sections repeat the words of the section they relate to
  errorSectionIfShort: 0.75, // the same for a short query
  leastShare: 0.08, // a section below this share of the best score is dropped
};

/** Where the overview of the API starts. */
export const API_OVERVIEW = 'docs/reference/api/';

/** Factors for pages by the start of their address: short overviews, and pages that are not about the library. */
export const PAGE_WEIGHTS: [start: string, factor: number][] = [
  [API_OVERVIEW, 0.6],
  ['docs/tutorial-', 0.85],
  ['blog/', 0.85],
];

/** Factors for a corrected word, by its edit distance from the typed word. */
export const MISTAKE_WEIGHTS = [1, 0.8, 0.7];
