import {loadContract} from './load';

export {loadContract} from './load';
export {FRENCH_FILE, readFrench, translated} from './french';
export {listedItems, type ListedItem} from './listed';
export type {Contract, Declaration, PageReference} from './model';
export {parseContract} from './parse';
export {signatureOf} from './signature';

/** Returns the names that can be imported from the library, in the order of the contract. */
export function exportedNames(): readonly string[] {
  return loadContract().exported;
}
