import leven from 'leven';

/**
 * Says what an author may have meant, as the end of a message.
 *
 * @param asked what is not known
 * @param known what there is
 */
export function didYouMean(asked: string, known: readonly string[]): string {
  const [nearest] = known
    .map((name) => ({name, distance: leven(asked.toLowerCase(), name.toLowerCase())}))
    .filter(({name, distance}) => distance <= Math.max(2, Math.min(asked.length, name.length) / 3))
    .sort((one, other) => one.distance - other.distance);
  return nearest ? `did you mean "${nearest.name}"?` : `there are: ${known.join(', ') || 'none'}.`;
}
