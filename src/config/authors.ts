import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {readDataFile} from '@docusaurus/utils';
import {CONTENT_FOLDERS, fromRoot, type Language} from '../lib/content/folders';
import {FileError} from '../lib/content/problem';
import {readFrontMatter} from '../lib/content/yaml';

/** The file that declares the authors, next to the posts of each language. */
const FILE = 'authors.yml';

/**
 * Returns a `parseFrontMatter` option that replaces the keys in a post's `authors` with the authors declared in
 * `authors.yml`. Docusaurus could do this, but would also create `/blog/authors`, which cannot be turned off. So the
 * blog plugin gets no authors file (`authorsMapPath`), and each post contains its authors.
 *
 * @param options.language the language being built, whose authors take precedence over the English ones, as in Docusaurus
 * @returns an option that throws a `FileError` for an author who is not declared
 */
export function declaredAuthors({siteDir, language}: {siteDir: string; language: Language}): ParseFrontMatter {
  const contentPaths = {
    contentPath: path.join(siteDir, CONTENT_FOLDERS.blog.en),
    contentPathLocalized: path.join(siteDir, CONTENT_FOLDERS.blog[language]),
  };
  // All of them: `write-translations --locale fr` reads French posts, but does not name the language in the environment.
  const folders = Object.values(CONTENT_FOLDERS.blog).map((folder) => path.join(siteDir, folder));

  return async ({defaultParseFrontMatter, ...page}) => {
    const {frontMatter, content} = await defaultParseFrontMatter(page);
    const folder = folders.find((posts) => page.filePath.startsWith(posts + path.sep));
    if (!folder) {
      return {frontMatter, content};
    }
    const declared = ((await readDataFile({filePath: FILE, contentPaths})) ?? {}) as Record<string, object>;
    const resolve = (author: string | {key?: string}): object => {
      const {key, ...own} = typeof author === 'string' ? {key: author} : author;
      if (key !== undefined && !Object.hasOwn(declared, key)) {
        throw new FileError(
          fromRoot(siteDir, page.filePath),
          readFrontMatter(page.fileContent).lineOf('authors'),
          `the author "${key}" is not declared`,
          `use a key of ${fromRoot(siteDir, path.join(folder, FILE))} in "authors" (${Object.keys(declared).join(', ')}), or declare the author there, in each language.`,
        );
      }
      // A post may override fields of an author. Without the key, which Docusaurus would look up.
      return {...(key !== undefined && declared[key]), ...own};
    };
    const authors = [frontMatter.authors ?? []].flat() as (string | {key?: string})[];
    return {frontMatter: {...frontMatter, ...(authors.length > 0 && {authors: authors.map(resolve)})}, content};
  };
}
