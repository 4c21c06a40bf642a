import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

/** Options of the server. */
export interface ServeOptions {
  /** Absolute path of the built site. */
  buildDir: string;
  /** Path under which it is published, with slashes at both ends. */
  baseUrl: string;
  /** TCP port; 0 takes a free one. */
  port: number;
  /** Whether to send the `.gz` file that stands beside a file to a client that takes it, as Pages compresses. */
  gzip?: boolean;
}

/**
 * Serves the built site as GitHub Pages does: under its base path, `/page` from `page.html`, a folder's address with
 * a trailing slash, everything else answered by `404.html` with status 404. Nothing else is rewritten.
 *
 * @returns the listening server
 */
export function servePages({buildDir, baseUrl, port, gzip = false}: ServeOptions): Promise<http.Server> {
  const notFoundPage = fs.readFileSync(path.join(buildDir, gzip ? '404.html.gz' : '404.html'));
  const files = sirv(buildDir, {extensions: ['html'], etag: true, gzip, dotfiles: true});

  const server = http.createServer((request, response) => {
    const {pathname, search} = new URL(request.url ?? '/', 'http://localhost');
    const notFound = () => {
      response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8', ...(gzip && {'Content-Encoding': 'gzip'})});
      response.end(notFoundPage);
    };
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
  });
  return new Promise((resolve) => {
    server.listen(port, () => resolve(server));
  });
}

function isFolderWithoutSlash(buildDir: string, relative: string): boolean {
  if (!relative || relative.endsWith('/')) {
    return false;
  }
  const target = path.join(buildDir, decodeURIComponent(relative));
  return !fs.existsSync(`${target}.html`) && fs.existsSync(path.join(target, 'index.html'));
}
