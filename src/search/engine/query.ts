import type {Language} from '../model';
import {isStopWord} from './stopWords';
import {synonymsOf} from './synonyms';
import {WEIGHTS} from './weights';
import {fold, joined, partsOf, stemsOf, termsOf, wordsOf, type Stemmer} from './words';

/** One way to match a word of a query: sections must contain all of the terms. */
export interface Variant {
  terms: string[];
  /** Weight of a match; 1 for the word itself. */
  weight: number;
  /** Whether longer words that start with the terms match too. */
  prefix: boolean;
}

/** A word of a query and the ways to match it. */
export interface Group {
  /** The word as typed. */
  word: string;
  /** Whether it is written like an identifier. */
  isIdentifier: boolean;
  variants: Variant[];
}

/** A parsed query. */
export interface Query {
  groups: Group[];
  /** Stems of the stop words, which are only looked up in headings and phrases. */
  stopWords: string[];
}

/** Longer queries are truncated; real ones are shorter. */
const MAX_LENGTH = 300;
const MAX_WORDS = 24;

/**
 * Parses a query: separates the stop words and adds synonyms.
 *
 * @param text what the reader typed; any length and content
 */
export function readQuery(text: string, language: Language, stem: Stemmer): Query {
  const words = wordsIn(text, language);
  const kept = contentWords(text, language);
  const synonyms = synonymFinder(language, stem);

  const groups = new Map<string, Group>();
  kept.forEach((word, at) => {
    const key = fold(word);
    if (!groups.has(key)) {
      // Only the last word can be unfinished.
      const prefix = at === kept.length - 1;
      groups.set(key, {
        word,
        isIdentifier: partsOf(word).length > 1 || /^\$|^[a-z]+\d/i.test(word),
        variants: [
          ...variantsOf(word, prefix, language, stem),
          ...[...synonyms(stemsOf(word, stem)[0]!)].map((synonym) => ({
            terms: phraseStems(synonym, language, stem),
            weight: WEIGHTS.synonym,
            prefix: false,
          })),
        ],
      });
    }
  });
  const stopWords = words.filter((word) => !kept.includes(word));
  return {
    groups: [...groups.values()],
    stopWords: [...new Set(stopWords.map((word) => stemsOf(word, stem)[0]!))],
  };
}

/** Returns the words of a text, truncated if it is very long. */
export function wordsIn(text: string, language: Language): string[] {
  return wordsOf(text.slice(0, MAX_LENGTH), language)
    .map((word) => word.text)
    .slice(0, MAX_WORDS);
}

/** Returns the words of a text without the stop words, or all words if there are only stop words. */
export function contentWords(text: string, language: Language): string[] {
  const words = wordsIn(text, language);
  const content = words.filter((word) => !isStopWord(fold(word), language));
  return content.length > 0 ? content : words;
}

function variantsOf(word: string, unfinished: boolean, language: Language, stem: Stemmer): Variant[] {
  const parts = partsOf(word);
  const version = /^v?(\d+(?:\.\d+)*)$/i.exec(word);
  if (version) {
    return [{terms: [version[1]!], weight: 1, prefix: false}];
  }
  if (word.startsWith('$')) {
    const whole = {terms: [fold(word)], weight: 1, prefix: true};
    const terms = termsOf(word.slice(1), language, stem).slice(-1);
    // `$_` contains no word.
    return terms.length > 0 ? [whole, {terms, weight: 1, prefix: false}] : [whole];
  }
  if (parts.length > 1) {
    const whole = joined(parts);
    return [
      {terms: [whole], weight: 1, prefix: true},
      // Where a page writes it in lower case, it is indexed as a plain word.
      ...stemsOf(whole, stem)
        .filter((form) => form !== whole)
        .map((form) => ({terms: [form], weight: 1, prefix: false})),
    ];
  }
  const spelling = fold(word);
  const forms = new Set([...stemsOf(word, stem)]);
  const variants: Variant[] = [...forms].map((form) => ({
    terms: [form],
    weight: 1,
    prefix: unfinished && form.length >= 3,
  }));
  if (!forms.has(spelling)) {
    variants.push({terms: [spelling], weight: 1, prefix: unfinished && spelling.length >= 3});
  }
  return variants;
}

type SynonymFinder = (key: string) => Iterable<string>;

const finders = new WeakMap<Stemmer, SynonymFinder>();

/** Returns a lookup of synonyms by stem, so that every inflected form finds them. */
function synonymFinder(language: Language, stem: Stemmer): SynonymFinder {
  const finder = finders.get(stem) ?? makeSynonymFinder(language, stem);
  finders.set(stem, finder);
  return finder;
}

function makeSynonymFinder(language: Language, stem: Stemmer): SynonymFinder {
  const keyOf = (phrase: string) => phraseStems(phrase, language, stem).join(' ');
  const found = new Map<string, Set<string>>();
  const add = (from: string, to: string) => {
    const key = keyOf(from);
    found.set(key, (found.get(key) ?? new Set<string>()).add(to));
  };
  const {same, leadsTo} = synonymsOf(language);
  for (const group of same) {
    for (const from of group) {
      group.filter((to) => to !== from).forEach((to) => add(from, to));
    }
  }
  for (const [from, targets] of Object.entries(leadsTo)) {
    targets.forEach((to) => add(from, to));
  }
  return (key) => found.get(key) ?? [];
}

function phraseStems(phrase: string, language: Language, stem: Stemmer): string[] {
  return wordsOf(phrase, language)
    .filter((word, _, all) => all.length === 1 || !isStopWord(fold(word.text), language))
    .map((word) => stemsOf(word.text, stem)[0]!);
}
