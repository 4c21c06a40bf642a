import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';

/** Options of the server. */
export interface ServeOptions {
  /** Absolute path of the built site. */
  buildDir: string;
  /** Path under which it is published, with slashes at both ends. */
  baseUrl: string;
  /** TCP port; 0 takes a free one. */
  port: number;
}

/**
 * Serves the built site as GitHub Pages does: under its base path, `/page` from `page.html`, a folder's address with
 * a trailing slash, everything else answered by `404.html` with status 404. Nothing else is rewritten. Text is
 * compressed with gzip.
 *
 * @returns the listening server
 */
export function servePages({buildDir, baseUrl, port}: ServeOptions): Promise<http.Server> {
  const notFoundPage = fs.readFileSync(path.join(buildDir, '404.html'));
  const files = sirv(buildDir, {extensions: ['html'], etag: true, dotfiles: true});

  const compress = compression();

  const answer = (request: http.IncomingMessage, response: http.ServerResponse) => {
    const notFound = () => {
      response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'});
      response.end(notFoundPage);
    };
    const address = readAddress(request.url!);
    if (!address) {
      notFound();
      return;
    }
    const {pathname, search} = address;
    if (!pathname.startsWith(baseUrl)) {
      if (`${pathname}/` === baseUrl) {
        response.writeHead(301, {Location: `${baseUrl}${search}`}).end();
      } else {
        notFound();
      }
      return;
    }
    const relative = pathname.slice(baseUrl.length);
    if (isFolderWithoutSlash(buildDir, relative)) {
      response.writeHead(301, {Location: `${pathname}/${search}`}).end();
      return;
    }
    request.url = `/${relative}${search}`;
    files(request, response, notFound);
  };
  // Its types are Express's; it needs nothing of that.
  type Exchange = Parameters<typeof compress>;
  const server = http.createServer((request, response) => {
    // It prefers Brotli, which Pages does not have.
    request.headers['accept-encoding'] = /\bgzip\b/.test(String(request.headers['accept-encoding'])) ? 'gzip' : '';
    compress(request as Exchange[0], response as Exchange[1], () => answer(request, response));
  });
  return new Promise((resolve) => {
    server.listen(port, () => resolve(server));
  });
}

/** Reads the target of a request; `null` where it is none, as `//`, or its path is not UTF-8, as `/%E0%A4%A`. */
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
