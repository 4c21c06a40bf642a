import fs from 'node:fs';
import path from 'node:path';
import {FileError} from '../../content/FileError';
import {CONTENT_FOLDERS, filesIn} from '../../content/folders';
import {addressOfSource} from '../builder/addressOfSource';
import type {Language, Page} from '../model';
import {phrasesIn, type Phrase} from './phrasesIn';

/** The phrases of a page, which stands at an address. */
export interface PagePhrases {
  address: string;
  phrases: Phrase[];
}

/**
 * Reads the phrases of all pages of a language, from their sources.
 *
 * @param siteDir absolute path of the repository
 * @throws {FileError} for a field that is not as it should be
 */
export function readPhrases(siteDir: string, language: Language): PagePhrases[] {
  return Object.entries(CONTENT_FOLDERS).flatMap(([route, {[language]: folder}]) =>
    filesIn(path.join(siteDir, folder), /\.mdx?$/).flatMap((name) => {
      const source = fs.readFileSync(path.join(siteDir, folder, name), 'utf8');
      const phrases = phrasesIn(source, `${folder}/${name}`);
      const isHidden = /^(?:draft|unlisted): *true *$/m.test(source);
      return phrases.length === 0 || isHidden ? [] : [{address: addressOfSource(route, name, source), phrases}];
    }),
  );
}

/**
 * Gives the sections of pages their phrases.
 *
 * @returns what is wrong: phrases of sections or of pages that do not exist
 */
export function givePhrases(pages: Page[], all: PagePhrases[]): FileError[] {
  const problems: FileError[] = [];
  const byAddress = new Map(pages.map((page) => [page.path, page]));
  for (const {address, phrases} of all) {
    const page = byAddress.get(address);
    for (const {text, section: id, file, line} of phrases) {
      const section = page?.sections.find((other) => other.id === id);
      if (section) {
        section.phrases.push(text);
        continue;
      }
      const problem = page
        ? `the phrase is for "${id}", and no heading of the page has this id. Correct the key, or remove it.`
        : `the phrase is for the page "${address}", which the search does not have.`;
      problems.push(new FileError(file, line, problem));
    }
  }
  return problems;
}
