import {matchRoutes} from 'react-router-config';
import type * as SiteRoutes from './siteRoutes';
import {announceSite, hasSite} from './siteStore';

const completions: (() => Promise<void>)[] = [];
let loading: Promise<typeof SiteRoutes> | null = null;

/** Has something done when the site is loaded: a page brought it with gaps. */
export function completeWithSite(complete: () => Promise<void>): void {
  completions.push(complete);
}

/**
 * Loads the routes of the whole site and what pages leave out, once.
 *
 * @throws {Error} when they cannot be loaded; the next call tries again
 */
export function loadSite(): Promise<typeof SiteRoutes> {
  loading ??= Promise.all([import('./siteRoutes'), ...completions.map((complete) => complete())]).then(
    ([site]) => {
      announceSite();
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
  if (!known && !hasSite()) {
    await loadSite();
  }
}
