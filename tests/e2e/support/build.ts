import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {parse} from 'parse5';

/** Absolute path of the built site. */
export const buildDir = path.resolve(__dirname, '../../../build');

/** Path of the file behind an address, from the build's root. */
export function fileOf(address: string): string {
  return address === '' || address.endsWith('/') ? `${address}index.html` : `${address}.html`;
}

/** Reads a file of the build. */
export function readBuilt(file: string): string {
  return fs.readFileSync(path.join(buildDir, file), 'utf8');
}

/**
 * Finds a script of the site by what is in it: its name is a number.
 *
 * @param prefix of the language's addresses
 * @returns its address, for a route
 * @throws {Error} unless the text is in one script and no other
 */
export function scriptWith(text: string, prefix = ''): string {
  const folder = `${prefix}assets/js`;
  const scripts = fs
    .readdirSync(path.join(buildDir, folder))
    .filter((file) => file.endsWith('.js') && readBuilt(`${folder}/${file}`).includes(text));
  if (scripts.length !== 1) {
    throw new Error(`${scripts.length} scripts of the build have ${text} in them; the test needs one.`);
  }
  return `**/${folder}/${scripts[0]}`;
}

/** The script of `@theme/DocItem`, which all documents share: Docusaurus names it by the hash of that. */
export function layoutScript(prefix = ''): string {
  const folder = `${prefix}assets/js`;
  const [name, ...others] = fs.readdirSync(path.join(buildDir, folder)).filter((file) => file.startsWith('17896441.'));
  if (!name || others.length > 0) {
    throw new Error('The build has no script, or several, with the name of @theme/DocItem.');
  }
  return `**/${folder}/${name}`;
}

const parsed = new Map<string, Root>();

/** Reads and parses the page at an address relative to the base URL, once. */
export function parsePage(address: string): Root {
  let page = parsed.get(address);
  if (!page) {
    page = fromParse5(parse(readBuilt(fileOf(address)), {scriptingEnabled: false})) as Root;
    parsed.set(address, page);
  }
  return page;
}
