import fs from 'node:fs';
import path from 'node:path';
import sax from 'sax';
import {filesIn} from '../../../src/lib/content/folders';
import {BASE, ORIGIN, PAGES} from '../../support/addresses';
import {buildDir, fileOf, parsePage, readBuilt} from '../../support/build';
import {valuesIn} from '../../support/select';

/** Addresses of all built pages, including redirects and not-found pages. */
export const BUILT_PAGES = filesIn(buildDir, /\.html$/)
  .map((file) => file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, ''))
  .sort();

/** Returns the absolute URL of a page or file of the build. */
export const urlOf = (address: string) => `${ORIGIN}${BASE}${address}`;

/** Returns pages in the language with an address prefix, each with its address in that language. */
export const pagesIn = (prefix: string, addresses = PAGES) =>
  addresses.map((address) => {
    const own = `${prefix}${address}`;
    return {address, own, url: urlOf(own), page: parsePage(own)};
  });

const ids = new Map<string, Set<string>>();

/** Returns the possible fragments of a page. */
function idsOf(address: string): Set<string> {
  let known = ids.get(address);
  if (!known) {
    known = new Set(valuesIn('[id]', parsePage(address), 'id'));
    ids.set(address, known);
  }
  return known;
}

/**
 * Checks a link, which it resolves the way browsers and GitHub Pages do.
 *
 * @param href the link as written
 * @param from absolute URL of the file with the link
 * @returns the problem with the link, or `null`; links to other sites are not checked
 */
export function problemOf(href: string, from: string): string | null {
  if (!URL.canParse(href, from)) {
    return 'is not a valid address';
  }
  const {origin, pathname, hash} = new URL(href, from);
  if (origin !== ORIGIN) {
    return null;
  }
  if (!pathname.startsWith(BASE)) {
    return 'points outside the site';
  }
  const file = decodeURIComponent(pathname.slice(BASE.length));
  const isPage = !path.posix.extname(file) || file === '404.html';
  const built = isPage && file !== '404.html' ? fileOf(file) : file;
  if (!fs.statSync(path.join(buildDir, built), {throwIfNoEntry: false})?.isFile()) {
    return 'does not exist';
  }
  const fragment = decodeURIComponent(hash.slice(1));
  return fragment && isPage && !idsOf(file.replace(/\.html$/, '')).has(fragment) ? 'has an unknown fragment' : null;
}

/**
 * Reads an XML file of the build.
 *
 * @throws {Error} when it is not well-formed
 */
export function readXml(file: string): string {
  const source = readBuilt(file);
  const parser = sax.parser(true);
  parser.onerror = (error) => {
    throw error;
  };
  parser.write(source).close();
  return source;
}

/** Returns the addresses that the sitemap of a language lists. */
export function sitemapOf(prefix: string): string[] {
  return [...readXml(`${prefix}sitemap.xml`).matchAll(/<loc>([^<]*)/g)].map(([, address]) => address!);
}
