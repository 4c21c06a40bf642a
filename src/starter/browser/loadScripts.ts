/**
 * Loads the scripts of a page, in their order, when there is somebody to need them: at the first sign of a reader (a
 * pointer that moves, a press, a wheel, a key), or when the page has been left alone for a while. Until then the line
 * and the processor are the page's; once it is painted and loaded, they are fetched as what is least urgent, to be at hand.
 * A page that scripts have to change gets them right after the first paint.
 *
 * Runs in the head, as inline code of every page: no imports, and nothing outside of the function.
 *
 * @param starter data of the script element: `scripts` has their addresses, in the order in which they run. The page
 *   about a missing address may change them before it is painted
 * @returns loads at once what is not loaded yet, what failed included
 */
export function loadScripts(starter: DOMStringMap): () => void {
  // What a slow phone may need after `load` to be done with the page, in ms.
  const QUIET = 3000;
  let missing: string[];

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

  /** The page as it was built is not what it has to show: a query, or tabs that the reader chose before. */
  const isIncomplete = () => {
    try {
      return (
        location.search ||
        (document.querySelector('[role=tablist]') && Object.keys(localStorage).some((key) => key.startsWith('docusaurus.tab.')))
      );
    } catch {
      // No storage, no choice.
      return false;
    }
  };

  const fetchEarly = () => {
    const {connection} = navigator as {connection?: {saveData: boolean}};
    for (const address of connection?.saveData ? [] : missing) {
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.href = address;
      document.head.append(link);
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

  // Presses and keys are keepInput's.
  for (const sign of ['pointermove', 'wheel']) {
    addEventListener(sign, load, {once: true, passive: true});
  }
  addEventListener('load', () => setTimeout(load, QUIET));
  addEventListener('online', load);
  document.addEventListener('DOMContentLoaded', () => {
    missing = starter.scripts!.split(' ');
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) {
        observer.disconnect();
        if (isIncomplete()) {
          load();
        } else if (document.readyState === 'complete') {
          fetchEarly();
        } else {
          // Images come first: one may be what a reader looks at.
          addEventListener('load', fetchEarly);
        }
      }
    }).observe({type: 'paint', buffered: true});
  });
  return load;
}
