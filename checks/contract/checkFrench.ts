import type {Problem} from '../../src/lib/content/problem';
import {FRENCH_FILE, type Contract} from '../../src/lib/contract';

/**
 * Compares the French translations of the contract with the sentences that the test bed pages show.
 *
 * @param french the translations, by English sentence
 * @returns a problem for each missing and each unused translation
 */
export function checkFrench({beds}: Contract, french: Readonly<Record<string, string>>): Problem[] {
  const members = beds.flatMap((bed) => [...bed.options, ...bed.tools, ...bed.testOptions, ...bed.methods]);
  const sentences = new Set(members.map(({summary}) => summary));
  const missing = [...sentences].filter((sentence) => !(sentence in french));
  const unused = Object.keys(french).filter((sentence) => !sentences.has(sentence));
  return [
    ...missing.map((text) => ({what: `there is no French translation of "${text}"`, fix: 'add it.'})),
    ...unused.map((text) => ({what: `"${text}" is no longer used by any test bed`, fix: 'remove it.'})),
  ].map((problem) => ({file: FRENCH_FILE, line: 1, ...problem}));
}
