import {FileError} from '../../../lib/content/problem';

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

const KEY = /^([\w-]+): *$/;
const ITEM = /^ *- +(.*?) *$/;
const COMMENT_OR_EMPTY = /^\s*(?:#.*)?$/;
/** What YAML reads as something else than a text, unless it is in quotes. */
const NEEDS_QUOTES = /^[-?:,[\]{}#&*!|>%@`]|: | #|:$/;

const SHAPE = `Write "page:" or "<id of a heading>:", then each phrase on a line of its own: "  - how readers ask".`;

/**
 * Reads the phrases of a page: YAML with a list for each section.
 *
 * @param source the file
 * @param file its path from the repository's root
 * @returns the phrases in their order
 * @throws {FileError} for a file of another shape
 */
export function phrasesIn(source: string, file: string): Phrase[] {
  const phrases: Phrase[] = [];
  let section: string | undefined;
  for (const [index, text] of source.split(/\r?\n/).entries()) {
    const line = index + 1;
    const [, key] = KEY.exec(text) ?? [];
    const [, item] = ITEM.exec(text) ?? [];
    if (COMMENT_OR_EMPTY.test(text)) {
      continue;
    } else if (key !== undefined) {
      section = key === PAGE_KEY ? '' : key;
    } else if (item && section !== undefined) {
      phrases.push({text: unquoted(item, file, line), section, file, line});
    } else {
      throw new FileError(file, line, `this is not a phrase. ${SHAPE}`);
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
    throw new FileError(
      file,
      line,
      `YAML would not read this phrase as text. Put it in quotes: ${JSON.stringify(item.replace(/^["']|["']$/g, ''))}.`,
    );
  }
  return item;
}
