import {loadContract} from './load';
import type {Contract} from './model';

export {loadContract} from './load';
export {FRENCH_FILE, readFrench, translated} from './french';
export {listedItems, type ListedItem} from './listed';
export type {Contract, Declaration, PageReference} from './model';
export {parseContract} from './parse';

/** Returns the names that can be imported from the library, in the order of the contract. */
export function exportedNames(): readonly string[] {
  return loadContract().exported;
}

/**
 * Returns the declaration of a symbol as pages show it, with all overloads.
 *
 * @param name a symbol declared in the contract, exported or not
 * @throws {Error} when the name is unknown; the message lists the known names
 */
export function signatureOf(name: string, {declarations}: Contract = loadContract()): string {
  const declaration = declarations.get(name);
  if (!declaration) {
    throw new Error(
      `the contract does not declare "${name}"; it declares: ${[...declarations.keys()].sort().join(', ')}.`,
    );
  }
  return declaration.signatures.join('\n');
}
