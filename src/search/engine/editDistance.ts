/**
 * Returns the optimal string alignment distance of two words: how many letters must be inserted, deleted, replaced or
 * swapped with their neighbor to turn one into the other. Unlike `leven`, which the build uses, it counts a swap as one
 * edit, because a swap is a single typing mistake.
 *
 * @param most gives up as soon as the distance must exceed this; any result above it means “too far”, not the exact
 *   distance
 */
export function editDistance(a: string, b: string, most = Infinity): number {
  let beforeLast: number[] = [];
  let last = Array.from({length: b.length + 1}, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1));
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, beforeLast[column - 2]! + 1);
      }
      current.push(cost);
    }
    if (Math.min(...current) > most) {
      return most + 1;
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length]!;
}
