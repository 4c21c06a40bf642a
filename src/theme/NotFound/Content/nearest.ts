/** How many addresses are suggested at most. */
const LIMIT = 3;

/** An address further from the asked one than this share of its length is no suggestion. */
const FARTHEST = 0.6;

/**
 * Finds the addresses that a reader may have meant.
 *
 * @param asked the unknown address, without the base URL
 * @param known the addresses of the site, without the base URL
 * @returns at most three of them, the nearest first; none when nothing comes near
 */
export function nearestAddresses(asked: string, known: readonly string[]): string[] {
  const wanted = normalize(asked);
  return known
    .map((address) => ({address, distance: distanceBetween(wanted, normalize(address))}))
    .filter(({distance}) => distance <= FARTHEST)
    .sort((a, b) => a.distance - b.distance || a.address.length - b.address.length)
    .slice(0, LIMIT)
    .map(({address}) => address);
}

function normalize(address: string): string {
  return address
    .toLowerCase()
    .replace(/\.(html?|mdx?)$/, '')
    .replace(/[_\s]+|%20/g, '-')
    .replace(/^\/+|\/+$/g, '');
}

/** 0 for equal addresses, 1 for ones that share nothing. The last part of an address says most about the page. */
function distanceBetween(a: string, b: string): number {
  if (!a || !b) {
    return 1;
  }
  const lastOf = (address: string) => address.slice(address.lastIndexOf('/') + 1);
  return Math.min(relativeEdits(a, b), 0.15 + relativeEdits(lastOf(a), lastOf(b)));
}

/** Levenshtein's distance, as a share of the longer word. */
function relativeEdits(a: string, b: string): number {
  let previous = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const substitution = previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(substitution, previous[j]! + 1, row[j - 1]! + 1));
    }
    previous = row;
  }
  return previous[b.length]! / Math.max(a.length, b.length);
}
