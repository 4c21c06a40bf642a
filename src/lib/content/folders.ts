import fs from 'node:fs';
import path from 'node:path';

/** The languages of the site. */
export type Language = 'en' | 'fr';

/** An English file and the French one that translates it; paths from the repository's root, forward slashes. */
export interface Pair {
  english: string;
  french: string;
}

/** Where everything French is: content and the strings of the interface. */
export const FRENCH_FOLDER = 'i18n/fr';

/** Where each kind of content is, from the repository's root, as Docusaurus lays it out. */
export const CONTENT_FOLDERS = {
  docs: {en: 'docs', fr: `${FRENCH_FOLDER}/docusaurus-plugin-content-docs/current`},
  blog: {en: 'blog', fr: `${FRENCH_FOLDER}/docusaurus-plugin-content-blog`},
} as const satisfies Record<string, Record<Language, string>>;

/** Markdown that pages of both languages show, such as the samples of the home page. */
const SHARED_FOLDER = 'src/pages';

const FOLDERS = Object.values(CONTENT_FOLDERS);
const CONTENT = /\.(?:mdx?|yml)$/;
const MARKDOWN = /\.mdx?$/;

/**
 * Lists the files below a folder.
 *
 * @param folder absolute path
 * @returns paths from there with forward slashes, sorted; none for a folder that does not exist
 */
export function filesIn(folder: string, pattern: RegExp): string[] {
  return readFolder(folder)
    .files.filter((file) => pattern.test(file))
    .sort();
}

/**
 * Reads a folder and those below it, and follows symbolic links as Docusaurus does.
 *
 * @param folder absolute path
 * @returns paths from there with forward slashes: files, and the links that lead to nothing or to a folder around them
 */
export function readFolder(folder: string): {files: string[]; brokenLinks: string[]} {
  const files: string[] = [];
  const brokenLinks: string[] = [];
  const read = (name: string, above: readonly string[]): void => {
    const target = targetOf(path.join(folder, name));
    if (target === null || above.includes(target)) {
      brokenLinks.push(name);
    } else if (!fs.statSync(target).isDirectory()) {
      files.push(name);
    } else {
      fs.readdirSync(target).forEach((entry) => read(path.posix.join(name, entry), [...above, target]));
    }
  };
  if (fs.existsSync(folder)) {
    read('', []);
  }
  return {files, brokenLinks};
}

function targetOf(file: string): string | null {
  try {
    return fs.realpathSync.native(file);
  } catch {
    // A link to nothing, or links that lead to each other.
    return null;
  }
}

/** The path of a file from the repository's root, with forward slashes. */
export function fromRoot(siteDir: string, file: string): string {
  return path.relative(siteDir, file).split(path.sep).join('/');
}

/**
 * Lists the Markdown files of the site, as paths from the repository's root.
 *
 * @param siteDir absolute path of the repository
 */
export function listPages(siteDir: string): string[] {
  return [...FOLDERS.flatMap(({en, fr}) => [en, fr]), SHARED_FOLDER]
    .flatMap((folder) => filesIn(path.join(siteDir, folder), MARKDOWN).map((file) => `${folder}/${file}`))
    .sort();
}

/**
 * Lists the content files of both languages, each with its counterpart, whether that exists or not.
 *
 * @param siteDir absolute path of the repository
 */
export function listPairs(siteDir: string): Pair[] {
  return FOLDERS.flatMap(({en, fr}) => {
    const names = new Set([en, fr].flatMap((folder) => filesIn(path.join(siteDir, folder), CONTENT)));
    return [...names].sort().map((name) => ({english: `${en}/${name}`, french: `${fr}/${name}`}));
  });
}

/**
 * Finds the English file that a French one translates.
 *
 * @param french path from the repository's root
 * @returns its counterpart, or `null` when the file is not French content
 */
export function englishOf(french: string): string | null {
  const folder = FOLDERS.find(({fr}) => french.startsWith(`${fr}/`));
  return folder ? folder.en + french.slice(folder.fr.length) : null;
}

/**
 * The languages whose readers see a content file.
 *
 * @param file path from the repository's root
 */
export function languagesOf(file: string): Language[] {
  if (file.startsWith(`${SHARED_FOLDER}/`)) {
    return ['en', 'fr'];
  }
  return file.startsWith(`${FRENCH_FOLDER}/`) ? ['fr'] : ['en'];
}
