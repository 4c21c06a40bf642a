import fs from 'node:fs';
import path from 'node:path';
import {parseBlogFileName} from '@docusaurus/plugin-content-blog/lib/blogUtils.js';
import {
  DefaultNumberPrefixParser,
  DisabledNumberPrefixParser,
  stripPathNumberPrefixes,
} from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';
import getSlug from '@docusaurus/plugin-content-docs/lib/slug.js';
import {CONTENT_FOLDERS, filesIn} from './folders';
import {readFrontMatter, readYaml} from './yaml';

/** The addresses of all pages, relative to the base URL and the same in both languages. */
export interface Addresses {
  /** The home page and other standalone pages. */
  pages: string[];
  /** Addresses of documents by English file path from the repository's root. Drafts are not included. */
  docs: Map<string, string>;
  posts: Map<string, string>;
  /** The list pages of the blog: all posts, the archive, the tags, and one page per tag. */
  lists: string[];
}

/** Matches Markdown files that are pages, not partials. */
export const MARKDOWN_PAGE = /^(?!(?:.*\/)?_).*\.mdx?$/;

/** Matches Markdown files that pages import. */
export const PARTIAL = /^(?:.*\/)?_.*\.mdx?$/;

const PAGE = /^(?!(?:.*\/)?_|.*\.(?:test|d)\.).*\.(?:[jt]sx?|mdx?)$/;
const BLOG = CONTENT_FOLDERS.blog.en;

/** Returns the addresses of all pages, which it reads from the English content. */
export function listAddresses(siteDir: string): Addresses {
  const read = (kind: 'docs' | 'blog') => {
    const folder = CONTENT_FOLDERS[kind].en;
    return new Map(
      filesIn(path.join(siteDir, folder), MARKDOWN_PAGE).flatMap((name) => {
        const file = `${folder}/${name}`;
        const {values} = readFrontMatter(fs.readFileSync(path.join(siteDir, file), 'utf8'));
        const address = values.draft === true ? null : addressOf(kind, name, values);
        return address === null ? [] : [[file, address] as const];
      }),
    );
  };
  const tagsFile = path.join(siteDir, BLOG, 'tags.yml');
  const tags = fs.existsSync(tagsFile) ? readYaml(fs.readFileSync(tagsFile, 'utf8')).values : {};
  return {
    pages: filesIn(path.join(siteDir, CONTENT_FOLDERS.pages.en), PAGE).map((name) =>
      join('', name.replace(/\.\w+$/, '').replace(/(^|\/)index$/, '$1')),
    ),
    docs: read('docs'),
    posts: read('blog'),
    lists: [
      'blog',
      'blog/archive',
      'blog/tags',
      ...Object.entries(tags).map(([key, tag]) =>
        join('blog/tags', textOr(key, (tag as {permalink?: unknown} | null)?.permalink)),
      ),
    ],
  };
}

/**
 * Returns the address of a document or a post, following Docusaurus's rules.
 *
 * @param name path of the file below its content folder
 * @param fields the front matter
 * @returns the address relative to the base URL, or `null` if the slug is not valid
 */
function addressOf(kind: 'docs' | 'blog', name: string, fields: Record<string, unknown>): string | null {
  const slug = typeof fields.slug === 'string' ? fields.slug : undefined;
  if (kind === 'blog') {
    return join('blog', slug ?? parseBlogFileName(name).slug);
  }
  const {baseID, numberPrefixParser} = idParts(name, fields);
  try {
    return join(
      'docs',
      getSlug({
        baseID,
        frontMatterSlug: slug,
        source: name,
        sourceDirName: path.posix.dirname(name),
        numberPrefixParser,
      }),
    );
  } catch {
    return null;
  }
}

/** Returns the id of a document, which sidebars use. */
export function documentId(name: string, fields: Record<string, unknown>): string {
  const {baseID, numberPrefixParser} = idParts(name, fields);
  return path.posix.join(stripPathNumberPrefixes(path.posix.dirname(name), numberPrefixParser), baseID);
}

function idParts(name: string, fields: Record<string, unknown>) {
  const numberPrefixParser =
    fields.parse_number_prefixes === false ? DisabledNumberPrefixParser : DefaultNumberPrefixParser;
  const file = numberPrefixParser(path.posix.basename(name).replace(/\.mdx?$/, '')).filename;
  return {baseID: textOr(file, fields.id), numberPrefixParser};
}

function textOr(otherwise: string, value: unknown): string {
  return typeof value === 'string' ? value : otherwise;
}

function join(base: string, part: string): string {
  return path.posix.join(base, part).replace(/^\.$|\/$/, '');
}
