import type {Analyzer} from './analyzer';
import {joined, partsOf, type Word} from './words';

/** The terms of the index that matched a query. */
export interface Terms {
  typed: ReadonlySet<string>;
  synonyms: ReadonlySet<string>;
}

/** The position of a matching word. */
export interface Mark {
  from: number;
  to: number;
}

/** Returns the positions of the words in text that match. */
export function marksIn(text: string, terms: Terms, analyzer: Analyzer): Mark[] {
  return analyzer
    .wordsOf(text)
    .filter((word) => matchesIn(text, word, terms, analyzer, true).length > 0 && !analyzer.isStopWord(word.text))
    .map(({text: word, index}) => ({from: index, to: index + word.length}));
}

/**
 * Returns the terms that a word of text matches. What the reader typed may be a part of an identifier. A synonym must
 * be the whole word, because `fakeAsync` and `ng-mocks`, for example, have nothing to do with spies. Another word may
 * follow its hyphen, as in “read-only” or « appelez-la ».
 *
 * @param spelled whether to include the unstemmed spelling
 */
export function matchesIn(
  text: string,
  {text: word, index}: Word,
  {typed, synonyms}: Terms,
  analyzer: Analyzer,
  spelled = false,
): string[] {
  const isWhole = (term: string) => {
    const parts = partsOf(word);
    return text[index - 1] !== '-' && (parts.length === 1 || term === joined(parts));
  };
  return analyzer.termsOfWord(word, spelled).filter((term) => typed.has(term) || (synonyms.has(term) && isWhole(term)));
}
