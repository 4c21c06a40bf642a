import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {CONTENT_FOLDERS, filesIn} from './folders';

/** The addresses of the site's pages, relative to its base URL, alike in both languages. */
export interface Addresses {
  /** The home page, and other pages of their own. */
  pages: string[];
  /** By the file's path from the repository's root, in English. */
  docs: Map<string, string>;
  posts: Map<string, string>;
  /** The lists of the blog: all posts, the archive, the tags, and one per tag. */
  lists: string[];
}

const PAGES = 'src/pages';
const PAGE = /^(?!(?:.*\/)?_|.*\.(?:test|d)\.).*\.(?:[jt]sx?|mdx?)$/;
const BLOG = CONTENT_FOLDERS.blog.en;
const DOCS = CONTENT_FOLDERS.docs.en;
const MARKDOWN = /^(?!(?:.*\/)?_).*\.mdx?$/;
const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;
const DATED = /^(\d{4})-(\d{2})-(\d{2})-(.+)$/;

/**
 * Reads the addresses from the English content: adding a page adds its address.
 *
 * @param siteDir absolute path of the repository
 */
export function listAddresses(siteDir: string): Addresses {
  const read = (folder: string, addressOf: (name: string, slug: string | null) => string) =>
    new Map(
      filesIn(path.join(siteDir, folder), MARKDOWN).map((name) => {
        const file = `${folder}/${name}`;
        const slug = slugOf(fs.readFileSync(path.join(siteDir, file), 'utf8'));
        return [file, addressOf(name.replace(/\.mdx?$/, '').replace(/\/(?:index|readme)$/i, ''), slug)] as const;
      }),
    );
  const tagsFile = path.join(siteDir, BLOG, 'tags.yml');
  const tags = fs.existsSync(tagsFile)
    ? (readYaml(fs.readFileSync(tagsFile, 'utf8')) as Record<string, {permalink?: string} | null>)
    : {};
  return {
    pages: filesIn(path.join(siteDir, PAGES), PAGE).map((name) =>
      join('', name.replace(/\.\w+$/, '').replace(/(^|\/)index$/, '$1')),
    ),
    docs: read(DOCS, (name, slug) =>
      join(
        'docs',
        slug?.startsWith('/') ? slug : path.posix.join(path.posix.dirname(name), slug ?? path.posix.basename(name)),
      ),
    ),
    posts: read(BLOG, (name, slug) => join('blog', slug ?? name.replace(DATED, '$1/$2/$3/$4'))),
    lists: [
      'blog',
      'blog/archive',
      'blog/tags',
      ...Object.entries(tags).map(([key, tag]) => join('blog/tags', tag?.permalink ?? key)),
    ],
  };
}

function slugOf(source: string): string | null {
  const {slug} = readYaml(FRONT_MATTER.exec(source)?.[1] ?? '') as {slug?: unknown};
  return typeof slug === 'string' ? slug : null;
}

/** What is wrong in a file is told by the check of the content. */
function readYaml(yaml: string): object {
  try {
    const value: unknown = parse(yaml);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function join(base: string, part: string): string {
  return path.posix.join(base, part).replace(/^\.$|\/$/, '');
}
