/**
 * Returns the link of a dropdown that a key moves the focus to.
 *
 * @param key `key` of the keyboard event
 * @param links the links, in order
 * @param current the focused element; if it is not one of the links, the focus is on the button above the list
 * @returns the link, or `null` if the key does not move the focus
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
