import type {FieldName} from './documents';

// What counts how much. EXPERIMENTS.md says what is lost without each weight, and which other values were tried.

/** What a word of a query counts in each field of a section. */
export const FIELD_WEIGHTS: Record<FieldName, number> = {
  symbol: 9, // names that the section declares
  heading: 6,
  anchor: 3.5, // the id of the heading
  page: 6, // the title of the page
  text: 0.4,
  code: 0.8,
  phrase: 3, // what readers type for the section
};

/** The same for stop words (`when`, `do`), which text and code are full of. */
export const STOP_WORD_FIELD_WEIGHTS: Partial<Record<FieldName, number>> = {heading: 6, phrase: 2};

export const WEIGHTS = {
  // A word in a section
  saturation: 4, // so much of a word counts half of what any amount of it can
  length: 0.3, // 0 to 1: how much less a word counts in a long field
  prefix: 0.5, // factor for a longer word that begins with the word
  synonym: 0.45, // factor for a synonym
  form: 0.9, // factor for an irregular form of the word
  parts: 0.7, // factor for an identifier of which only the parts are found

  // The words of a query against each other
  rareBelow: 3, // a word in fewer sections than this does not count as rarer
  rarity: 0.6, // exponent: how much it matters that a word is rare
  identifier: 2.5, // factor for a word that is written as a name in code
  stopWord: 0.5, // factor for a stop word
  coverage: 0.8, // exponent: how much a section loses that lacks words of the query

  // Phrases of readers
  phrase: 0.3, // what the nearest phrase of a section adds
  phraseFit: 2, // exponent: how much less a phrase adds that says something else too
  messageWords: 3, // a phrase of an error section is a message from so many words on
  messageShare: 0.5, // a section whose message is in the query comes first from this share of the best score on

  // Sections and pages, whatever the query
  topOfPage: 1.15, // the top of a page is about all of it
  pageShare: 0.65, // how much more a section counts on the page that scores best as a whole
  errorSection: 0.9, // error sections repeat the words of what they are about
  leastShare: 0.08, // a section below this share of the best score is left out
};

/** Factors for pages by the beginning of their address: short overviews, and what is not about the library. */
export const PAGE_WEIGHTS: [start: string, factor: number][] = [
  ['docs/reference/api/', 0.6],
  ['docs/tutorial-', 0.85],
  ['blog/', 0.85],
];

/** Factor for a word that is so many mistakes away from the one that was typed. */
export const MISTAKE_WEIGHTS = [1, 0.8, 0.7];
