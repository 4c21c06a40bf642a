import type {ClientModule} from '@docusaurus/types';
import fontUrl from './atkinson-hyperlegible-next.woff2';

/** The font of tokens.css, under the same name. */
const FAMILY = 'Atkinson Hyperlegible Next';

let face: FontFace | null = null;

/**
 * Client module: a page that was painted before the font was there keeps the system's font, so that nothing moves
 * under a reader's eyes; the page that they go to has the site's. A browser would keep the first one until a reload.
 */
const fontOnNavigation: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (previousLocation && !face) {
      face = new FontFace(FAMILY, `url(${fontUrl})`, {weight: '400 700'});
      // Without it, the system's font goes on.
      face.load().catch(() => undefined);
    }
  },
  onRouteDidUpdate({previousLocation}) {
    if (previousLocation && face?.status === 'loaded') {
      document.fonts.add(face);
    }
  },
};

export default fontOnNavigation;
