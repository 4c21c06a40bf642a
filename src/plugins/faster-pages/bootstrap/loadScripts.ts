/**
 * Loads the scripts of a page, in their order, when somebody needs them: at the first sign of a reader (a pointer that
 * moves, a press, a wheel, a key), or when the page has been left alone for a while. Until then the connection and the
 * processor are the page's; once it is painted and loaded, the scripts are prefetched, to be at hand. A page that
 * scripts have to change gets them right after the first paint.
 *
 * Scripts that fail, or are answered with something else, are loaded again when the reader acts or the network is back.
 * When that fails too, the page says so (`theme/Root`).
 *
 * Runs in the head, as inline code of every page: no imports, and nothing outside of the function.
 *
 * @param own data of the script element: `scripts` has their addresses, in the order in which they run. The page about
 *   a missing address may change them before it is painted
 * @returns to be called when the reader acts: loads them at once, unless they are there or on their way
 */
export function loadScripts(own: DOMStringMap): () => void {
  // What a slow phone may need after `load` to be done with the page, in ms.
  const QUIET = 3000;
  const page = window as unknown as {docusaurus?: unknown; insertBanner?: () => void; [other: string]: unknown};
  let isLoading = false;
  let failures = 0;
  let isLeaving = false;

  const load = () => {
    // React must find the whole page.
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', load);
      return;
    }
    if (isLoading) {
      return;
    }
    if (page.docusaurus) {
      // They run, and one that they load in turn is missing: they cannot start a second time. Without a network, the
      // page would be gone too; it is loaded anew when that is back.
      if (navigator.onLine) {
        location.reload();
      }
      return;
    }
    isLoading = true;
    if (failures > 0) {
      // A runtime that came without the rest would run it too, beside the one that comes now: two applications in one page.
      for (const name in page) {
        if (name.startsWith('webpackChunk')) {
          page[name] = [];
        }
      }
    }
    if (!document.getElementById('__docusaurus')) {
      // The page was cut off before its first element: React makes it anew.
      const container = document.createElement('div');
      container.id = '__docusaurus';
      document.body.append(container);
    }
    // Docusaurus prepares the page of this very address, and shows the one without `.html`.
    if (location.pathname.endsWith('.html')) {
      history.replaceState(
        null,
        '',
        location.pathname.replace(/(\/)index\.html$|\.html$/, '$1') + location.search + location.hash,
      );
    }
    for (const address of own.scripts!.split(' ')) {
      const script = document.createElement('script');
      // Under another address the next time: a cache may hold what was wrong.
      script.src = failures > 0 ? `${address}?${failures}` : address;
      script.async = false;
      script.onerror = fail;
      // The last one sets it, unless one of them is no script at all.
      script.onload = () => address === own.scripts!.split(' ').pop() && !page.docusaurus && fail();
      document.head.append(script);
    }
  };

  const fail = () => {
    if (isLeaving) {
      // If the page stays after all, as with a download, they are missing.
      setTimeout(() => {
        isLeaving = false;
        fail();
      }, QUIET);
      return;
    }
    if (!isLoading) {
      return;
    }
    isLoading = false;
    failures += 1;
    if (page.docusaurus === null) {
      // From now on the banner's own condition holds.
      page.docusaurus = undefined;
      page.insertBanner?.();
    }
    // What waits for the scripts: controls that were pressed, a search that was begun.
    const waiting = document.querySelectorAll<HTMLElement>('[aria-busy], .search-waiting');
    if (failures > 1 || waiting.length > 0 || page.docusaurus) {
      document.querySelector('[data-scripts-failed]')?.removeAttribute('hidden');
    }
    for (const element of waiting) {
      element.removeAttribute('aria-busy');
      (element as HTMLDialogElement).close?.();
    }
  };

  // A script that one of these loads in turn.
  addEventListener('unhandledrejection', (event) => {
    if (
      document.documentElement.dataset.hasHydrated !== 'true' &&
      (event.reason as Error | null)?.name === 'ChunkLoadError'
    ) {
      if (isLeaving) {
        event.preventDefault();
      }
      fail();
    }
  });
  // Firefox and WebKit break off what is on its way, and report it as failed, long before the next page is there.
  addEventListener('beforeunload', () => (isLeaving = true));

  /** The page as it was built is not what it has to show: a query, or tabs that the reader chose before. */
  const isIncomplete = () => {
    try {
      return (
        location.search ||
        (document.querySelector('[role=tablist]') &&
          Object.keys(localStorage).some((key) => key.startsWith('docusaurus.tab.')))
      );
    } catch {
      // No storage, no choice.
      return false;
    }
  };

  const prefetch = () => {
    const {connection} = navigator as {connection?: {saveData: boolean}};
    for (const address of connection?.saveData ? [] : own.scripts!.split(' ')) {
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.href = address;
      document.head.append(link);
    }
  };

  // Docusaurus's banner about a wrong base URL appears unless this is set when the page is whole.
  page.docusaurus = null;

  /** There is a reader, which `idlePrefetch` asks about. */
  const onSign = () => {
    own.read = '';
    load();
  };
  // Chromium tells of a pointer that rests where a page appears, as of one that moves by nothing.
  addEventListener('pointermove', ({movementX, movementY}) => own.read ?? ((movementX || movementY) && onSign()), {
    passive: true,
  });
  // Presses and keys are holdInput's.
  addEventListener('wheel', onSign, {once: true, passive: true});
  addEventListener('load', () => setTimeout(load, QUIET));
  addEventListener('online', load);
  document.addEventListener('DOMContentLoaded', () => {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) {
        observer.disconnect();
        if (isIncomplete()) {
          load();
        } else if (document.readyState === 'complete') {
          prefetch();
        } else {
          // Images come first: one may be what a reader looks at.
          addEventListener('load', prefetch);
        }
      }
    }).observe({type: 'paint', buffered: true});
  });
  return onSign;
}
