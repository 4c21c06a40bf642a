import {FileError} from '../../../lib/content/problem';
import type {Engine, Hit} from '../../../search/engine/engine';
import {keyOf} from '../../../search/engine/phrases';
import {wordsIn} from '../../../search/engine/query';
import type {Stemmer} from '../../../search/engine/words';
import type {Language} from '../../../search/model';
import type {Phrase} from './phrasesIn';
import type {PagePhrases} from './readPhrases';

/**
 * Checks that the search can tell the phrases of a language apart.
 *
 * @returns the phrases with the words of another section's, in any order and in any form
 */
export function checkDistinct(all: PagePhrases[], language: Language, stem: Stemmer): FileError[] {
  const problems: FileError[] = [];
  const known = new Map<string, Phrase>();
  for (const phrase of all.flatMap(({phrases}) => phrases)) {
    const key = keyOf(wordsIn(phrase.text, language), stem);
    const other = known.get(key);
    if (other && (other.file !== phrase.file || other.section !== phrase.section)) {
      const problem = `the search reads the phrase "${phrase.text}" as it reads "${other.text}" (${other.file}:${other.line}). Keep one of them, or say in one what it is about.`;
      problems.push(new FileError(phrase.file, phrase.line, problem));
    } else {
      known.set(key, phrase);
    }
  }
  return problems;
}

/**
 * Checks that each phrase finds its section before all others.
 *
 * @param engine over the full text, with the phrases
 * @returns those that do not
 */
export function checkFound(all: PagePhrases[], engine: Engine): FileError[] {
  const problems: FileError[] = [];
  for (const {address, phrases} of all) {
    for (const {text, section, file, line} of phrases) {
      // Without a look at all the rest, unless that is needed: 9,000 searches take ten seconds.
      const found = engine.sectionWithPhrase(text) ?? addressOf(engine.search(text).hits[0]);
      if (found !== `${address}#${section}`) {
        const problem = `the phrase "${text}" finds ${found ?? 'nothing'} before its own section. Shorten it, or say more in it.`;
        problems.push(new FileError(file, line, problem));
      }
    }
  }
  return problems;
}

function addressOf(hit: Hit | undefined): string | undefined {
  return hit && `${hit.page.path}#${hit.section.id}`;
}
