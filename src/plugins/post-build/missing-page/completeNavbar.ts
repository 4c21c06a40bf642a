/**
 * Makes the links to other languages, including those in the footer, point to the missing address with its query and
 * fragment, and marks the active navbar items. This cannot be left to React, which does not update attributes during
 * hydration.
 *
 * `inlineFunction` puts it at the end of `404.html`.
 *
 * @param items the navbar items of the configuration that have a pattern for the addresses on which they are active
 */
export function completeNavbar(items: readonly {to: string; activeBaseRegex: string}[]): void {
  const baseUrl = document.querySelector<HTMLElement>('[data-nearest]')!.dataset.nearest!;
  const missing = location.pathname.slice(baseUrl.length);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#__docusaurus a[lang]')) {
    // Set the parts one by one: a whole address, such as `//…`, could lead to another site.
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
