import type {ClientModule} from '@docusaurus/types';

const waiting: string[] = [];
let isRunning = false;

/** Makes Docusaurus prefetch the pages of visible links one by one while the browser is idle. */
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
      // If preloading fails, the page is loaded again when its link is followed.
      preload(path) {
        const loading = preload(path);
        return loading && loading.catch(() => []);
      },
      prefetch(path) {
        // Docusaurus does not find the page of an address with a fragment.
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

/** Calls back when the browser is idle. Safari has no `requestIdleCallback`, so it gets a timeout. */
function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(callback);
  } else {
    setTimeout(callback, 200);
  }
}

export default idlePrefetch;
