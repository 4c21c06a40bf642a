import fs from 'node:fs';
import path from 'node:path';

// In all of src, as in Docusaurus, `siteDir` is the absolute path of the site. Comments call it the repository's root,
// because the site is usually there.

/** The languages of the site. */
export type Language = 'en' | 'fr';

/** An English file and its French translation, as paths from the repository's root with forward slashes. */
export interface Pair {
  english: string;
  french: string;
}

/** The folder of all French files: content and interface strings. */
export const FRENCH_FOLDER = 'i18n/fr';

/** The folder of each kind of content, relative to the repository's root, as Docusaurus requires. */
export const CONTENT_FOLDERS = {
  docs: {en: 'docs', fr: `${FRENCH_FOLDER}/docusaurus-plugin-content-docs/current`},
  blog: {en: 'blog', fr: `${FRENCH_FOLDER}/docusaurus-plugin-content-blog`},
  pages: {en: 'src/pages', fr: `${FRENCH_FOLDER}/docusaurus-plugin-content-pages`},
} as const satisfies Record<string, Record<Language, string>>;

const FOLDERS = Object.values(CONTENT_FOLDERS);
const CONTENT = /\.(?:mdx?|yml)$/;
const MARKDOWN = /\.mdx?$/;

/**
 * Lists the files below a folder that match a pattern.
 *
 * @param folder absolute path
 * @returns sorted paths relative to the folder, with forward slashes; empty if the folder does not exist
 */
export function filesIn(folder: string, pattern: RegExp): string[] {
  if (!fs.existsSync(folder)) {
    return [];
  }
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => pattern.test(file) && fs.statSync(path.join(folder, file)).isFile())
    .sort();
}

/** Returns the path of a file relative to a folder, usually the repository's root, with forward slashes. */
export function fromRoot(folder: string, file: string): string {
  return path.relative(folder, file).split(path.sep).join('/');
}

/** A document in one language. */
export interface Document {
  language: Language;
  /** Absolute path of its folder: the documents of its language, or a copy that `docs:version` made. */
  docsDir: string;
  /** Path below this folder, without an extension, such as `api/test-beds/guard`. */
  id: string;
}

/**
 * Returns the document of a file. Remark plugins also call it for other pages, which have no meaningful id.
 *
 * @param absolute absolute path of the file
 */
export function documentOf(siteDir: string, absolute: string): Document {
  const file = fromRoot(siteDir, absolute);
  const language = languageOf(file);
  const [copy] = /^(?:versioned_docs|i18n\/fr\/docusaurus-plugin-content-docs)\/version-[^/]+/.exec(file) ?? [];
  const docsDir = path.join(siteDir, copy ?? CONTENT_FOLDERS.docs[language]);
  return {language, docsDir, id: fromRoot(docsDir, absolute).replace(/\.mdx$/, '')};
}

/** Lists the Markdown files of the site, as paths relative to the repository's root. */
export function listPages(siteDir: string): string[] {
  return FOLDERS.flatMap(({en, fr}) => [en, fr])
    .flatMap((folder) => filesIn(path.join(siteDir, folder), MARKDOWN).map((file) => `${folder}/${file}`))
    .sort();
}

/** Lists the content files of both languages as pairs. One file of a pair may not exist. */
export function listPairs(siteDir: string): Pair[] {
  return FOLDERS.flatMap(({en, fr}) => {
    const names = new Set([en, fr].flatMap((folder) => filesIn(path.join(siteDir, folder), CONTENT)));
    return [...names].sort().map((name) => ({english: `${en}/${name}`, french: `${fr}/${name}`}));
  });
}

/**
 * Returns the path of the English file that a French file translates.
 *
 * @param french path from the repository's root
 * @returns the path, or `null` if the file is not French content
 */
export function englishOf(french: string): string | null {
  const folder = FOLDERS.find(({fr}) => french.startsWith(`${fr}/`));
  return folder ? folder.en + french.slice(folder.fr.length) : null;
}

/**
 * Returns the language of a content file.
 *
 * @param file path from the repository's root
 */
export function languageOf(file: string): Language {
  return file.startsWith(`${FRENCH_FOLDER}/`) ? 'fr' : 'en';
}
