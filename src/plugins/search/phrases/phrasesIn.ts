import {FileError} from '../../../lib/content/problem';

/** Key of the phrases for the page as a whole. */
const PAGE_KEY = 'page';

/** A phrase that readers type for a page or for one of its sections. */
export interface Phrase {
  text: string;
  /** The section's id; empty for the page. */
  section: string;
  /** Path from the repository's root, for error messages. */
  file: string;
  line: number;
}

const KEY = /^([\w-]+): *$/;
const ITEM = /^ *- +(.*?) *$/;
const COMMENT_OR_EMPTY = /^\s*(?:#.*)?$/;
/** Matches text that YAML would not read as a plain string unless it is quoted. */
const NEEDS_QUOTES = /^[-?:,[\]{}#&*!|>%@`]|: | #|:$/;

const SHAPE = `Write "page:" or "<heading id>:", followed by one phrase per line: "  - what readers type".`;

/**
 * Parses the phrases of a page: YAML with a list for each section.
 *
 * @param source content of the file
 * @param file path from the repository's root
 * @returns the phrases, in order
 * @throws {FileError} when the file does not have this structure
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
      `YAML would not parse this phrase as text. Put it in quotes: ${JSON.stringify(item.replace(/^["']|["']$/g, ''))}.`,
    );
  }
  return item;
}
