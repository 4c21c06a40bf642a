import fs from 'node:fs';
import path from 'node:path';
import {didYouMean} from '../content/didYouMean';
import type {Contract} from './model';
import {parseContract} from './parse';

export {FRENCH_FILE, readFrench, translated} from './french';
export {listedItems, membersOn, type ListedItem} from './listed';
export type {Bed, Contract, Declaration, Member, PageReference} from './model';
export {parseContract} from './parse';

const DEFAULT_SITE_DIR = path.resolve(__dirname, '..', '..', '..');

const FOLDER = 'samples/contract';
const EXPORTS = `${FOLDER}/index.d.ts`;
const DECLARATIONS = [`${FOLDER}/api.d.ts`, `${FOLDER}/aliases.d.ts`];

const cache = new Map<string, {key: string; contract: Contract}>();

/**
 * Loads the contract from `samples/contract/`, and caches it until one of its files changes.
 *
 * @throws {Error} when `parseContract` throws
 */
export function loadContract(siteDir: string = DEFAULT_SITE_DIR): Contract {
  const read = (file: string) => fs.readFileSync(path.join(siteDir, file), 'utf8');
  const exported = read(EXPORTS);
  const declarationFiles = Object.fromEntries(DECLARATIONS.map((file) => [file, read(file)]));
  const key = JSON.stringify([exported, declarationFiles]);
  const cached = cache.get(siteDir);
  if (cached?.key === key) {
    return cached.contract;
  }
  const contract = parseContract(exported, declarationFiles);
  cache.set(siteDir, {key, contract});
  return contract;
}

/** Returns the names that can be imported from the library, in the order of the contract. */
export function exportedNames(): readonly string[] {
  return loadContract().exported;
}

/**
 * Returns the declaration of a symbol as pages show it, with all overloads.
 *
 * @param name a symbol declared in the contract, exported or not
 * @throws {Error} when the name is unknown; the message suggests known names
 */
export function signatureOf(name: string): string {
  const {declarations} = loadContract();
  const declaration = declarations.get(name);
  if (!declaration) {
    throw new Error(`the contract does not declare "${name}"; ${didYouMean(name, [...declarations.keys()])}`);
  }
  return declaration.signatures.join('\n');
}
