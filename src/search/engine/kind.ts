import type {Kind} from '../model';

/**
 * Returns the kind of a section, based on the site's conventions for addresses and ids.
 *
 * @param path the page's address, relative to the language's base URL
 * @param id the section's id; empty for the top of the page
 * @param heading the section's heading, with code in backticks
 */
export function kindOf(path: string, id: string, heading: string): Kind {
  if (path.startsWith('blog/')) {
    return 'blog';
  }
  if (path.startsWith('docs/tutorial-')) {
    return 'tutorial';
  }
  if (/^(?:test-)?option-/.test(id)) {
    return 'option';
  }
  // A heading that consists only of code documents that symbol.
  return /^`[^`]+`$/.test(heading) ? 'symbol' : 'guide';
}
