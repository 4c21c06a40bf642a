import {FileError} from '../../content/FileError';
import type {Engine} from '../engine/engine';
import {keyOf} from '../engine/phrases';
import {wordsIn} from '../engine/query';
import type {Stemmer} from '../engine/words';
import type {Language} from '../model';
import type {Phrase} from './phrasesIn';
import type {PagePhrases} from './readPhrases';

/**
 * Checks that the search can tell the phrases of a language apart.
 *
 * @throws {FileError} for a phrase with the words of another one, in any order and in any form
 */
export function checkDistinct(all: PagePhrases[], language: Language, stem: Stemmer): void {
  const known = new Map<string, Phrase>();
  for (const phrase of all.flatMap(({phrases}) => phrases)) {
    const key = keyOf(wordsIn(phrase.text, language), stem);
    const other = known.get(key);
    if (other) {
      throw new FileError(
        phrase.file,
        phrase.line,
        `the search reads the phrase "${phrase.text}" as it reads "${other.text}" (${other.file}:${other.line}). Keep one of them, or say in one what it is about.`,
      );
    }
    known.set(key, phrase);
  }
}

/**
 * Checks that each phrase finds its section before all others.
 *
 * @param engine over the full text, with the phrases
 * @throws {FileError} for one that does not
 */
export function checkFound(all: PagePhrases[], engine: Engine): void {
  for (const {address, phrases} of all) {
    for (const {text, section, file, line} of phrases) {
      const [first] = engine.search(text).hits;
      const found = first && `${first.page.path}#${first.section.id}`;
      if (found !== `${address}#${section}`) {
        throw new FileError(file, line, `the phrase "${text}" finds ${found ?? 'nothing'} before its own section. Shorten it, or say more in it.`);
      }
    }
  }
}
