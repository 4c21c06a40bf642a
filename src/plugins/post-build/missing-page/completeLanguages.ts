/**
 * Makes the links to other languages, in the navbar and the footer, point to the missing address with its query and
 * fragment. This cannot be left to React, which does not update attributes during hydration.
 *
 * `inlineFunction` puts it at the end of `404.html`.
 */
export function completeLanguages(): void {
  const baseUrl = document.querySelector<HTMLElement>('[data-nearest]')!.dataset.nearest!;
  const missing = location.pathname.slice(baseUrl.length);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#__docusaurus a[lang]')) {
    // Set the parts one by one: a whole address, such as `//…`, could lead to another site.
    link.pathname = link.pathname.replace(/404(\.html)?$/, () => missing);
    link.search = location.search;
    link.hash = location.hash;
  }
}
