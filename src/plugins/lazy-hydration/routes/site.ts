import {matchRoutes} from 'react-router-config';
import type * as SiteRoutes from './siteRoutes';

let loading: Promise<typeof SiteRoutes> | null = null;
let isThere = false;

/** Whether the routes of the whole site are there. */
export const hasSite = () => isThere;

/**
 * Loads the routes of the whole site, once.
 *
 * @throws {Error} when they cannot be loaded; the next call tries again
 */
export function loadSite(): Promise<typeof SiteRoutes> {
  loading ??= import('./siteRoutes').then(
    (site) => {
      isThere = true;
      return site;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** Loads them when the page's own do not lead to an address. */
export async function loadSiteFor(pathname: string, routes: Parameters<typeof matchRoutes>[0]): Promise<void> {
  const known = matchRoutes(routes, pathname).some(({route}) => route.exact);
  if (!known && !isThere) {
    await loadSite();
  }
}
