/**
 * Shows the not-found page in the language of the missing address: replaces the content of React's root element with
 * the HTML built in that language, and the list of scripts with the scripts of that language.
 *
 * `withSwitch` inlines it at the end of `404.html`.
 */
export function showLanguage(): void {
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
}
