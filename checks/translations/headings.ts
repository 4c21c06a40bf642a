import {CONTENT_FOLDERS, type Pair} from '../../src/lib/content/folders';
import {see, type Outline} from './outline';
import type {Problem} from '../../src/lib/content/problem';

/** A parsed page in both languages. */
export interface TranslatedPage {
  pair: Pair;
  english: Outline;
  french: Outline;
}

interface Heading {
  text: string;
  file: string;
  line: number;
}

/**
 * Finds headings of documents that are the same in English but translated differently in French. Blog posts are
 * ignored, because their headings do not follow a common structure.
 *
 * @param pages all pages of the site; if two differ, the later one is reported
 */
export function compareHeadings(pages: readonly TranslatedPage[]): Problem[] {
  const first = new Map<string, Heading>();
  const problems: Problem[] = [];
  for (const {pair, english, french} of pages.filter(isDocument)) {
    const translations = headingsOf(french, pair.french);
    for (const [id, {text}] of headingsOf(english, pair.english)) {
      const translation = translations.get(id);
      if (!translation) {
        continue;
      }
      const known = first.get(text);
      if (!known) {
        first.set(text, translation);
      } else if (known.text !== translation.text) {
        problems.push({
          file: translation.file,
          line: translation.line,
          what: `"${text}" is "${translation.text}" here and "${known.text}" elsewhere${see(known)}`,
          fix: 'use the same translation on all pages.',
        });
      }
    }
  }
  return problems;
}

function isDocument({pair}: TranslatedPage): boolean {
  return pair.english.startsWith(`${CONTENT_FOLDERS.docs.en}/`);
}

function headingsOf({items, prose}: Outline, file: string): Map<string, Heading> {
  const texts = new Map(prose.map(({text, line}) => [line, text]));
  return new Map(
    items
      .filter(({kind, line}) => kind === 'heading' && texts.has(line))
      .map(({key, line}) => [key, {text: texts.get(line)!, file, line}]),
  );
}
