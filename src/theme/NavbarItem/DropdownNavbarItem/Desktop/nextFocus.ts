/**
 * Tells which link of a dropdown a key leads to.
 *
 * @param key the `key` of a keyboard event
 * @param links the links in their order
 * @param current what has the focus; anything that is not a link stands for the button above the list
 * @returns the link, or `null` for a key that moves nothing
 */
export function nextFocus<T>(key: string, links: readonly T[], current: unknown): T | null {
  const index = links.findIndex((link) => link === current);
  const last = links.length - 1;
  switch (key) {
    case 'ArrowDown':
      return links[index === last ? 0 : index + 1] ?? null;
    case 'ArrowUp':
      return links[index <= 0 ? last : index - 1] ?? null;
    case 'Home':
      return index < 0 ? null : (links[0] ?? null);
    case 'End':
      return index < 0 ? null : (links[last] ?? null);
    default:
      return null;
  }
}
