/**
 * Names, on the page about a missing address, the pages that the reader may have meant. React, which
 * finds the same, keeps these elements.
 *
 * Runs at the end of `404.html`, as inline code: no imports, and nothing outside of the function.
 *
 * @param find finds the nearest addresses
 * @param known addresses of the site, below the base URL
 */
export function showNearest(
  find: (asked: string, known: readonly string[]) => string[],
  known: readonly string[],
): void {
  const place = document.querySelector<HTMLElement>('[data-nearest]')!;
  const baseUrl = place.dataset.nearest!;
  const nearest = find(location.pathname.slice(baseUrl.length), known);
  place.hidden = nearest.length === 0;
  for (const address of nearest) {
    const link = document.createElement('a');
    link.href = baseUrl + address;
    link.textContent = `/${address}`;
    const item = document.createElement('li');
    item.append(link);
    place.querySelector('ul')!.append(item);
  }
}
