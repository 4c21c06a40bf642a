import type {AddressInfo} from 'node:net';
import {chromium, type Page} from '@playwright/test';
import config from '../../docusaurus.config';
import {ensureBrowser} from '../../scripts/support/browser';
import {servePages} from '../../scripts/support/pagesServer';

/** Browser arguments that disable background requests. */
const BROWSER_ARGS =
  '--no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync'.split(' ');

/** Serves a build on a free port. */
export async function withServer<T>(buildDir: string, use: (root: string) => Promise<T>): Promise<T> {
  const server = await servePages({buildDir, baseUrl: config.baseUrl, port: 0});
  try {
    return await use(`http://localhost:${(server.address() as AddressInfo).port}${config.baseUrl}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** Opens a browser. Each visit gets a new context, and so an empty cache. */
export async function withBrowser<T>(
  use: (visit: <R>(look: (page: Page) => Promise<R>) => Promise<R>) => Promise<T>,
  args: readonly string[] = [],
): Promise<T> {
  const browser = await chromium.launch({executablePath: ensureBrowser(), args: [...BROWSER_ARGS, ...args]});
  try {
    return await use(async (look) => {
      const context = await browser.newContext({
        viewport: {width: 1280, height: 800},
        // Without it, headless Chromium refuses to copy code.
        permissions: ['clipboard-write'],
      });
      try {
        return await look(await context.newPage());
      } finally {
        await context.close();
      }
    });
  } finally {
    await browser.close();
  }
}
