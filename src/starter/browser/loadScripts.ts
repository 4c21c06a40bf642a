/**
 * Loads the scripts of a page, in their order, once it is whole and a reader sees it: until then they would compete
 * for the line with what the first paint is made of.
 *
 * Runs in the head, as inline code of every page: no imports, and nothing outside of the function.
 *
 * @param addresses of the scripts, in the order in which they run
 * @returns loads at once what is not loaded yet, what failed included
 */
export function loadScripts(addresses: string[]): () => void {
  let missing = addresses;

  const load = () => {
    // React must find the whole page.
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', load);
      return;
    }
    const now = missing;
    missing = [];
    for (const address of now) {
      const script = document.createElement('script');
      script.src = address;
      script.async = false;
      script.onerror = () => {
        missing.push(address);
        showBaseUrlBanner();
      };
      document.head.append(script);
    }
  };

  // Docusaurus's banner about a wrong base URL appears unless this is set when the page is whole. It is shown once a
  // script is known to be missing.
  const page = window as {docusaurus?: unknown; insertBanner?: () => void};
  page.docusaurus = null;
  const showBaseUrlBanner = () => {
    if (page.docusaurus === null) {
      page.docusaurus = undefined;
      page.insertBanner?.();
    }
  };

  // Nothing is painted in a tab in the background, and not every browser tells when it paints.
  addEventListener('load', () => setTimeout(load, 1000));
  addEventListener('online', load);
  document.addEventListener('DOMContentLoaded', () => {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) {
        observer.disconnect();
        load();
      }
    }).observe({type: 'paint', buffered: true});
  });
  return load;
}
