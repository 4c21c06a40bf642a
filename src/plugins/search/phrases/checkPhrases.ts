import {FileError} from '../../../lib/content/problem';
import type {Engine, Hit} from '../../../search/engine/engine';
import {keyOf} from '../../../search/engine/phrases';
import {wordsIn} from '../../../search/engine/query';
import type {Analyzer} from '../../../search/engine/analyzer';
import type {Phrase} from './phrasesIn';
import type {PagePhrases} from './readPhrases';

/**
 * Checks that the search can distinguish the phrases of a language.
 *
 * @returns an error for each phrase with the same words as a phrase of another section, in any order and form
 */
export function checkDistinct(all: PagePhrases[], analyzer: Analyzer): FileError[] {
  const problems: FileError[] = [];
  const known = new Map<string, Phrase>();
  for (const phrase of all.flatMap(({phrases}) => phrases)) {
    const key = keyOf(wordsIn(phrase.text, analyzer), analyzer);
    const other = known.get(key);
    if (other && (other.file !== phrase.file || other.section !== phrase.section)) {
      const problem = `the search cannot distinguish the phrase "${phrase.text}" from "${other.text}" (${other.file}:${other.line}). Remove one of them, or make one more specific.`;
      problems.push(new FileError(phrase.file, phrase.line, problem));
    } else {
      known.set(key, phrase);
    }
  }
  return problems;
}

/**
 * Checks that each phrase finds its section first.
 *
 * @param engine an engine with the full text and the phrases
 * @returns an error for each phrase that does not
 */
export function checkFound(all: PagePhrases[], engine: Engine): FileError[] {
  const problems: FileError[] = [];
  for (const {address, phrases} of all) {
    for (const {text, section, file, line} of phrases) {
      // Search only if needed: searching for every phrase takes seconds.
      const found = engine.sectionWithPhrase(text) ?? addressOf(engine.search(text).hits[0]);
      if (found !== `${address}#${section}`) {
        const result = found === undefined ? 'nothing' : `${found} before its own section`;
        const problem = `the phrase "${text}" finds ${result}. Shorten it, or make it more specific.`;
        problems.push(new FileError(file, line, problem));
      }
    }
  }
  return problems;
}

function addressOf(hit: Hit | undefined): string | undefined {
  return hit && `${hit.page.path}#${hit.section.id}`;
}
