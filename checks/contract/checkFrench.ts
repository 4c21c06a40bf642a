import type {Contract} from '../../src/lib/contract';

/**
 * Compares the French of the contract with the sentences that the pages of the test beds show.
 *
 * @param french the translations by their English sentences
 * @returns what is missing and what is left over
 */
export function checkFrench({beds}: Contract, french: Readonly<Record<string, string>>): string[] {
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
      .map((sentence) => `there is no French for "${sentence}"; add it.`),
    ...Object.keys(french)
      .filter((sentence) => !sentences.has(sentence))
      .map((sentence) => `no test bed says "${sentence}" any more; remove it.`),
  ];
}
