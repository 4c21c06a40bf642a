/**
 * Finds the words of a vocabulary nearest to a misspelt one.
 *
 * Counts a swap of neighboring letters as one mistake, as typing fingers do.
 *
 * @param word folded, in no form known to the vocabulary
 * @param vocabulary terms of the index
 * @returns terms with their mistakes, the nearest first
 */
export function nearest(word: string, vocabulary: Iterable<string>): {term: string; mistakes: number}[] {
  const most = mistakesForgiven(word);
  if (most === 0) {
    return [];
  }
  const found: {term: string; mistakes: number}[] = [];
  for (const term of vocabulary) {
    if (Math.abs(term.length - word.length) > most || /^[\d$]/.test(term)) {
      continue;
    }
    const mistakes = distance(word, term, most);
    // A first letter is seldom wrong; in a short word, another one makes another word (`nock`, `not`).
    if (mistakes <= most && (term[0] === word[0] || word.length >= FIRST_LETTER_FORGIVEN)) {
      found.push({term, mistakes: mistakes + (term[0] === word[0] ? 0 : 0.5)});
    }
  }
  return found.sort((a, b) => a.mistakes - b.mistakes || b.term.length - a.term.length || (a.term < b.term ? -1 : 1));
}

/**
 * In a word of so many letters, the first one may be wrong. Of the names of 60 other
 * tools, 39 were taken for a word of the pages (`cookie`, `hook`) with any letter wrong and guesses of three mistakes, now 1.
 */
const FIRST_LETTER_FORGIVEN = 7;

/** None in a short word, where everything resembles everything, nor in the number of an error, which names another one; two in a long word. */
function mistakesForgiven(word: string): number {
  return word.length < 4 || /\d/.test(word) ? 0 : word.length < 8 ? 1 : 2;
}

/** Optimal string alignment distance; gives up above `most`. */
function distance(a: string, b: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({length: b.length + 1}, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1));
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, beforeLast[column - 2]! + 1);
      }
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) {
      return most + 1;
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length]!;
}
