/**
 * Shows the page about a missing address in the language of that address. The element that React renders into gets
 * what was built in that language, and the inline code of the page appends the scripts that go with it.
 *
 * Runs at the end of `404.html`, as inline code: no imports, and nothing outside of the function.
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
