import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {readDataFile} from '@docusaurus/utils';

/** The file that declares the authors, beside the posts of each language. */
const FILE = 'authors.yml';

/** Fields of one post's own author, which would go round the file. */
const OWN_AUTHOR = /^author(?!s$)/;

interface Options {
  /** Absolute path of the site. */
  siteDir: string;
  /** The language that is built, whose authors come before the English ones, as Docusaurus has it. */
  language: string;
}

/**
 * Makes the option that reads the front matter of pages: the keys in a post's `authors` become the authors that
 * `authors.yml` declares. Docusaurus would do it too, and make a list of authors at `/blog/authors`, which no option
 * turns off; so the blog is given no such file (`authorsMapPath`), and every author stands in the post.
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
    const refuse = (field: string, problem: string): never => {
      const line = page.fileContent.split('\n').findIndex((text) => text.startsWith(field)) + 1;
      const place = `${path.relative(siteDir, page.filePath)}:${line}`;
      throw new Error(
        `${place}: ${problem} Name in "authors" a key of ${path.relative(siteDir, path.join(folder, FILE))} (${Object.keys(known).join(', ')}), or declare the author there, in each language.`,
      );
    };

    const ownField = Object.keys(frontMatter).find((field) => OWN_AUTHOR.test(field));
    if (ownField) {
      refuse(ownField, `"${ownField}" is an author that is not declared.`);
    }
    const authors = [frontMatter.authors ?? []].flat() as (string | {key?: string})[];
    const keys = authors.map((author) => (typeof author === 'string' ? author : author.key));
    const resolved = authors.map((author, index) => {
      const key = keys[index];
      if (!key || !Object.hasOwn(known, key)) {
        return refuse('authors:', `the author ${JSON.stringify(key ?? author)} is not declared.`);
      }
      if (keys.indexOf(key) < index) {
        return refuse('authors:', `the author "${key}" is named twice.`);
      }
      // A post may change what it says about an author. The key goes: Docusaurus would look it up.
      return {...known[key], ...(typeof author === 'string' ? {} : author), key: undefined};
    });
    return {frontMatter: {...frontMatter, ...(resolved.length > 0 && {authors: resolved})}, content};
  };
}
