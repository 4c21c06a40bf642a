import type {AddressInfo} from 'node:net';
import {chromium, type CDPSession, type Page} from '@playwright/test';
import config from '../../docusaurus.config';
import {ensureBrowser} from '../../scripts/support/browser';
import {servePages} from '../../scripts/support/pagesServer';
import {titleOf} from './format';

/** CPU slowdown that simulates a low-end phone, the same as in Lighthouse. */
export const SLOWDOWN = 4;

/** Serves a build, and calls `look` with a page in a new browser context and with the root URL of the build. */
type Visit = <T>(buildDir: string, look: (page: Page, root: string) => Promise<T>) => Promise<T>;

/** Runs `use` with a function that visits pages, and closes the browser afterwards. */
export async function withBrowser<T>(use: (visit: Visit) => Promise<T>, args: readonly string[] = []): Promise<T> {
  const browser = await chromium.launch({executablePath: ensureBrowser(), args: ['--disable-gpu', ...args]});
  try {
    return await use(async (buildDir, look) => {
      const server = await servePages({buildDir, baseUrl: config.baseUrl, port: 0});
      const context = await browser.newContext({
        // Tall enough to show the first sample of each page.
        viewport: {width: 1280, height: 1000},
        // Without it, headless Chromium refuses to copy code.
        permissions: ['clipboard-write'],
      });
      try {
        const root = `http://localhost:${(server.address() as AddressInfo).port}${config.baseUrl}`;
        return await look(await context.newPage(), root);
      } finally {
        await context.close();
        server.close();
        server.closeAllConnections();
      }
    });
  } finally {
    await browser.close();
  }
}

/** Slows down the CPU of a page. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  return session;
}

/**
 * Measures pages on several builds, alternating between builds.
 *
 * @param builds folders of the builds, by name
 * @param cases what to measure, with the addresses of the pages relative to the base URL
 * @returns the cases, once per build, each with a title that names page and build, and the results of all runs
 */
export async function alternate<Case extends {address: string}, Result>(
  builds: Record<string, string>,
  cases: readonly Case[],
  runs: number,
  measure: (buildDir: string, one: Case) => Promise<Result>,
): Promise<(Case & {title: string; results: Result[]})[]> {
  const series = cases.flatMap((one) =>
    Object.entries(builds).map(([build, folder]) => {
      return {...one, folder, title: `${titleOf(one.address)}, ${build}`, results: [] as Result[]};
    }),
  );
  for (let run = 0; run < runs; run += 1) {
    for (const one of series) {
      one.results.push(await measure(one.folder, one));
    }
  }
  return series;
}
