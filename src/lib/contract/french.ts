import fs from 'node:fs';
import path from 'node:path';

/** What the contract says in French, from the repository's root: each English sentence of a doc comment with its translation. */
const FILE = 'samples/contract/french.json';

/**
 * The French of a sentence of the contract, as members of a test bed's page are described.
 *
 * @param siteDir absolute path of the repository
 * @throws {Error} for a sentence without French
 */
export function frenchOf(english: string, siteDir: string): string {
  const french = readFrench(siteDir)[english];
  if (french === undefined) {
    throw new Error(`${FILE}: there is no French for "${english}"; add it.`);
  }
  return french;
}

/** All translations, by the English sentence. */
export function readFrench(siteDir: string): Readonly<Record<string, string>> {
  return JSON.parse(fs.readFileSync(path.join(siteDir, FILE), 'utf8')) as Record<string, string>;
}
