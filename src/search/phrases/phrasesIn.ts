import {FileError} from '../../content/FileError';

/** The field of the front matter. */
export const PHRASES_FIELD = 'search_phrases';

/** The key of the phrases that lead to the page as a whole. */
const PAGE_KEY = 'page';

/** What readers type for a page or for one of its sections. */
export interface Phrase {
  text: string;
  /** The section's id; empty for the page. */
  section: string;
  /** Path from the repository's root, and 1-based line: for messages. */
  file: string;
  line: number;
}

const KEY = /^ {2}([\w-]+): *$/;
const ITEM = /^ {2,}- +(.*?) *$/;
/** What YAML reads as something else than a text, unless it stands in quotes. */
const NEEDS_QUOTES = /^[-?:,[\]{}#&*!|>%@`]|: | #|:$/;

const SHAPE = `Under "${PHRASES_FIELD}:" write "  page:" or "  <id of a heading>:", then each phrase on a line of its own: "    - how readers ask".`;

/**
 * Reads the phrases in the front matter of a page.
 *
 * @param source the file
 * @param file its path from the repository's root
 * @returns the phrases in their order; none when the field is not there
 * @throws {FileError} for a field of another shape
 */
export function phrasesIn(source: string, file: string): Phrase[] {
  const lines = source.split(/\r?\n/);
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  const start = lines.slice(0, Math.max(end, 0)).findIndex((line) => line.startsWith(`${PHRASES_FIELD}:`));
  if (start < 0) {
    return [];
  }
  if (lines[start]!.trimEnd() !== `${PHRASES_FIELD}:`) {
    throw new FileError(file, start + 1, `nothing may follow "${PHRASES_FIELD}:" on its line. ${SHAPE}`);
  }
  const phrases: Phrase[] = [];
  let section: string | undefined;
  for (let at = start + 1; at < end && !/^\S/.test(lines[at]!); at += 1) {
    const text = lines[at]!;
    const line = at + 1;
    const [, key] = KEY.exec(text) ?? [];
    const [, item] = ITEM.exec(text) ?? [];
    if (text.trim() === '') {
      continue;
    } else if (key !== undefined) {
      section = key === PAGE_KEY ? '' : key;
    } else if (item && section !== undefined) {
      phrases.push({text: unquoted(item, file, line), section, file, line});
    } else {
      throw new FileError(file, line, `this is no phrase. ${SHAPE}`);
    }
  }
  return phrases;
}

function unquoted(item: string, file: string, line: number): string {
  const [, , text] = /^(["'])(.+)\1$/.exec(item) ?? [];
  if (text !== undefined) {
    return item.startsWith("'") ? text.replaceAll("''", "'") : text.replace(/\\(["\\])/g, '$1');
  }
  if (/^["']/.test(item) || NEEDS_QUOTES.test(item)) {
    throw new FileError(file, line, `the phrase holds what YAML reads otherwise. Put it in quotes: ${JSON.stringify(item.replace(/^["']|["']$/g, ''))}.`);
  }
  return item;
}
