/** What React Router asks for: how much of the address must match, and how exactly. */
interface Options {
  end?: boolean;
  strict?: boolean;
  sensitive?: boolean;
}

interface Key {
  name: number;
}

/**
 * In place of path-to-regexp 1, which React Router uses: the routes of the site have no parameters, so a route is a
 * fixed path, or `*` for all others.
 *
 * @param route the path of a route; characters may be escaped with a backslash, as NavLink does
 * @param keys receives one key for `*`, as in the original
 * @returns the same pattern as the original's
 * @throws {Error} when the route has a parameter
 */
export default function pathPattern(route: string, keys: Key[], {end = true, strict, sensitive}: Options): RegExp {
  const flags = sensitive ? '' : 'i';
  if (route === '*') {
    keys.push({name: 0});
    return new RegExp(`^(.*)${strict ? '' : '(?:\\/(?=$))?'}${end ? '$' : '(?=\\/|$)'}`, flags);
  }
  if (/(?<!\\)[:*+?()]/.test(route)) {
    throw new Error(`A route of this site has no parameters: ${route}`);
  }
  const isFolder = route.endsWith('/');
  const fixed = route
    .replace(/\\(.)/g, '$1')
    .slice(0, isFolder && !strict ? -1 : undefined)
    .replace(/[.+*?=^!:${}()[\]|/\\]/g, '\\$&');
  const slash = strict ? '' : '(?:\\/(?=$))?';
  const rest = end ? '$' : strict && isFolder ? '' : '(?=\\/|$)';
  return new RegExp(`^${fixed}${slash}${rest}`, flags);
}
