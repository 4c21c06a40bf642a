import leven from 'leven';

/** Longer lists are shortened to the closest names. */
const MAX_LIST_LENGTH = 12;

/**
 * Returns a suggestion for an unknown name, to use as the fix in a message. A similar folder does not make a similar
 * path: the last segments must be similar too.
 *
 * @param asked the unknown name
 * @param known all known names
 */
export function didYouMean(asked: string, known: readonly string[]): string {
  const byDistance = known
    .map((name) => ({name, distance: distanceOf(asked, name)}))
    .sort((one, other) => one.distance - other.distance);
  const [nearest] = byDistance;
  if (nearest && areSimilar(asked, nearest.name) && areSimilar(lastSegment(asked), lastSegment(nearest.name))) {
    return `did you mean "${nearest.name}"?`;
  }
  if (known.length === 0) {
    return 'there are none to choose from.';
  }
  const list = known.length > MAX_LIST_LENGTH ? byDistance.slice(0, MAX_LIST_LENGTH / 2).map(({name}) => name) : known;
  return `${list.length < known.length ? 'the closest are' : 'use one of'}: ${list.join(', ')}.`;
}

function areSimilar(asked: string, name: string): boolean {
  return distanceOf(asked, name) <= Math.max(2, Math.min(asked.length, name.length) / 3);
}

function distanceOf(asked: string, name: string): number {
  return leven(asked.toLowerCase(), name.toLowerCase());
}

/** Returns the last segment of a path or reference, without an extension. */
function lastSegment(name: string): string {
  return name
    .split('/')
    .at(-1)!
    .replace(/\.\w+$/, '');
}
