import fs from 'node:fs/promises';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {readableHtml} from './readableHtml';
import {openResultCache} from './resultCache';

/** Extracts a result from each built page. */
export interface Reader<T> {
  /** Unique name, used for the cache. */
  name: string;
  /** Absolute paths of the folders with its code. A change to the code invalidates the cache. */
  code: readonly string[];
  /** Returns whether to read the page at an address relative to the language's base URL (empty for the home page). */
  accepts: (address: string) => boolean;
  /**
   * Returns the result for a page, or `null` for none. The result must be serializable as JSON.
   *
   * @param html the page, as returned by `readableHtml`
   */
  read: (html: string, address: string) => T | null | Promise<T | null>;
}

/**
 * Reads the built pages of one language. Results for unchanged pages come from the cache.
 *
 * @returns the results, ordered by address
 */
export async function readBuiltPages<T>(
  {siteDir, outDir, baseUrl, i18n, routesPaths}: Props,
  {name, code, accepts, read}: Reader<T>,
): Promise<{address: string; page: T}[]> {
  const cache = await openResultCache<T | null>(siteDir, `${name}.${i18n.currentLocale}`, [...code, __dirname]);
  const addresses = routesPaths
    .filter((route) => route.startsWith(baseUrl))
    .map((route) => route.slice(baseUrl.length))
    .filter(accepts)
    .sort();
  const pages: {address: string; page: T}[] = [];
  for (const address of addresses) {
    const html = readableHtml(await fs.readFile(path.join(outDir, `${address || 'index'}.html`), 'utf8'));
    const page = await cache.of(`${baseUrl}${address}\n${html}`, () => read(html, address));
    if (page !== null) {
      pages.push({address, page});
    }
  }
  await cache.save();
  return pages;
}
