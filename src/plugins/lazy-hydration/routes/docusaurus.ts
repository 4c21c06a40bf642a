import {matchRoutes} from 'react-router-config';
import flat from '@docusaurus/core/lib/client/flat';
import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import chunkNames from './chunkNames';
import {chunksOf} from './chunksOf';
import type {RouteComponent} from './pageRoutes';
import preloadPage from './preload';
import registry from './registry';
import routes from './routes';
import {loadSite} from './site';
import {hasSite} from './siteStore';

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** What tells that somebody is reading, who may go on to another page. */
const SIGNS = ['pointermove', 'pointerdown', 'scroll', 'keydown'];

const loaded = new Set<string>();
const wanted = new Set<string>();
const fetched = new Set<string>();

const isSlow = ({effectiveType, saveData}: Connection = {}) => Boolean(effectiveType?.includes('2g') || saveData);
const isSlowConnection = () => isSlow((navigator as {connection?: Connection}).connection);

/**
 * In place of Docusaurus's `window.docusaurus`. Links in sight are prefetched, as its are, but only when somebody is
 * reading: a page that is looked at and left costs nothing more.
 */
const docusaurus = {
  prefetch(path: string): boolean {
    if (isSlowConnection() || loaded.has(path) || wanted.has(path)) {
      return false;
    }
    wanted.add(path);
    if (hasSite()) {
      prefetchPage(path);
    }
    return true;
  },
  preload(path: string): Promise<unknown> | false {
    if (isSlowConnection() || loaded.has(path)) {
      return false;
    }
    loaded.add(path);
    return preloadPage(path);
  },
};

function prefetchPage(path: string): void {
  for (const {route} of matchRoutes(routes, path)) {
    const names = chunkNames[(route.component as RouteComponent).key];
    Object.values(flat(names ?? {}))
      .flatMap((name) => chunksOf(registry[name]![0]))
      .filter((file) => !fetched.has(file))
      .forEach((file) => {
        fetched.add(file);
        void prefetchFile(file);
      });
  }
}

function onSign(): void {
  SIGNS.forEach((sign) => removeEventListener(sign, onSign, true));
  if (!isSlowConnection()) {
    loadSite().then(
      () => wanted.forEach(prefetchPage),
      // Going to a page tries again.
      () => undefined,
    );
  }
}

SIGNS.forEach((sign) => addEventListener(sign, onSign, {capture: true, passive: true}));

export default Object.freeze(docusaurus);
