import type {IncomingMessage, ServerResponse} from 'node:http';

/** Matches the `Accept` header of a page request. */
const PAGE = /\btext\/html\b/;

/**
 * Returns a middleware for the development server, which would answer every address with the page. With it, an address
 * that only a build serves gets a message that says so.
 */
export function explainMissing(baseUrl: string) {
  return ({url, headers}: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const [pathname] = url!.split('?') as [string];
    const isOnlyBuilt =
      !pathname.startsWith(baseUrl) ||
      /^fr(?:\/|$)/.test(pathname.slice(baseUrl.length)) ||
      /\.(?:md|txt|xml)$/.test(pathname);
    if (!isOnlyBuilt || pathname.startsWith('/__') || !PAGE.test(headers.accept ?? '')) {
      next();
      return;
    }
    response.writeHead(404, {'Content-Type': 'text/plain; charset=utf-8'});
    response.end(
      `npm start does not serve ${pathname}, only pages under ${baseUrl} in one language.\nnpm start serves English, npm start -- --locale fr serves French, and npm run preview serves the whole site.\n`,
    );
  };
}
