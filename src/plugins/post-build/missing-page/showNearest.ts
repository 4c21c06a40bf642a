type Measure = (a: string, b: string) => number;

/**
 * Lists the pages that the reader may have meant on the not-found page. React computes the same list and keeps these
 * elements.
 *
 * `inlineFunction` puts it at the end of `404.html`.
 *
 * @param find `nearestAddresses`
 * @param editDistance its measure
 * @param known addresses of all pages, relative to the base URL
 */
export function showNearest(
  find: (asked: string, known: readonly string[], editDistance: Measure) => string[],
  editDistance: Measure,
  known: readonly string[],
): void {
  const place = document.querySelector<HTMLElement>('[data-nearest]')!;
  const baseUrl = place.dataset.nearest!;
  const nearest = find(location.pathname.slice(baseUrl.length), known, editDistance);
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
