import type {Language} from '../model';

/** Returns the stem of a word. */
export type Stemmer = (word: string) => string;

/** A word of a text or of a query. */
export interface Word {
  /** The word as written, without elision and possessive. */
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

/** Returns a text in lower case, without accents and ligatures. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae');
}

/** Splits a text into words. Hyphens, dots and other punctuation separate words. */
export function wordsOf(text: string, language: Language): Word[] {
  return [...text.normalize('NFC').matchAll(WORD)].flatMap(([match], at, all) => {
    const start = all[at]!.index;
    if (!/['’]/.test(match)) {
      return [{text: match, index: start}];
    }
    const elision = language === 'fr' ? (ELISION.exec(match)?.[0].length ?? 0) : 0;
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
 * Returns the terms of a plain word: its stems with and without accents, so that a query matches whether or not the
 * query or the page uses accents.
 */
export function stemsOf(word: string, stem: Stemmer): string[] {
  const lower = word.toLowerCase();
  if (/[\d$]/.test(lower)) {
    return [fold(lower)];
  }
  const plain = fold(lower);
  return [...new Set([fold(stem(plain)), fold(stem(lower))])];
}

/**
 * Joins the parts of an identifier in lower case, so that `NO_ERRORS_SCHEMA` and `noErrorsSchema` are the same term.
 */
export function joined(parts: string[]): string {
  return fold(parts.join(''));
}

/**
 * Returns the terms under which a text is indexed.
 *
 * - An identifier is indexed whole, by each of its suffixes (`startDetectChanges` also as `detectchanges`) and by its
 *   parts. Its prefixes need no terms, because the search matches prefixes.
 * - A version number is indexed by its prefixes (`3.0.2` also as `3`).
 * - A plain word is indexed by its stem.
 *
 * @param spelled whether to include the unstemmed spelling, so that a long word is found while it is being typed
 */
export function termsOf(text: string, language: Language, stem: Stemmer, spelled = false): string[] {
  return wordsOf(text, language).flatMap(({text: word}) => termsOfWord(word, stem, spelled));
}

/** Returns the terms of a word that `wordsOf` returned; see `termsOf`. */
export function termsOfWord(word: string, stem: Stemmer, spelled = false): string[] {
  const known = knownTerms(stem, spelled);
  let terms = known.get(word);
  if (!terms) {
    terms = makeTerms(word, stem, spelled);
    known.set(word, terms);
  }
  return terms;
}

function makeTerms(word: string, stem: Stemmer, spelled: boolean): string[] {
  if (/^v?\d+(?:\.\d+)*$/i.test(word)) {
    const numbers = word.replace(/^v/i, '').split('.');
    return numbers.map((_, index) => numbers.slice(0, index + 1).join('.'));
  }
  const parts = partsOf(word);
  const plain = parts.flatMap((part) => {
    const stems = stemsOf(part, stem);
    return spelled ? [...new Set([...stems, fold(part)])] : stems;
  });
  const whole = word.startsWith('$') ? [fold(word)] : [];
  const endings = parts.length > 1 ? parts.slice(0, -1).map((_, index) => joined(parts.slice(index))) : [];
  return [...whole, ...endings, ...plain];
}

type TermsByWord = Map<string, string[]>;

/** Cache of the terms of each word, because texts repeat words and each query reads many texts. */
const memory = new WeakMap<Stemmer, [stems: TermsByWord, spelled: TermsByWord]>();

function knownTerms(stem: Stemmer, spelled: boolean): TermsByWord {
  const known = memory.get(stem) ?? [new Map<string, string[]>(), new Map<string, string[]>()];
  memory.set(stem, known);
  return known[Number(spelled)]!;
}

/**
 * Returns the terms under which code is indexed: identifiers whole and by their suffixes, plain words by their stem.
 */
export function codeTermsOf(code: string, language: Language, stem: Stemmer): string[] {
  const terms = new Set<string>();
  for (const {text} of wordsOf(code, language)) {
    const parts = partsOf(text);
    if (parts.length > 1) {
      parts.slice(0, -1).forEach((_, index) => terms.add(joined(parts.slice(index))));
    } else if (text.length > 2) {
      terms.add(stemsOf(text, stem)[0]!);
    }
  }
  return [...terms];
}
