import type {ClientModule} from '@docusaurus/types';
import type {NProgress} from 'nprogress';
import '@docusaurus/theme-classic/lib/nprogress.css';

/** How long after a change of route the bar shows, in milliseconds: the classic theme's. */
const DELAY = 200;

let bar: Promise<NProgress | null> | null = null;

/** NProgress is loaded at the first change of route, not with every page. A page can do without it. */
function loadBar(): Promise<NProgress | null> {
  bar ??= import('nprogress').then(
    ({default: nprogress}) => nprogress.configure({showSpinner: false}),
    () => null,
  );
  return bar;
}

/** In place of the classic theme's client module, which has NProgress in the script of every page. */
const progressBar: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation || location.pathname === previousLocation.pathname) {
      return undefined;
    }
    let isOver = false;
    const loaded = loadBar();
    const timeout = window.setTimeout(() => {
      void loaded.then((nprogress) => {
        if (!isOver) {
          nprogress?.start();
        }
      });
    }, DELAY);
    return () => {
      isOver = true;
      window.clearTimeout(timeout);
    };
  },
  onRouteDidUpdate() {
    void bar?.then((nprogress) => nprogress?.done());
  },
};

export default progressBar;
