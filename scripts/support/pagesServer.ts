import {once} from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';

/** Options of the server. */
export interface ServeOptions {
  /** Absolute path of the built site. */
  buildDir: string;
  /** Base URL, with leading and trailing slash. */
  baseUrl: string;
  /** TCP port; 0 for any free port. */
  port: number;
}

/**
 * Serves the built site the way GitHub Pages does: under its base URL, `/page` from `page.html`, folders with a
 * trailing slash, and everything else as `404.html` with status 404. Text is compressed with gzip. The server only
 * accepts local connections.
 *
 * @returns the listening server
 * @throws {Error} when there is no built site, or when the port is in use
 */
export async function servePages({buildDir, baseUrl, port}: ServeOptions): Promise<http.Server> {
  const notFoundFile = path.join(buildDir, '404.html');
  if (!fs.existsSync(notFoundFile)) {
    throw new Error(`${buildDir} has no built site; run npm run build first.`);
  }
  const notFoundPage = fs.readFileSync(notFoundFile);
  const files = sirv(buildDir, {extensions: ['html'], etag: true, dotfiles: true});
  const compress = compression();

  const answer = (request: http.IncomingMessage, response: http.ServerResponse) => {
    const notFound = () => {
      response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'}).end(notFoundPage);
    };
    const {pathname, search} = readAddress(request.url!) ?? {pathname: '', search: ''};
    const relative = pathname.slice(baseUrl.length);
    if (`${pathname}/` === baseUrl || (pathname.startsWith(baseUrl) && isFolderWithoutSlash(buildDir, relative))) {
      response.writeHead(301, {Location: `${pathname}/${search}`}).end();
    } else if (pathname.startsWith(baseUrl)) {
      request.url = `/${relative}${search}`;
      files(request, response, notFound);
    } else {
      notFound();
    }
  };
  // The types of `compression` are Express's, but it works without Express.
  type Exchange = Parameters<typeof compress>;
  const server = http.createServer((request, response) => {
    // The middleware prefers Brotli, which GitHub Pages does not support.
    request.headers['accept-encoding'] = /\bgzip\b/.test(String(request.headers['accept-encoding'])) ? 'gzip' : '';
    compress(request as Exchange[0], response as Exchange[1], () => answer(request, response));
  });
  await once(server.listen(port, 'localhost'), 'listening');
  return server;
}

/** Parses a request target. Returns `null` if it is invalid (`//`) or not UTF-8 (`/%E0%A4%A`). */
function readAddress(target: string): URL | null {
  try {
    const address = new URL(target, 'http://localhost');
    decodeURIComponent(address.pathname);
    return address;
  } catch {
    return null;
  }
}

function isFolderWithoutSlash(buildDir: string, relative: string): boolean {
  if (!relative || relative.endsWith('/')) {
    return false;
  }
  const target = path.join(buildDir, decodeURIComponent(relative));
  return !fs.existsSync(`${target}.html`) && fs.existsSync(path.join(target, 'index.html'));
}
