import type {Analyzer} from './analyzer';

/** The position of a matching word. */
export interface Mark {
  from: number;
  to: number;
}

/** Returns the positions of the words in text that are indexed under one of the terms. */
export function marksIn(text: string, terms: ReadonlySet<string>, analyzer: Analyzer): Mark[] {
  return analyzer
    .wordsOf(text)
    .filter(
      ({text: word}) => analyzer.termsOfWord(word, true).some((term) => terms.has(term)) && !analyzer.isStopWord(word),
    )
    .map(({text: word, index}) => ({from: index, to: index + word.length}));
}
