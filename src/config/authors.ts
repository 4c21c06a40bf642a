import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {readDataFile} from '@docusaurus/utils';
import {CONTENT_FOLDERS, type Language} from '../lib/content/folders';

/** The file that declares the authors, next to the posts of each language. */
const FILE = 'authors.yml';

/**
 * Returns the author keys in a post's front matter that `authors.yml` does not declare.
 *
 * @param fields the post's front matter
 * @param known the keys that `authors.yml` declares
 */
export function undeclaredAuthors(fields: Record<string, unknown>, known: readonly string[]): string[] {
  return authorsIn(fields)
    .flatMap((author) => keyOf(author) ?? [])
    .filter((key) => !known.includes(key));
}

function authorsIn({authors}: Record<string, unknown>): unknown[] {
  return [authors ?? []].flat();
}

/** Returns the key of an author, given as a key or as an object. An object without a key declares its own author. */
function keyOf(author: unknown): string | undefined {
  return typeof author === 'string' || typeof author === 'number'
    ? String(author)
    : (author as {key?: string} | null)?.key;
}

/**
 * Returns a `parseFrontMatter` option that replaces the keys in a post's `authors` with the authors declared in
 * `authors.yml`. Docusaurus could do this, but would also create `/blog/authors`, which cannot be turned off. So the
 * blog plugin gets no authors file (`authorsMapPath`), and each post contains its authors. The content check reports
 * undeclared keys; without it, Docusaurus fails because the author has no name.
 *
 * @param options.language the language being built, whose authors take precedence over the English ones, as in Docusaurus
 */
export function declaredAuthors({siteDir, language}: {siteDir: string; language: Language}): ParseFrontMatter {
  const contentPaths = {
    contentPath: path.join(siteDir, CONTENT_FOLDERS.blog.en),
    contentPathLocalized: path.join(siteDir, CONTENT_FOLDERS.blog[language]),
  };
  return async ({defaultParseFrontMatter, ...page}) => {
    const {frontMatter, content} = await defaultParseFrontMatter(page);
    const authors = authorsIn(frontMatter);
    if (authors.length === 0) {
      return {frontMatter, content};
    }
    const known = ((await readDataFile({filePath: FILE, contentPaths})) ?? {}) as Record<string, object>;
    const resolved = authors.map((author) => ({
      ...known[keyOf(author) ?? ''],
      // A post may override fields of an author. Remove the key, which Docusaurus would look up.
      ...(typeof author === 'string' ? {} : (author as object)),
      key: undefined,
    }));
    return {frontMatter: {...frontMatter, authors: resolved}, content};
  };
}
