import fs from 'node:fs';
import path from 'node:path';
import {parseHtml, type Document} from '../../src/lib/html';

/** Absolute path of the built site. */
export const buildDir = path.resolve(__dirname, '../../build');

/** Returns the path of the file for an address, relative to the build folder. */
export function fileOf(address: string): string {
  return address === '' || address.endsWith('/') ? `${address}index.html` : `${address}.html`;
}

/** Reads a file of the build. */
export function readBuilt(file: string): string {
  return fs.readFileSync(path.join(buildDir, file), 'utf8');
}

/**
 * Finds a script of the build by its content, because its name is a hash.
 *
 * @param prefix address prefix of the language
 * @param folder absolute path of the build
 * @returns its URL pattern, for `page.route`
 * @throws {Error} unless exactly one script contains the text
 */
export function scriptWith(text: string, prefix = '', folder = buildDir): string {
  const scriptsDir = path.join(folder, prefix, 'assets/js');
  const scripts = fs
    .readdirSync(scriptsDir)
    .filter((file) => file.endsWith('.js') && fs.readFileSync(path.join(scriptsDir, file), 'utf8').includes(text));
  if (scripts.length !== 1) {
    throw new Error(`${scripts.length} scripts of the build contain ${text}; expected exactly one.`);
  }
  return `**/${prefix}assets/js/${scripts[0]}`;
}

const parsed = new Map<string, Document>();

/** Parses the page at an address relative to the base URL. Caches the result. */
export function parsePage(address: string): Document {
  let page = parsed.get(address);
  if (!page) {
    page = parseHtml(readBuilt(fileOf(address)));
    parsed.set(address, page);
  }
  return page;
}
