/**
 * Clears the stored dismissal of an older announcement and stores the id of the current one, so that a dismissal before
 * React runs applies to the current announcement.
 *
 * `index.ts` inlines it in the head of every page.
 *
 * @param id id of the current announcement
 */
export function forgetDismissal(id: string): void {
  try {
    if (localStorage.getItem('docusaurus.announcement.id') !== id) {
      localStorage.setItem('docusaurus.announcement.id', id);
      localStorage.setItem('docusaurus.announcement.dismiss', 'false');
    }
  } catch {
    // Without storage, the announcement is always shown.
  }
}
