import type {Language} from '../model';

/** Cuts a word down to its stem. */
export type Stemmer = (word: string) => string;

/** A word of a text or of a query. */
export interface Word {
  /** As written, without elision and possessive. */
  text: string;
  /** Where it starts in the text. */
  index: number;
}

const ELISION = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)['’](?=\p{L})/iu;
const CONTRACTION = /(?:n['’]t|['’](?:s|ll|re|ve|d|m))$/iu;
/** A version number, or an identifier or word, with what an apostrophe joins to it. */
const WORD = /[vV]?\d+(?:\.\d+)+|\$?[\p{L}\p{N}_][\p{L}\p{N}\p{M}_$]*(?:['’][\p{L}\p{N}_$]+)*/gu;
/** The last character before a place where an identifier falls into parts: `emitSuccess`, `HTTPClient`. */
const BEFORE_SEAM = /[\p{Ll}\p{N}](?=\p{Lu})|\p{Lu}(?=\p{Lu}\p{Ll})/gu;

/** Lower case without accents and ligatures. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae');
}

/** Splits a text into words; a hyphen, a dot and any other mark end a word. */
export function wordsOf(text: string, language: Language): Word[] {
  return [...text.normalize('NFC').matchAll(WORD)].flatMap(([match], at, all) => {
    const start = all[at]!.index;
    if (!/['’]/.test(match)) {
      return [{text: match, index: start}];
    }
    const elision = language === 'fr' ? (ELISION.exec(match)?.[0].length ?? 0) : 0;
    const rest = match.slice(elision).replace(CONTRACTION, '');
    // Whatever else an apostrophe joins is two words.
    return [...rest.matchAll(/[^'’]+/g)].map((part) => ({text: part[0], index: start + elision + part.index}));
  });
}

/** Parts of an identifier: `emitSuccess` gives `emit`, `Success`. One part means a plain word. */
export function partsOf(word: string): string[] {
  return /^\d/.test(word) ? [word] : word.replace(BEFORE_SEAM, '$&_').split(/[_$]+/).filter(Boolean);
}

/**
 * The forms under which a plain word is found: the stems of the word with and without its accents, so that either
 * spelling of a query meets either spelling of a page.
 */
export function stemsOf(word: string, stem: Stemmer): string[] {
  const lower = word.toLowerCase();
  if (/[\d$]/.test(lower)) {
    return [fold(lower)];
  }
  const plain = fold(lower);
  return [...new Set([fold(stem(plain)), fold(stem(lower))])];
}

/** `NO_ERRORS_SCHEMA` and `noErrorsSchema` are one: the identifier in lower case, its seams closed. */
export function joined(parts: string[]): string {
  return fold(parts.join(''));
}

/**
 * The terms under which a text is indexed.
 *
 * An identifier counts whole, by each of its endings (`startDetectChanges` also as `detectchanges`; its beginnings
 * are found as prefixes) and by its parts; a version number by its beginnings (`3.0.2` also as `3`); a plain word by
 * its stem.
 *
 * @param spelled whether the unstemmed spelling counts too, so that a long word is found while it is typed
 */
export function termsOf(text: string, language: Language, stem: Stemmer, spelled = false): string[] {
  return wordsOf(text, language).flatMap(({text: word}) => termsOfWord(word, stem, spelled));
}

/** The terms of one word of a text, as `wordsOf` gives it; see `termsOf`. */
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

/** Terms of the words seen so far: texts repeat them, and each query looks at many texts. */
const memory = new WeakMap<Stemmer, [stems: TermsByWord, spelled: TermsByWord]>();

function knownTerms(stem: Stemmer, spelled: boolean): TermsByWord {
  const known = memory.get(stem) ?? [new Map<string, string[]>(), new Map<string, string[]>()];
  memory.set(stem, known);
  return known[Number(spelled)]!;
}

/** The terms under which code is indexed: each identifier once, whole and by its endings; a plain word by its stem. */
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
