import type {IncomingMessage, ServerResponse} from 'node:http';

const ROUTE = /path: '([^']+)'/g;

/** Matches the `Accept` header of a page request. */
const PAGE = /\btext\/html\b/;

/**
 * Returns a middleware for the development server, which would answer every address with the page and status 200. With
 * it, an address without a route gets status 404, and an address that only a build serves gets a message that says so.
 *
 * @param readRoutes reads the `routes.js` that Docusaurus generated
 */
export function answerUnknown(baseUrl: string, readRoutes: () => string) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const target = request.url ?? '/';
    if (!URL.canParse(target, 'http://localhost')) {
      response.writeHead(400).end();
      return;
    }
    const {pathname} = new URL(target, 'http://localhost');
    const isOnlyBuilt =
      !pathname.startsWith(baseUrl) ||
      /^fr(?:\/|$)/.test(pathname.slice(baseUrl.length)) ||
      /\.(?:md|txt|xml)$/.test(pathname);
    if (request.method !== 'GET' || !PAGE.test(request.headers.accept ?? '')) {
      next();
    } else if (isOnlyBuilt && !pathname.startsWith('/__')) {
      response.writeHead(404, {'Content-Type': 'text/plain; charset=utf-8'});
      response.end(
        `npm start does not serve ${pathname}, only pages under ${baseUrl} in one language.\nFor French, run npm start -- --locale fr. For the whole site, run npm run preview.\n`,
      );
    } else {
      const known = new Set([...readRoutes().matchAll(ROUTE)].map(([, route]) => route!.replace(/\/$/, '')));
      if (!known.has(pathname.replace(/\/$/, '')) && !/\.\w+$/.test(pathname)) {
        // The next middleware sets the status, so replace it when the headers are written.
        const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse;
        response.writeHead = (status: number, ...rest: unknown[]) => writeHead(status === 200 ? 404 : status, ...rest);
      }
      next();
    }
  };
}
