import fs from 'node:fs';
import path from 'node:path';
import type {Element, Root} from 'hast';
import {selectAll} from 'hast-util-select';
import {visit} from 'unist-util-visit';
import {filesIn} from '../../../src/lib/content/folders';
import {BASE, ORIGIN} from '../../e2e/support/addresses';
import {buildDir, fileOf, parsePage} from '../../e2e/support/build';

/** Every page of the build, short addresses and those about missing pages included, by address. */
export const BUILT_PAGES = filesIn(buildDir, /\.html$/)
  .map((file) => file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, ''))
  .sort();

/** The absolute address of a page or file of the build. */
export const urlOf = (address: string) => `${ORIGIN}${BASE}${address}`;

const ids = new Map<string, Set<string>>();

/** The fragments that a page answers to. */
function idsOf(address: string): Set<string> {
  let known = ids.get(address);
  if (!known) {
    known = new Set(selectAll('[id]', parsePage(address)).map(({properties}) => String(properties.id)));
    ids.set(address, known);
  }
  return known;
}

/**
 * Follows a link as a browser and GitHub Pages do.
 *
 * @param href as it is written
 * @param from absolute address of what it is written in
 * @returns what is wrong with it, or `null`; nothing is known of other sites
 */
export function problemOf(href: string, from: string): string | null {
  if (!URL.canParse(href, from)) {
    return 'is no address';
  }
  const {origin, pathname, hash} = new URL(href, from);
  if (origin !== ORIGIN) {
    return null;
  }
  if (!pathname.startsWith(BASE)) {
    return 'leads out of the site';
  }
  const file = decodeURIComponent(pathname.slice(BASE.length));
  const isPage = !path.posix.extname(file) || file === '404.html';
  const built = isPage && file !== '404.html' ? fileOf(file) : file;
  if (!fs.statSync(path.join(buildDir, built), {throwIfNoEntry: false})?.isFile()) {
    return 'leads to nothing';
  }
  const fragment = decodeURIComponent(hash.slice(1));
  return fragment && isPage && !idsOf(file.replace(/\.html$/, '')).has(fragment) ? 'names no section' : null;
}

/** All elements of a page, those in templates included. */
export function elementsOf(root: Root): Element[] {
  const elements: Element[] = [];
  visit(root, 'element', (element) => {
    elements.push(element);
    if (element.content) {
      elements.push(...elementsOf(element.content));
    }
  });
  return elements;
}
