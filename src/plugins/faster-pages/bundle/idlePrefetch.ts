import type {ClientModule} from '@docusaurus/types';

const waiting: string[] = [];
let isRunning = false;

/**
 * Has Docusaurus prefetch the pages of links in sight as before, but one by one while the browser is idle: a sidebar
 * brings thirty links into sight at once, right when the page answers for the first time.
 */
const idlePrefetch: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    if (previousLocation) {
      return;
    }
    const {prefetch, preload} = window.docusaurus;
    const next = () => {
      const path = waiting.shift();
      isRunning = path !== undefined;
      if (path !== undefined) {
        void prefetch(path);
        whenIdle(next);
      }
    };
    window.docusaurus = {
      // A page that fails to load ahead of time is loaded again when its link is followed.
      preload(path) {
        const loading = preload(path);
        return loading && loading.catch(() => []);
      },
      prefetch(path) {
        // Docusaurus finds no page for an address with a fragment.
        waiting.push(path.split(/[?#]/)[0]!);
        if (!isRunning) {
          isRunning = true;
          whenIdle(next);
        }
        return Promise.resolve([]);
      },
    };
  },
};

/** Safari has no `requestIdleCallback`. */
function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(callback);
  } else {
    setTimeout(callback, 200);
  }
}

export default idlePrefetch;
