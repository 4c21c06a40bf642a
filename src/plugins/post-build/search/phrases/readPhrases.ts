import fs from 'node:fs';
import path from 'node:path';
import {FileError} from '../../../../lib/content/problem';
import {listAddresses} from '../../../../lib/content/addresses';
import {didYouMean} from '../../../../lib/content/didYouMean';
import {filesIn} from '../../../../lib/content/folders';
import {readFrontMatter} from '../../../../lib/content/yaml';
import type {Language, Page} from '../../../../search/model';
import {phrasesIn, type Phrase} from './phrasesIn';

/** The phrases of a page. */
export interface PagePhrases {
  address: string;
  phrases: Phrase[];
}

/** The fields of a search page that `assignPhrases` reads and sets. */
interface SearchedPage extends Pick<Page, 'path'> {
  sections: Pick<Page['sections'][number], 'id' | 'phrases'>[];
}

/** The folder of the phrases. It contains a folder per language, with a file per page at the page's path. */
const FOLDER = 'src/search/phrases';

/**
 * Reads the phrases of a language, except for drafts and unlisted pages, which the search does not index.
 *
 * @param siteDir absolute path of the repository
 * @throws {FileError} when a file is not valid, or when its page does not exist
 */
export function readPhrases(siteDir: string, language: Language): PagePhrases[] {
  const {docs, posts} = listAddresses(siteDir);
  const addresses = new Map([...docs, ...posts].map(([file, address]) => [file.replace(/\.mdx?$/, ''), address]));
  return filesIn(path.join(siteDir, FOLDER, language), /\.yml$/).flatMap((name) => {
    const file = `${FOLDER}/${language}/${name}`;
    const page = name.replace(/\.yml$/, '');
    const address = addresses.get(page);
    if (isHidden(siteDir, page)) {
      return [];
    }
    if (address === undefined) {
      throw new FileError(file, 1, `there is no page ${page}.mdx; ${didYouMean(page, [...addresses.keys()])}`);
    }
    return {address, phrases: phrasesIn(fs.readFileSync(path.join(siteDir, file), 'utf8'), file)};
  });
}

function isHidden(siteDir: string, page: string): boolean {
  const file = ['.mdx', '.md']
    .map((end) => path.join(siteDir, page + end))
    .find((candidate) => fs.existsSync(candidate));
  const {draft, unlisted} = file ? readFrontMatter(fs.readFileSync(file, 'utf8')).values : {};
  return draft === true || unlisted === true;
}

/**
 * Adds the phrases to the sections of pages.
 *
 * @returns an error for each phrase whose section does not exist, or that repeats an earlier phrase
 */
export function assignPhrases(pages: readonly SearchedPage[], all: readonly PagePhrases[]): FileError[] {
  const problems: FileError[] = [];
  const byAddress = new Map(pages.map((page) => [page.path, page]));
  const first = new Map<string, Phrase>();
  for (const {address, phrases} of all) {
    for (const phrase of phrases) {
      const {text, section: id, file, line} = phrase;
      const other = first.get(text.toLowerCase());
      if (other) {
        const what = `the phrase "${text}" is already in ${other.file}:${other.line}`;
        problems.push(new FileError(file, line, what, 'remove it where the section answers it less well.'));
        continue;
      }
      first.set(text.toLowerCase(), phrase);
      const section = byAddress.get(address)?.sections.find((other) => other.id === id);
      if (section) {
        section.phrases.push(text);
      } else {
        const ids =
          byAddress
            .get(address)
            ?.sections.map((other) => other.id)
            .filter(Boolean) ?? [];
        const fix = `correct the key, or remove its phrases; ${didYouMean(id, ids)}`;
        problems.push(new FileError(file, line, `no heading of the page has the id "${id}"`, fix));
      }
    }
  }
  return problems;
}
