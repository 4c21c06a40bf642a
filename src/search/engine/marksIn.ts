import type {Language} from '../model';
import {isStopWord} from './stopWords';
import {fold, termsOf, wordsOf, type Stemmer} from './words';

/** A word that matched. */
export interface Mark {
  from: number;
  to: number;
}

/** Finds the words of a text that are indexed under one of the terms. */
export function marksIn(text: string, terms: ReadonlySet<string>, language: Language, stem: Stemmer): Mark[] {
  return wordsOf(text, language)
    .filter(({text: word}) => !isStopWord(fold(word), language) && termsOf(word, language, stem, true).some((term) => terms.has(term)))
    .map(({text: word, index}) => ({from: index, to: index + word.length}));
}
