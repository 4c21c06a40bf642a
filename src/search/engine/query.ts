import type {Analyzer} from './analyzer';
import {synonymsOf} from './synonyms';
import {WEIGHTS} from './weights';
import {fold, joined, partsOf} from './words';

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
export function readQuery(text: string, analyzer: Analyzer): Query {
  const words = wordsIn(text, analyzer);
  const kept = contentWords(text, analyzer);
  const synonyms = synonymsFor(analyzer);

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
          ...variantsOf(word, prefix, analyzer),
          ...[...(synonyms.get(analyzer.stemOf(word)) ?? [])].map((synonym) => ({
            terms: phraseStems(synonym, analyzer),
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
    stopWords: [...new Set(stopWords.map((word) => analyzer.stemOf(word)))],
  };
}

/** Returns the words of text, which is truncated if it is very long. */
export function wordsIn(text: string, analyzer: Analyzer): string[] {
  return analyzer
    .wordsOf(text.slice(0, MAX_LENGTH))
    .map((word) => word.text)
    .slice(0, MAX_WORDS);
}

/** Returns the words of text without the stop words, or all words if there are only stop words. */
export function contentWords(text: string, analyzer: Analyzer): string[] {
  const words = wordsIn(text, analyzer);
  const content = words.filter((word) => !analyzer.isStopWord(word));
  return content.length > 0 ? content : words;
}

function variantsOf(word: string, unfinished: boolean, analyzer: Analyzer): Variant[] {
  const parts = partsOf(word);
  const version = /^v?(\d+(?:\.\d+)*)$/i.exec(word);
  if (version) {
    return [{terms: [version[1]!], weight: 1, prefix: false}];
  }
  if (word.startsWith('$')) {
    const whole = {terms: [fold(word)], weight: 1, prefix: true};
    const terms = analyzer.termsOf(word.slice(1)).slice(-1);
    // `$_` contains no word.
    return terms.length > 0 ? [whole, {terms, weight: 1, prefix: false}] : [whole];
  }
  if (parts.length > 1) {
    const whole = joined(parts);
    return [
      {terms: [whole], weight: 1, prefix: true},
      // Where a page writes it in lower case, it is indexed as a plain word.
      ...analyzer
        .stemsOf(whole)
        .filter((form) => form !== whole)
        .map((form) => ({terms: [form], weight: 1, prefix: false})),
    ];
  }
  const forms = new Set([...analyzer.stemsOf(word), fold(word)]);
  return [...forms].map((form) => ({terms: [form], weight: 1, prefix: unfinished && form.length >= 3}));
}

/** Synonyms by stem, so that every inflected form of a word finds them. */
type SynonymsByStem = ReadonlyMap<string, ReadonlySet<string>>;

const known = new WeakMap<Analyzer, SynonymsByStem>();

function synonymsFor(analyzer: Analyzer): SynonymsByStem {
  const synonyms = known.get(analyzer) ?? readSynonyms(analyzer);
  known.set(analyzer, synonyms);
  return synonyms;
}

function readSynonyms(analyzer: Analyzer): SynonymsByStem {
  const found = new Map<string, Set<string>>();
  const add = (from: string, to: string) => {
    const key = phraseStems(from, analyzer).join(' ');
    found.set(key, (found.get(key) ?? new Set<string>()).add(to));
  };
  const {same, leadsTo} = synonymsOf(analyzer.language);
  for (const group of same) {
    for (const from of group) {
      group.filter((to) => to !== from).forEach((to) => add(from, to));
    }
  }
  for (const [from, targets] of Object.entries(leadsTo)) {
    targets.forEach((to) => add(from, to));
  }
  return found;
}

function phraseStems(phrase: string, analyzer: Analyzer): string[] {
  return analyzer
    .wordsOf(phrase)
    .filter((word, _, all) => all.length === 1 || !analyzer.isStopWord(word.text))
    .map((word) => analyzer.stemOf(word.text));
}
