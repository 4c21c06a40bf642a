import leven from 'leven';

/** Longer lists are shortened to the closest names. */
const MAX_LIST_LENGTH = 12;

/**
 * Returns a suggestion for an unknown name, to use as the fix in a message.
 *
 * @param asked the unknown name
 * @param known all known names
 */
export function didYouMean(asked: string, known: readonly string[]): string {
  const byDistance = known
    .map((name) => ({name, distance: leven(asked.toLowerCase(), name.toLowerCase())}))
    .sort((one, other) => one.distance - other.distance);
  const [nearest] = byDistance;
  if (nearest && nearest.distance <= Math.max(2, Math.min(asked.length, nearest.name.length) / 3)) {
    return `did you mean "${nearest.name}"?`;
  }
  if (known.length === 0) {
    return 'none exist yet.';
  }
  const list = known.length > MAX_LIST_LENGTH ? byDistance.slice(0, MAX_LIST_LENGTH / 2).map(({name}) => name) : known;
  return `${list.length < known.length ? 'the closest are' : 'use one of'}: ${list.join(', ')}.`;
}
