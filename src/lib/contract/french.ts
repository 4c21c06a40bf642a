import type {Language} from '../content/folders';
import {readJson} from '../content/json';

/** Path, from the repository's root, of the French translations of the contract's sentences that pages show. */
export const FRENCH_FILE = 'samples/contract/french.json';

/**
 * Returns a sentence of the contract or of the shared errors in a language.
 *
 * @throws {Error} when there is no translation
 */
export function translated(english: string, language: Language, siteDir: string): string {
  const sentence = language === 'en' ? english : readFrench(siteDir)[english];
  if (sentence === undefined) {
    throw new Error(`${FRENCH_FILE}: there is no French translation of "${english}"; add it.`);
  }
  return sentence;
}

/**
 * Reads all translations, by English sentence.
 *
 * @throws {FileError} when the file is not valid JSON
 */
export function readFrench(siteDir: string): Readonly<Record<string, string>> {
  return readJson(siteDir, FRENCH_FILE);
}
