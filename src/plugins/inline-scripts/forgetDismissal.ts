/**
 * Forgets that a reader closed another announcement, and remembers which one this is, so that a dismissal before React
 * runs is one of this announcement.
 *
 * Runs in the head, as inline code of every page: no imports, and nothing outside of the function.
 *
 * @param id of the announcement of the page
 */
export function forgetDismissal(id: string): void {
  try {
    if (localStorage.getItem('docusaurus.announcement.id') !== id) {
      localStorage.setItem('docusaurus.announcement.id', id);
      localStorage.setItem('docusaurus.announcement.dismiss', 'false');
    }
  } catch {
    // No storage: the bar shows.
  }
}
