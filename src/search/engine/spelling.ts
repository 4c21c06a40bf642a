import {editDistance} from './editDistance';

/** A word that resembles a misspelt one. */
interface Similar {
  term: string;
  mistakes: number;
  /** Whether the reader probably meant it, rather than another word that looks like it (`clock`, `click`). */
  isLikely: boolean;
}

/**
 * Finds the words of a vocabulary nearest to a misspelt one.
 *
 * @param word folded, in no form known to the vocabulary
 * @param vocabulary terms of the index
 * @returns terms with their mistakes, the nearest first
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
    // A first letter is seldom wrong; in a short word, another one makes another word (`nock`, `not`).
    if (mistakes <= most && (term[0] === word[0] || word.length >= LONG)) {
      found.push({term, mistakes: mistakes + (term[0] === word[0] ? 0 : 0.5), isLikely: isLikely(word, term)});
    }
  }
  return found.sort((a, b) => a.mistakes - b.mistakes || b.term.length - a.term.length || (a.term < b.term ? -1 : 1));
}

/** A word of so many letters is rarely one mistake away from another word. */
const LONG = 7;

/** None in a short word, where everything resembles everything, nor in the number of an error, which names another one; two in a long word. */
function mistakesForgiven(word: string): number {
  return word.length < 4 || /\d/.test(word) ? 0 : word.length < 8 ? 1 : 2;
}

/** In a short word, fingers swap, lose or double a letter; another letter makes another word, as any change of four letters does. */
function isLikely(word: string, term: string): boolean {
  const isSwap = sorted(word) === sorted(term);
  return word.length >= LONG || isSwap || (word.length > 4 && word.length !== term.length);
}

function sorted(word: string): string {
  return Array.from(word).sort().join('');
}
