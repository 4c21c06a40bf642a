/**
 * Opens the collapsed section with a heading, and the sections around it. Browsers open a `<details>` only for a target
 * in its hidden content, but the heading is in its summary.
 *
 * `src/plugins/inline-scripts` also inlines it, for the first page of a visit.
 *
 * @param id id of the heading
 */
export function openTarget(id: string): void {
  const target = document.getElementById(id);
  let closed: HTMLDetailsElement | null | undefined;
  while ((closed = target?.closest<HTMLDetailsElement>('details.fold:not([open])'))) {
    closed.open = true;
    // An open section takes the whole row, so the heading moves unless it was first in its row.
    target!.scrollIntoView();
  }
}
