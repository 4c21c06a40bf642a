import type {Problem} from '../../src/lib/content/problem';
import {FRENCH_FILE, type Contract} from '../../src/lib/contract';
import {SHARED_ERRORS} from '../../src/lib/contract/listed';

/**
 * Compares the French translations with the sentences of the contract and of the shared errors that pages show.
 *
 * @param french the translations, by English sentence
 * @returns a problem for each missing and each unused translation
 */
export function checkFrench(
  {beds, declarations, exported}: Contract,
  french: Readonly<Record<string, string>>,
): Problem[] {
  const members = beds.flatMap(({lists}) => Object.values(lists).flat());
  const functions = exported.map((name) => declarations.get(name)!).filter(({kind}) => kind === 'function');
  const errors = Object.values(SHARED_ERRORS).flatMap(({text, withoutHttp = text}) => [text, withoutHttp]);
  const sentences = new Set([...[...members, ...functions].map(({summary}) => summary), ...errors]);
  const missing = [...sentences].filter((sentence) => !(sentence in french));
  const unused = Object.keys(french).filter((sentence) => !sentences.has(sentence));
  return [
    ...missing.map((text) => ({what: `there is no French translation of "${text}"`, fix: 'add it.'})),
    ...unused.map((text) => ({what: `"${text}" is no longer used`, fix: 'remove it.'})),
  ].map((problem) => ({file: FRENCH_FILE, line: 1, ...problem}));
}
