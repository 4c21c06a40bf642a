import fs from 'node:fs';
import path from 'node:path';

/** An English file and the French one that translates it; paths from the repository's root, forward slashes. */
export interface Pair {
  english: string;
  french: string;
}

/** Where each kind of content stands in English and in French (Docusaurus's layout). */
export const CONTENT_FOLDERS: Pair[] = [
  {english: 'docs', french: 'i18n/fr/docusaurus-plugin-content-docs/current'},
  {english: 'blog', french: 'i18n/fr/docusaurus-plugin-content-blog'},
];

const CONTENT = /\.(?:mdx?|yml)$/;

/**
 * Lists the content files of both languages, each with its counterpart, whether that exists or not.
 *
 * @param siteDir absolute path of the repository
 */
export function listPairs(siteDir: string): Pair[] {
  return CONTENT_FOLDERS.flatMap(({english, french}) => {
    const names = new Set([...contentIn(siteDir, english), ...contentIn(siteDir, french)]);
    return [...names].sort().map((name) => ({english: `${english}/${name}`, french: `${french}/${name}`}));
  });
}

/**
 * Finds the English file that a French one translates.
 *
 * @param french path from the repository's root
 * @returns its counterpart, or `null` when the file is not French content
 */
export function englishOf(french: string): string | null {
  const folder = CONTENT_FOLDERS.find((pair) => french.startsWith(`${pair.french}/`));
  return folder ? folder.english + french.slice(folder.french.length) : null;
}

/** Whether a path from the repository's root is English content. */
export function isEnglishContent(file: string): boolean {
  return CONTENT_FOLDERS.some(({english}) => file.startsWith(`${english}/`));
}

function contentIn(siteDir: string, folder: string): string[] {
  const absolute = path.join(siteDir, folder);
  if (!fs.existsSync(absolute)) {
    return [];
  }
  return fs
    .readdirSync(absolute, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => CONTENT.test(file));
}
