import type {AddressInfo} from 'node:net';
import type {RequestListener} from 'node:http';
import path from 'node:path';
import {servePages} from '../../scripts/support/pagesServer';

const BASE_URL = '/ngx-testing-tools/';

/** The built site, on a network that can fail. */
export interface Site {
  /** The address of the home page. */
  home: string;
  /** From now on, connections break when they ask for paths that match; all work again without. */
  lose(paths?: RegExp): void;
  /** From now on, there is no answer to requests for paths that match; without, those that wait get theirs. */
  hold(paths?: RegExp): void;
  /** How often such a path was asked for. */
  requests(path: RegExp): number;
  /** Whether a request for such a path waits. */
  isHeld(path: RegExp): boolean;
  close(): void;
}

/** Serves a build, `build` or `build-stock`, on a free port. */
export async function startSite(build: string): Promise<Site> {
  const server = await servePages({buildDir: path.resolve(__dirname, '../..', build), baseUrl: BASE_URL, port: 0});
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
    home: `http://localhost:${(server.address() as AddressInfo).port}${BASE_URL}`,
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
