import type {FieldName} from './documents';

/*
 * What counts how much. Chosen by the tuning half of tests/search/queries.json, 208 queries of which 194 are about a
 * section; none is sharp, so they are round. A figure is what the half loses without the weight: right pages first,
 * right sections first. With all of them it has 195 and 174; figures of fields, lengths and places are from before the
 * last 4,300 phrases, when it had 188 and 163.
 */

/** How much a term in a field is, against one in the others. Without: symbol −1 −5, heading −3 −8, anchor −2 −4, page −4 −4, text −4 −9, code −4 −6, phrase −6 −10. */
export const FIELD_WEIGHTS: Record<FieldName, number> = {symbol: 9, heading: 6, anchor: 2, page: 2, text: 0.4, code: 0.5, phrase: 4};

/** So much of a term is half of what can be said of it: repeating it says little more. At 1, −4 −5; at 4, −1 −3. */
export const SATURATION = 2;

/** A message of so many words is that of an error, when it stands in a query as it is. Without, no page and −3; at 4, the same. */
export const RUN = 3;

/** From 0 to 1: how much less a term is in a long field. At 0, −6 −8. */
export const LENGTH = 0.3;

/** Below so many sections a word is not rarer: it may be mere wording. At 1, −1 −1; at 8, −1 −1. */
export const RARE = 3;

/** A name of code is meant as it is written: how much more it counts than a word. At 1, −3 −1. */
export const IDENTIFIER = 2.5;

/** What a word without meaning of its own (`not`, `when`) adds if a heading has it. At 0, +1 −5. */
export const ASIDE = 0.5;

/** How much a section loses that lacks words of the query. At 0, −6 −8. */
export const COVERAGE = 0.4;

/** What the nearest of a section's phrases adds, and how much less one does that says something else too. Since the phrases are a field, no loss at 0 but one page and two sections among the first three; with a fit of 1, no page and −1. */
export const PHRASE = 0.6;
export const PHRASE_FIT = 2;

/** The top of a page, which is about all of it. At 1, −5 and no section. */
export const TOP = 1.25;

/** Sections about errors: they repeat the words of what they are about, and their own message finds them anyway. At 1, +1 −1. */
export const ERROR = 0.8;

/** Pages that tell in short what others tell in full (at 1, −2 −4), and those that are not about the library (at 1, −2 −2). */
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
