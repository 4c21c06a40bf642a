import {loadContract} from './load';
import type {Contract} from './model';

/**
 * The declaration of a symbol as pages show it, its overloads below each other.
 *
 * @param name an exported symbol, or one of the shapes that they are made of
 * @throws {Error} for an unknown name, with the names that exist
 */
export function signatureOf(name: string, contract: Contract = loadContract()): string {
  const declaration = contract.declarations.get(name);
  if (!declaration) {
    const names = [...contract.declarations.keys()].sort().join(', ');
    throw new Error(`the contract declares no "${name}"; the names are: ${names}.`);
  }
  return declaration.signatures.join('\n');
}
