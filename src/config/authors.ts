import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {readDataFile} from '@docusaurus/utils';
import {fromRoot} from '../lib/content/folders';
import {FileError} from '../lib/content/problem';
import {readFrontMatter} from '../lib/content/yaml';

/** The file that declares the authors, next to the posts of each language. */
const FILE = 'authors.yml';

/** Fields by which a post would declare an author of its own. */
const OWN_AUTHOR = /^author(?!s$)/;

interface Options {
  /** Absolute path of the site. */
  siteDir: string;
  /** The language that is built, whose authors come before the English ones, as Docusaurus has it. */
  language: string;
}

/** An author of a post who cannot be shown. */
interface RefusedAuthor {
  /** The field of the front matter. */
  field: string;
  /** The key that the post names. */
  name: string;
  what: string;
}

/**
 * Finds the authors of a post that are not declared, or are named twice.
 *
 * @param fields the post's front matter
 * @param known the keys that `authors.yml` declares
 */
export function refusedAuthors(fields: Record<string, unknown>, known: readonly string[]): RefusedAuthor[] {
  const own = Object.keys(fields).filter((field) => OWN_AUTHOR.test(field));
  const keys = authorsIn(fields).map(keyOf);
  return [
    ...own.map((field) => ({field, name: field, what: `"${field}" is an author that is not declared`})),
    ...keys.flatMap((key, index) => {
      const name = typeof key === 'string' ? key : JSON.stringify(key);
      if (typeof key !== 'string' || !known.includes(key)) {
        return [{field: 'authors', name, what: `the author "${name}" is not declared`}];
      }
      return keys.indexOf(key) < index ? [{field: 'authors', name, what: `the author "${name}" is named twice`}] : [];
    }),
  ];
}

function authorsIn({authors}: Record<string, unknown>): unknown[] {
  return [authors ?? []].flat();
}

/** An author may be a key, or an object with a key and what the post says otherwise. */
function keyOf(author: unknown): unknown {
  return (author as {key?: unknown} | null)?.key ?? author;
}

/**
 * Makes the option that reads the front matter of pages: the keys in a post's `authors` become the authors that
 * `authors.yml` declares. Docusaurus would do it too, and make a list of authors at `/blog/authors`, which no option
 * turns off; so the blog is given no such file (`authorsMapPath`), and each post contains its authors.
 *
 * @returns an option that throws for an author who is not declared, or is named twice
 */
export function declaredAuthors({siteDir, language}: Options): ParseFrontMatter {
  const contentPaths = {
    contentPath: path.join(siteDir, 'blog'),
    contentPathLocalized: path.join(siteDir, 'i18n', language, 'docusaurus-plugin-content-blog'),
  };

  return async ({defaultParseFrontMatter, ...page}) => {
    const {frontMatter, content} = await defaultParseFrontMatter(page);
    const folder = Object.values(contentPaths).find((posts) => page.filePath.startsWith(posts + path.sep));
    if (!folder) {
      return {frontMatter, content};
    }
    const known = ((await readDataFile({filePath: FILE, contentPaths})) ?? {}) as Record<string, object>;
    const [refused] = refusedAuthors(frontMatter, Object.keys(known));
    if (refused) {
      throw new FileError(
        fromRoot(siteDir, page.filePath),
        readFrontMatter(page.fileContent).lineOf(refused.field),
        refused.what,
        `name in "authors" a key of ${fromRoot(siteDir, path.join(folder, FILE))} (${Object.keys(known).join(', ')}), or declare the author there, in each language.`,
      );
    }
    const resolved = authorsIn(frontMatter).map((author) => ({
      ...known[keyOf(author) as string],
      // A post may change what it says about an author. The key goes: Docusaurus would look it up.
      ...(typeof author === 'string' ? {} : (author as object)),
      key: undefined,
    }));
    return {frontMatter: {...frontMatter, ...(resolved.length > 0 && {authors: resolved})}, content};
  };
}
