import type {Problem} from '../../src/lib/content/problem';
import {FRENCH_FILE, type Contract} from '../../src/lib/contract';

/**
 * Compares the French translations of the contract with the sentences that the test bed pages show.
 *
 * @param french the translations, by English sentence
 * @returns a problem for each missing and each unused translation
 */
export function checkFrench({beds}: Contract, french: Readonly<Record<string, string>>): Problem[] {
  const members = beds.flatMap(({options, tools, testOptions, methods}) => [
    ...options,
    ...tools,
    ...testOptions,
    ...methods,
  ]);
  const sentences = new Set(members.map(({summary}) => summary));
  return [
    ...[...sentences]
      .filter((sentence) => !(sentence in french))
      .map((sentence) => ({
        file: FRENCH_FILE,
        line: 1,
        what: `there is no French translation of "${sentence}"`,
        fix: 'add it.',
      })),
    ...Object.keys(french)
      .filter((sentence) => !sentences.has(sentence))
      .map((sentence) => ({
        file: FRENCH_FILE,
        line: 1,
        what: `"${sentence}" is no longer used by any test bed`,
        fix: 'remove it.',
      })),
  ];
}
