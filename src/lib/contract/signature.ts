import {loadContract} from './load';
import type {Contract} from './model';

/**
 * Returns the declaration of a symbol as pages show it, with all overloads.
 *
 * @param name a symbol declared in the contract, exported or not
 * @throws {Error} when the name is unknown; the message lists the known names
 */
export function signatureOf(name: string, contract: Contract = loadContract()): string {
  const declaration = contract.declarations.get(name);
  if (!declaration) {
    const names = [...contract.declarations.keys()].sort().join(', ');
    throw new Error(`the contract does not declare "${name}"; it declares: ${names}.`);
  }
  return declaration.signatures.join('\n');
}
