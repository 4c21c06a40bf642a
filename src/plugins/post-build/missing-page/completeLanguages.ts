/**
 * Makes the links to other languages, in the navbar and the footer, point to the missing address with its query and
 * fragment. This cannot be left to React, which does not update attributes during hydration.
 *
 * `withSwitch` inlines it at the end of `404.html`.
 */
export function completeLanguages(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#__docusaurus a[lang]')];
  const own = links.find((link) => link.lang === document.documentElement.lang)!;
  const missing = location.pathname.slice(own.pathname.replace(/404(\.html)?$/, '').length);
  for (const link of links) {
    // Set the parts one by one: a whole address, such as `//…`, could lead to another site.
    link.pathname = link.pathname.replace(/404(\.html)?$/, () => missing);
    link.search = location.search;
    link.hash = location.hash;
  }
}
