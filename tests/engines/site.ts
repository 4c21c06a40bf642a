import type {AddressInfo} from 'node:net';
import type {RequestListener} from 'node:http';
import path from 'node:path';
import {servePages} from '../../scripts/support/pagesServer';
import {BASE} from '../support/addresses';

/** The built site, with simulated network failures. */
export interface Site {
  /** Absolute path of the build. */
  folder: string;
  /** URL of the home page. */
  home: string;
  /** Breaks connections that request matching paths. Without an argument, all connections work again. */
  lose(paths?: RegExp): void;
  /** Holds back responses for matching paths. Without an argument, all pending requests are answered. */
  hold(paths?: RegExp): void;
  /** Returns the number of requests for matching paths so far. */
  requests(path: RegExp): number;
  /** Returns whether a request for a matching path is pending. */
  isHeld(path: RegExp): boolean;
  close(): void;
}

/** Serves a build (`build` or `build-stock`) on a free port. */
export async function startSite(build: string): Promise<Site> {
  const folder = path.resolve(__dirname, '../..', build);
  const server = await servePages({buildDir: folder, baseUrl: BASE, port: 0});
  const [answer] = server.listeners('request') as [RequestListener];
  let lost: RegExp | undefined;
  let held: RegExp | undefined;
  const asked: string[] = [];
  let waiting: {path: string; resume: () => void}[] = [];
  server.removeListener('request', answer).on('request', (request, response) => {
    asked.push(request.url!);
    const respond = () => (lost?.test(request.url!) ? request.destroy() : answer(request, response));
    if (held?.test(request.url!) && !lost?.test(request.url!)) {
      waiting.push({path: request.url!, resume: respond});
    } else {
      respond();
    }
  });
  return {
    folder,
    home: `http://localhost:${(server.address() as AddressInfo).port}${BASE}`,
    lose: (paths) => (lost = paths),
    hold(paths) {
      held = paths;
      if (!paths) {
        waiting.forEach(({resume}) => resume());
        waiting = [];
      }
    },
    requests: (path) => asked.filter((one) => path.test(one)).length,
    isHeld: (path) => waiting.some((request) => path.test(request.path)),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
