import {editDistance} from './editDistance';

/** A word that resembles a misspelled one. */
interface Similar {
  term: string;
  mistakes: number;
  /**
   * Whether the reader probably meant this word, rather than a real word that only looks like it (`clock`, `click`).
   */
  isLikely: boolean;
}

/**
 * Finds the words of a vocabulary that are closest to a misspelled one.
 *
 * @param word folded; no form of it is in the vocabulary
 * @param vocabulary the words or terms to compare with
 * @returns terms with their edit distance, likely ones first, then the closest
 */
export function nearest(word: string, vocabulary: Iterable<string>): Similar[] {
  const most = mistakesForgiven(word);
  if (most === 0) {
    return [];
  }
  const found: Similar[] = [];
  for (const term of vocabulary) {
    if (Math.abs(term.length - word.length) > most || /^[\d$]/.test(term)) {
      continue;
    }
    const mistakes = editDistance(word, term, most);
    // The first letter is rarely wrong, and changing it in a short word makes another word (`nock`, `not`).
    if (mistakes <= most && (term[0] === word[0] || word.length >= LONG)) {
      found.push({term, mistakes: mistakes + (term[0] === word[0] ? 0 : 0.5), isLikely: isLikely(word, term)});
    }
  }
  return found.sort(
    (a, b) =>
      Number(b.isLikely) - Number(a.isLikely) ||
      a.mistakes - b.mistakes ||
      b.term.length - a.term.length ||
      (a.term < b.term ? -1 : 1),
  );
}

/** Words of at least this length are rarely one edit away from another word. */
const LONG = 7;

/** Returns the edit distance to accept: 0 for short words and for error codes, 2 for long words, otherwise 1. */
function mistakesForgiven(word: string): number {
  return word.length < 4 || /\d/.test(word) ? 0 : word.length < 8 ? 1 : 2;
}

/**
 * In a short word, only these are likely to be typos: swapped letters, a doubled letter, the wrong one doubled
 * (`htpp`), and a missing or added letter. In a word of four letters, a missing letter counts only if it is a vowel
 * inside the word (`gard`), because a missing consonant makes another word (`cost`, `const`). A replaced letter makes
 * another word too.
 */
function isLikely(word: string, term: string): boolean {
  const hasSameLetters = sorted(word) === sorted(term) || undoubled(word) === undoubled(term);
  const lacksLetter = word.length > 4 ? word.length !== term.length : lacksVowel(word, term);
  return word.length >= LONG || hasSameLetters || lacksLetter;
}

/** Whether the term is the word with one more vowel, between its first and its last letter. */
function lacksVowel(word: string, term: string): boolean {
  const consonants = (text: string): string => text.replace(/[aeiouy]/g, '');
  return term.length > word.length && word.at(-1) === term.at(-1) && consonants(word) === consonants(term);
}

/** Returns the word with each doubled letter written once. */
function undoubled(word: string): string {
  return word.replace(/(.)\1+/gu, '$1');
}

function sorted(word: string): string {
  return Array.from(word).sort().join('');
}
