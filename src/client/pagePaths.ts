import routes from '@generated/routes';

interface Route {
  path: string;
  routes?: Route[];
}

/** Returns the paths of all pages, including the base URL. */
export function pagePaths(level = routes as Route[]): string[] {
  return level.flatMap(({path, routes: nested}) => (nested ? pagePaths(nested) : path)).filter((path) => path !== '*');
}
