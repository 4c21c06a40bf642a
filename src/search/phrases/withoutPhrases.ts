import type {ParseFrontMatter} from '@docusaurus/types';
import {PHRASES_FIELD} from './phrasesIn';

/**
 * Makes the option that reads the front matter of pages leave out the phrases: Docusaurus sends the front matter to
 * the browser with each page, and only the search needs them.
 *
 * @param parse the option as it is without
 */
export function withoutPhrases(parse: ParseFrontMatter): ParseFrontMatter {
  return async (page) => {
    const {frontMatter, content} = await parse(page);
    const others = Object.entries(frontMatter).filter(([field]) => field !== PHRASES_FIELD);
    return {frontMatter: Object.fromEntries(others), content};
  };
}
