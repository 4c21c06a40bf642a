import fs from 'node:fs/promises';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {readableHtml} from './readableHtml';
import {openResultCache} from './resultCache';

/** What makes something of the pages of a build. */
export interface Reader<T> {
  /** Names it among the readers of built pages. */
  name: string;
  /** Absolute paths of the folders with its code: what other code made is not used again. */
  code: readonly string[];
  /** Chooses pages by their addresses, relative to the base URL of the language; the home page's is empty. */
  accepts: (address: string) => boolean;
  /**
   * Makes it of one page, or `null` where that is of no use; JSON must be able to hold it.
   *
   * @param html without highlighting, scripts and links to files
   */
  read: (html: string, address: string) => T | null | Promise<T | null>;
}

/**
 * Reads the built pages of one language. A page that reads as it did in an earlier build is not read again.
 *
 * @returns what was made of each page, in the order of their addresses
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
