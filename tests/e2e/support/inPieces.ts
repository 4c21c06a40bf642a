import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';

/** Small enough that several are in the navbar, which has 4300 bytes. */
const BYTES = 1000;
/** Longer than a frame (17 ms), so that the browser can paint what it has. */
const PAUSE_MS = 25;
/** How much of a page comes in pieces: its first screen, with a margin. */
const FIRST_SCREEN_BYTES = 60_000;

/**
 * Starts a server that hands on what another one answers, the beginnings of pages in pieces, as a slow connection does.
 *
 * @param origin of the other server
 * @param use called with the origin of the new one, which stops afterwards
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
