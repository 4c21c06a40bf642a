import type {ClientModule} from '@docusaurus/types';

/** What shows that somebody reads the page, and may go on to another. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'scroll'];

const waiting: string[] = [];
let isRead = false;
let isFlushing = false;

/**
 * Has Docusaurus prefetch the pages of links in sight as before, but one by one while the browser is idle, and only
 * once there is a reader: a sidebar brings thirty links into sight at once, right when the page answers for the first time.
 */
const idlePrefetch: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    if (previousLocation) {
      return;
    }
    // Set by the bootstrap, where a reader's sign has brought the scripts.
    isRead = document.querySelector('script[data-read]') !== null;
    const {prefetch, preload} = window.docusaurus;
    const flush = () => {
      isFlushing = waiting.length > 0;
      if (isFlushing) {
        void prefetch(waiting.shift()!);
        whenIdle(flush);
      }
    };
    const start = () => {
      if (isRead && !isFlushing) {
        isFlushing = true;
        whenIdle(flush);
      }
    };
    const onSign = () => {
      SIGNS.forEach((sign) => removeEventListener(sign, onSign, true));
      isRead = true;
      start();
    };
    SIGNS.forEach((sign) => addEventListener(sign, onSign, {capture: true, passive: true}));
    window.docusaurus = {
      preload,
      prefetch(path) {
        waiting.push(path);
        start();
        return Promise.resolve([]);
      },
    };
  },
};

function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(callback);
  } else {
    setTimeout(callback, 200);
  }
}

export default idlePrefetch;
