import fs from 'node:fs';
import path from 'node:path';

/** French translations of the contract's doc comments, by English sentence. Path from the repository's root. */
export const FRENCH_FILE = 'samples/contract/french.json';

/**
 * Returns the French translation of a sentence of the contract, used to describe members on a test bed page.
 *
 * @param siteDir absolute path of the repository
 * @throws {Error} when there is no translation
 */
export function frenchOf(english: string, siteDir: string): string {
  const french = readFrench(siteDir)[english];
  if (french === undefined) {
    throw new Error(`${FRENCH_FILE}: there is no French translation of "${english}"; add it.`);
  }
  return french;
}

/** Reads all translations, by English sentence. */
export function readFrench(siteDir: string): Readonly<Record<string, string>> {
  return JSON.parse(fs.readFileSync(path.join(siteDir, FRENCH_FILE), 'utf8')) as Record<string, string>;
}
