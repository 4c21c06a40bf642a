import {FileError} from '../../../../lib/content/problem';
import type {Engine, Hit} from '../../../../search/engine/engine';
import type {PagePhrases} from './readPhrases';

/**
 * Checks that each phrase finds its section first. A phrase that has the same words as a phrase of another section, in
 * any order or form, cannot.
 *
 * @param engine an engine with the full text and the phrases
 * @returns an error for each phrase that does not
 */
export function checkPhrases(all: PagePhrases[], engine: Engine): FileError[] {
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
