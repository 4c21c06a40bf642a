/** A word of text or of a query. */
export interface Word {
  /** The word as written, without elisions, contractions or possessive endings. */
  text: string;
  /** Where it starts in the text. */
  index: number;
}

const ELISION = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)['’](?=\p{L})/iu;
const CONTRACTION = /(?:n['’]t|['’](?:s|ll|re|ve|d|m))$/iu;
/** A version number, or an identifier or word, including the parts joined by an apostrophe. */
const WORD = /[vV]?\d+(?:\.\d+)+|\$?[\p{L}\p{N}_][\p{L}\p{N}\p{M}_$]*(?:['’][\p{L}\p{N}_$]+)*/gu;
/** The last character before a word boundary in an identifier: `emitSuccess`, `HTTPClient`. */
const BEFORE_SEAM = /[\p{Ll}\p{N}](?=\p{Lu})|\p{Lu}(?=\p{Lu}\p{Ll})/gu;

/** Returns text in lower case, without accents or ligatures. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae');
}

/**
 * Splits text into words. Hyphens, dots and other punctuation separate words.
 *
 * @param hasElisions whether to remove French elisions
 */
export function wordsOf(text: string, hasElisions: boolean): Word[] {
  return [...text.normalize('NFC').matchAll(WORD)].flatMap(([match], at, all) => {
    const start = all[at]!.index;
    if (!/['’]/.test(match)) {
      return [{text: match, index: start}];
    }
    const elision = hasElisions ? (ELISION.exec(match)?.[0].length ?? 0) : 0;
    const rest = match.slice(elision).replace(CONTRACTION, '');
    // Anything else joined by an apostrophe is two words.
    return [...rest.matchAll(/[^'’]+/g)].map((part) => ({text: part[0], index: start + elision + part.index}));
  });
}

/** Splits an identifier into its parts: `emitSuccess` into `emit` and `Success`. A plain word has one part. */
export function partsOf(word: string): string[] {
  return /^\d/.test(word) ? [word] : word.replace(BEFORE_SEAM, '$&_').split(/[_$]+/).filter(Boolean);
}

/**
 * Joins the parts of an identifier in lower case, so that `NO_ERRORS_SCHEMA` and `noErrorsSchema` are the same term.
 */
export function joined(parts: string[]): string {
  return fold(parts.join(''));
}
