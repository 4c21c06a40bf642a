import type {ChunkNames} from '@docusaurus/types';
import type {RouteConfig} from 'react-router-config';

/** A route as JSON: its own properties, and the key of its component in place of the component. */
export interface PlainRoute {
  path: string;
  key: string;
  routes?: PlainRoute[];
  [property: string]: unknown;
}

/** What a page knows of the site: the routes that lead to it, those that every page needs, and their modules. */
export interface PageRoutes {
  routes: PlainRoute[];
  /** Names of the modules of each route, by its key. */
  chunkNames: Record<string, ChunkNames>;
}

/** A component of Docusaurus's `ComponentCreator`, which bears its key. */
export type RouteComponent = RouteConfig['component'] & {key: string};

/** The key of a route in `routesChunkNames`. The route of missing pages has no hash, and is not in there. */
export function keyOf(path: string, hash: string | undefined): string {
  return hash ? `${path}-${hash}` : path;
}

/** The id of the element that holds them. */
export const PAGE_ROUTES_ID = 'page-routes';

/**
 * Picks from the site's routes those that the browser needs for one page.
 *
 * @param branch the routes that match the page's address, the outermost first
 * @param always routes of the first level that every page needs
 */
export function pickRoutes(branch: readonly RouteConfig[], always: readonly RouteConfig[], chunkNames: PageRoutes['chunkNames']): PageRoutes {
  const page = branch.reduceRight<PlainRoute[]>((inner, route) => [plain(route, inner)], []);
  const others = always.filter((route) => route !== branch[0]).map((route) => plain(route, []));
  const routes = [...page, ...others];
  const names: PageRoutes['chunkNames'] = {};
  const collect = (level: PlainRoute[]) =>
    level.forEach(({key, routes: inner}) => {
      if (chunkNames[key]) {
        names[key] = chunkNames[key];
      }
      collect(inner ?? []);
    });
  collect(routes);
  return {routes, chunkNames: names};
}

function plain({component, routes, ...properties}: RouteConfig, inner: PlainRoute[]): PlainRoute {
  return {
    ...(properties as {path: string}),
    key: (component as RouteComponent).key,
    ...(routes && {routes: inner}),
  };
}
