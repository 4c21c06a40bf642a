import type {FieldName} from './documents';

/*
 * What counts how much. Chosen by the phrases of readers, each held back from the engine that is asked, and by the
 * tuning half of tests/search/queries.json (src/search/README.md says how); none is sharp, so they are round. Two
 * figures are what is lost without the weight: of a quarter of the phrases held back, right pages and right sections
 * first, in points of per cent (with all, and a saturation of 2: 65.2 and 44.6). Two more, after a semicolon, are of the tuning half, in
 * queries (with all: 396 and 376). Figures for page and rarity are newer: of all English phrases (65.6 and 44.1), and of
 * the tuning half with 118 more queries (512 and 481). Those in parentheses are the newest: pages and sections of 1,750 fresh
 * queries, with an index that had not seen them (1624 and 1461).
 */

/** How much a term in a field is, against one in the others. Without: symbol 0 −0.1; 0 −2, heading −0.4 −1.8; −3 −3, anchor −0.2 −0.3; 0 0, page −0.3 −0.4; 0 0, text −0.5 −0.6; −1 −1, code −0.2 −0.5; 0 −1, phrase −2.0 −2.5; −9 −17 (−88 −113; at 4, 0 −4). */
export const FIELD_WEIGHTS: Record<FieldName, number> = {
  symbol: 9,
  heading: 6,
  anchor: 2,
  page: 6,
  text: 0.4,
  code: 0.5,
  phrase: 3,
};

/** So much of a term is half of what can be said of it: repeating it says little more. At 1, −1.1 −0.5; 0 −1; at 2, −0.9 −0.5; 0 0. */
export const SATURATION = 4;

/** A message of so many words is that of an error, when it stands in a query as it is. Without, 0 0; 0 −3. */
export const RUN = 3;

/**
 * It comes first if it says at least so much of the best one: `No provider found` is the message of one section, and a
 * part of another one's. At 0, of all English phrases −0.15 −0.16, of the French −0.03 −0.03; 0 0; at 0.7, +0.06 +0.09; −1 −1.
 */
export const QUOTED = 0.5;

/** From 0 to 1: how much less a term is in a long field. At 0, −0.5 −0.6; −1 −2. */
export const LENGTH = 0.3;

/** Below so many sections a word is not rarer: it may be mere wording. At 1, 0 0; −1 −1, and −0.4 −0.2 in French. */
export const RARE = 3;

/** Below 1: how much less it matters how rare a word is. At 1, −0.7 −0.2; 0 −2. */
export const RARITY = 0.6;

/** A name of code is meant as it is written: how much more it counts than a word. At 1, −0.2 −0.2; −2 −3. */
export const IDENTIFIER = 2.5;

/** What a word without meaning of its own (`not`, `when`) adds if a heading or a phrase has it. At 0, +0.1 −0.4; −2 −6. */
export const ASIDE = 0.5;

/** Where such words are looked for: questions are phrases too (`do I need …`). Without phrases, −0.8 −1.0; −1 −2. */
export const ASIDE_WEIGHTS: Partial<Record<FieldName, number>> = {heading: 6, phrase: 2};

/** How much a section loses that lacks words of the query. At 0, −0.3 −1.4; −4 −5; at 0.4, +0.6 +0.1; −1 −1. */
export const COVERAGE = 0.8;

/** What the nearest of a section's phrases adds, and how much less one does that says something else too. At 0, 0 −0.3; −1 0, and −0.9 of the sections for phrases of four words or more. */
export const PHRASE = 0.3;
export const PHRASE_FIT = 2;

/** The top of a page, which is about all of it. At 1, −0.1 −0.4; −1 0. */
export const TOP = 1.15;

/** How much more a section counts on the page that says most of all to the query (at 0, −19 −6; at 0.3, −8 −1). */
export const PAGE_SHARE = 0.8;

/** Sections about errors: they repeat the words of what they are about, and their own message finds them anyway. At 1, +0.1 −0.1; −1 −1. */
export const ERROR = 0.9;

/** Pages that tell in short what others tell in full (at 1, −0.4 −0.4; −1 −3), and those that are not about the library (at 1, +0.3 −0.1; −1 −1). */
export const PLACES: [start: string, weight: number][] = [
  ['docs/reference/api/', 0.6],
  ['docs/tutorial-', 0.7],
  ['blog/', 0.7],
];

/** The beginning of a longer word, against the word: what is being typed finds something. No loss without, in whole queries. */
export const PREFIX = 0.5;

/** What a word counts that is so many mistakes away. */
export const MISTAKES = [1, 0.8, 0.7, 0.5, 0.4, 0.3];

/** A section that answers so much worse than the best one is left out. */
export const LEAST_SHARE = 0.08;
