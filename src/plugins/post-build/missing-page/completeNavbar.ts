/**
 * Has the links to other languages, of the footer too, lead to the missing address there, with query and fragment, and
 * marks the items of the navbar that are active there: React takes the attributes of built elements for what it renders
 * itself, and writes none.
 *
 * Runs at the end of `404.html`, as inline code: no imports, and nothing outside of the function.
 *
 * @param items of the navbar that are active where a pattern says so, as the configuration has them
 */
export function completeNavbar(items: readonly {to: string; activeBaseRegex: string}[]): void {
  const baseUrl = document.querySelector<HTMLElement>('[data-nearest]')!.dataset.nearest!;
  const missing = location.pathname.slice(baseUrl.length);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#__docusaurus a[lang]')) {
    // Part by part: an address as a whole, `//…` for example, could lead to another site.
    link.pathname = link.pathname.replace(/404(\.html)?$/, () => missing);
    link.search = location.search;
    link.hash = location.hash;
  }
  for (const {to, activeBaseRegex} of items) {
    const link = document.querySelector(`.navbar__items a[href="${baseUrl}${to.slice(1)}"]`);
    if (link && new RegExp(activeBaseRegex).test(location.pathname)) {
      link.classList.add('navbar__link--active');
      link.ariaCurrent = 'page';
    }
  }
}
