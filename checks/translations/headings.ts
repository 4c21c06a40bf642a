import {CONTENT_FOLDERS} from '../../src/lib/content/folders';
import {see, type Outline, type TranslatedPage} from './outline';
import type {Problem} from '../../src/lib/content/problem';

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
  const documents = pages.filter(({pair}) => pair.english.startsWith(`${CONTENT_FOLDERS.docs.en}/`));
  return documents.flatMap(({pair, english, french}) => {
    const translations = headingsOf(french, pair.french);
    return [...headingsOf(english, pair.english)].flatMap(([id, {text}]) => {
      const translation = translations.get(id);
      const known = first.get(text);
      if (translation && !known) {
        first.set(text, translation);
      }
      if (!translation || !known || known.text === translation.text) {
        return [];
      }
      const {file, line} = translation;
      const what = `"${text}" is "${translation.text}" here and "${known.text}" elsewhere${see(known)}`;
      return {file, line, what, fix: 'use the same translation on all pages.'};
    });
  });
}

function headingsOf({items, prose}: Outline, file: string): Map<string, Heading> {
  const texts = new Map(prose.map(({text, line}) => [line, text]));
  return new Map(
    items
      .filter(({kind, line}) => kind === 'heading' && texts.has(line))
      .map(({key, line}) => [key, {text: texts.get(line)!, file, line}]),
  );
}
