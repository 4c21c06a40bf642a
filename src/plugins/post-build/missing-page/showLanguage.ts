/**
 * Shows the not-found page in the language of the missing address: replaces the content of React's root element with
 * the HTML built in that language, and the list of scripts with the scripts of that language. Makes the links to other
 * languages, in the navbar and the footer, point to the missing address with its query and fragment. This cannot be
 * left to React, which does not update attributes during hydration.
 *
 * `withSwitch` inlines it at the end of `404.html`.
 *
 * @param own the dataset of the script element; `scripts` lists the scripts to load, if the page template does not load
 *   them
 */
export function showLanguage(own: DOMStringMap): void {
  for (const {content, dataset, lang, title} of document.querySelectorAll<HTMLTemplateElement>(
    'template[data-base-url]',
  )) {
    if (location.pathname.startsWith(dataset.baseUrl!)) {
      document.documentElement.lang = lang;
      document.title = title;
      document.querySelector<HTMLElement>('script[data-scripts]')!.dataset.scripts = dataset.scripts;
      document.getElementById('__docusaurus')!.replaceChildren(content);
    }
  }

  const links = [...document.querySelectorAll<HTMLAnchorElement>('#__docusaurus a[lang]')];
  const current = links.find((link) => link.lang === document.documentElement.lang)!;
  const missing = location.pathname.slice(current.pathname.replace(/404(\.html)?$/, '').length);
  for (const link of links) {
    // Set the parts one by one: a whole address, such as `//…`, could lead to another site.
    link.pathname = link.pathname.replace(/404(\.html)?$/, () => missing);
    link.search = location.search;
    link.hash = location.hash;
  }

  for (const address of own.scripts?.split(' ') ?? []) {
    const script = document.createElement('script');
    script.src = address;
    script.async = false;
    document.body.append(script);
  }
}
