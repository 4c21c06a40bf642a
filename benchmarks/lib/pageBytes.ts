import {gzipSync} from 'node:zlib';
import type {Page, Request} from '@playwright/test';
import {hydrated} from '../../scripts/support/hydrated';

/** What a page loads, in transferred bytes: text compressed with gzip at the default level, images and fonts as is. */
export interface PageBytes {
  html: number;
  style: number;
  script: number;
  other: number;
  /** Sum of the above. */
  total: number;
  /** What the browser prefetches for pages that the reader may open next; not included in `total`. */
  prefetched: number;
}

type Part = Exclude<keyof PageBytes, 'total'>;

const PARTS: Record<string, Part> = {document: 'html', stylesheet: 'style', script: 'script'};
const COMPRESSED = /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json)|image\/svg)/;

/** How long the network must be idle before a page counts as loaded, in ms, as in Playwright's `networkidle`. */
const IDLE_TIME = 500;

/**
 * Opens a URL and measures what it loads until the network is idle.
 *
 * @param page a page in a new browser context, whose cache is empty
 * @throws {Error} when the page does not hydrate
 */
export function measurePage(page: Page, url: string): Promise<PageBytes> {
  return measureAction(page, async () => {
    await page.goto(url);
    await hydrated(page);
  });
}

/** Searches twice on an open page, and measures what the first search of a visit and the next one load. */
export async function measureSearch(page: Page): Promise<{first: PageBytes; next: PageBytes}> {
  const search = async (text: string) => {
    await page.locator('dialog input, [role=dialog] input').first().fill(text);
    await page.locator('[role=option]').first().waitFor();
  };
  const first = await measureAction(page, async () => {
    await page.keyboard.press('/');
    await search('http');
  });
  return {first, next: await measureAction(page, () => search('component'))};
}

/** Measures what a page loads during an action and afterwards, until the network is idle. */
async function measureAction(page: Page, act: () => Promise<void>): Promise<PageBytes> {
  const requests: Request[] = [];
  const onRequest = (request: Request) => requests.push(request);
  page.on('request', onRequest);
  await act();
  for (let known = -1; known < requests.length; await page.waitForTimeout(IDLE_TIME)) {
    known = requests.length;
    await Promise.all(requests.map(async (request) => (await request.response())?.finished()));
  }
  page.off('request', onRequest);

  const loaded = new Map<string, Part>();
  for (const request of requests) {
    const status = (await request.response())?.status() ?? NaN;
    if (status < 300 || status === 404) {
      loaded.set(request.url(), partOf(request, loaded.get(request.url())));
    }
  }
  const bytes: PageBytes = {html: 0, style: 0, script: 0, other: 0, total: 0, prefetched: 0};
  for (const [url, part] of loaded) {
    const size = await sizeOf(page, url);
    bytes[part] += size;
    bytes.total += part === 'prefetched' ? 0 : size;
  }
  return bytes;
}

/** @param known the part under which the file has already been counted, if any */
function partOf(request: Request, known?: Part): Part {
  const headers = request.headers();
  const isPrefetched = /prefetch/.test(headers['sec-purpose'] ?? headers.purpose ?? '');
  return isPrefetched ? (known ?? 'prefetched') : (PARTS[request.resourceType()] ?? 'other');
}

/** Requests the file again, because the browser does not keep all response bodies. */
async function sizeOf(page: Page, url: string): Promise<number> {
  const response = await page.request.get(url);
  const body = await response.body();
  return COMPRESSED.test(response.headers()['content-type'] ?? '') ? gzipSync(body).length : body.length;
}
