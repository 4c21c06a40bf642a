import type {Language} from '../model';
import {isStopWord} from './stopWords';
import {fold, termsOfWord, wordsOf, type Stemmer} from './words';

/** The position of a matching word. */
export interface Mark {
  from: number;
  to: number;
}

/** Returns the positions of the words of a text that are indexed under one of the terms. */
export function marksIn(text: string, terms: ReadonlySet<string>, language: Language, stem: Stemmer): Mark[] {
  return wordsOf(text, language)
    .filter(
      ({text: word}) =>
        termsOfWord(word, stem, true).some((term) => terms.has(term)) && !isStopWord(fold(word), language),
    )
    .map(({text: word, index}) => ({from: index, to: index + word.length}));
}
