import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';

/** Chunk size, small enough that the navbar (4300 bytes) arrives in several chunks. */
const BYTES = 1000;
/** Longer than a frame (17 ms), so that the browser can paint between chunks. */
const PAUSE_MS = 25;
/** How much of a page is sent in chunks: the first screen, with a margin. */
const FIRST_SCREEN_BYTES = 60_000;

/**
 * Starts a proxy that sends the start of pages in chunks, like a slow connection.
 *
 * @param origin origin of the server behind the proxy
 * @param use called with the origin of the proxy, which stops afterwards
 */
export async function inPieces(origin: string, use: (origin: string) => Promise<void>): Promise<void> {
  const server = http.createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url!, origin));
      const type = answer.headers.get('content-type') ?? '';
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, {'Content-Type': type});
      const slow = type.startsWith('text/html') ? Math.min(FIRST_SCREEN_BYTES, body.length) : 0;
      for (let sent = 0; sent < slow; sent += BYTES) {
        response.write(body.subarray(sent, Math.min(sent + BYTES, slow)));
        await wait(PAUSE_MS);
      }
      response.end(body.subarray(slow));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  try {
    await use(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
