import {editDistance} from '@site/src/search/engine/editDistance';

/** Maximum number of suggestions. */
const LIMIT = 3;

/** Maximum distance of a suggestion, from 0 to 1. */
const MAX_DISTANCE = 0.45;

/** Only the end of a longer address is compared: comparing 10,000 characters with 37 addresses took 124 ms. */
const MAX_LENGTH = 300;

/** Weight of the last segment, which says most about the page. */
const LAST_SEGMENT_WEIGHT = 0.6;

/** Distance of `intro` from `introduction`, or of any other prefix of four characters or more from its segment. */
const PREFIX_DISTANCE = 0.2;

/**
 * Finds the addresses that a reader may have meant.
 *
 * @param asked the unknown address, without the base URL
 * @param known the addresses of the site, without the base URL
 * @returns at most three addresses, the closest first; empty if none is close enough
 */
export function nearestAddresses(asked: string, known: readonly string[]): string[] {
  const wanted = normalize(asked.slice(-MAX_LENGTH));
  return known
    .map((address) => ({address, distance: distanceBetween(wanted, normalize(address))}))
    .filter(({distance}) => distance <= MAX_DISTANCE)
    .sort((a, b) => a.distance - b.distance || a.address.length - b.address.length)
    .slice(0, LIMIT)
    .map(({address}) => address);
}

/** Returns the distance between two addresses: 0 if they are equal, 1 if they have nothing in common. */
function distanceBetween(a: string, b: string): number {
  if (!a || !b) {
    return 1;
  }
  const [lastOfA, lastOfB] = [a, b].map((address) => address.slice(address.lastIndexOf('/') + 1)) as [string, string];
  const last =
    lastOfA.length >= 4 && lastOfB.startsWith(lastOfA)
      ? PREFIX_DISTANCE * Number(lastOfA !== lastOfB)
      : relativeEdits(lastOfA, lastOfB);
  return LAST_SEGMENT_WEIGHT * last + (1 - LAST_SEGMENT_WEIGHT) * relativeEdits(a, b);
}

function relativeEdits(a: string, b: string): number {
  return editDistance(a, b) / Math.max(a.length, b.length);
}

function normalize(address: string): string {
  return address
    .toLowerCase()
    .replace(/\.(html?|mdx?)$/, '')
    .replace(/[_\s]+|%20/g, '-')
    .replace(/^\/+|\/+$/g, '');
}
