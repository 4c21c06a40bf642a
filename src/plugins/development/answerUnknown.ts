import type {IncomingMessage, ServerResponse} from 'node:http';

const ROUTE = /path: '([^']+)'/g;

/** What a browser asks for when it shows a page. */
const PAGE = /\btext\/html\b/;

/**
 * Makes a handler for the development server, which answers every address with the page and status 200: an address that
 * no route has gets status 404 with it, and one that only a build has gets a sentence that says so.
 *
 * @param readRoutes reads the routes that Docusaurus wrote, as JavaScript
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
        `npm start does not have ${pathname}: it serves ${baseUrl} alone.\nThe other language: npm start -- --locale fr. All of the site: npm run preview.\n`,
      );
    } else {
      const known = new Set([...readRoutes().matchAll(ROUTE)].map(([, route]) => route!.replace(/\/$/, '')));
      if (!known.has(pathname.replace(/\/$/, '')) && !/\.\w+$/.test(pathname)) {
        // The server that sends the page sets the status, so it is put right where the answer begins.
        const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse;
        response.writeHead = (status: number, ...rest: unknown[]) => writeHead(status === 200 ? 404 : status, ...rest);
      }
      next();
    }
  };
}
