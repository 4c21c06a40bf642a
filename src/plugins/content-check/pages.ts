import fs from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {FileError} from '../../lib/content/FileError';
import {CONTENT_FOLDERS, filesIn, type Language} from '../../lib/content/folders';
import {readMarkdown, type Part} from '../../lib/markdown';
import {readFrontMatter, type FrontMatter} from './frontMatter';

/** A page of one language, read for the check. */
export interface CheckedPage {
  /** Path from the repository's root. */
  file: string;
  kind: 'docs' | 'blog';
  /** The path below its folder, which is alike in both languages. */
  name: string;
  frontMatter: FrontMatter;
  /** Without any where the page is no MDX. */
  parts: Part[];
  /** What a fragment may lead to; `null` where that cannot be known: a transformer writes headings, or the page is no MDX. */
  ids: ReadonlySet<string> | null;
  /** Why it is no MDX. */
  broken: FileError | null;
}

/** Files beginning with an underscore are no pages of their own. */
const PAGE = /^(?!(?:.*\/)?_).*\.mdx?$/;

/** Reads pages; one that has not changed is read once. */
export class PageReader {
  private readonly read = new Map<string, {source: string; page: CheckedPage}>();

  constructor(private readonly siteDir: string) {}

  /** All pages of a language. */
  pagesIn(language: Language): CheckedPage[] {
    return (['docs', 'blog'] as const).flatMap((kind) => {
      const folder = CONTENT_FOLDERS[kind][language];
      return filesIn(path.join(this.siteDir, folder), PAGE).map((name) => this.readPage(folder, name, kind));
    });
  }

  private readPage(folder: string, name: string, kind: CheckedPage['kind']): CheckedPage {
    const file = `${folder}/${name}`;
    const source = fs.readFileSync(path.join(this.siteDir, file), 'utf8');
    const known = this.read.get(file);
    if (known?.source === source) {
      return known.page;
    }
    const {parts, broken} = readParts(source, file);
    const page = {
      file,
      kind,
      name,
      frontMatter: readFrontMatter(source, kind),
      parts,
      ids: broken ? null : idsOf(parts),
      broken,
    };
    this.read.set(file, {source, page});
    return page;
  }
}

function readParts(source: string, file: string): Pick<CheckedPage, 'parts' | 'broken'> {
  try {
    return {parts: readMarkdown(source, file).parts, broken: null};
  } catch (error) {
    if (error instanceof FileError) {
      return {parts: [], broken: error};
    }
    throw error;
  }
}

function idsOf(parts: readonly Part[]): Set<string> | null {
  const slugger = createSlugger();
  const ids = new Set<string>();
  for (const part of parts) {
    if (part.kind === 'heading') {
      ids.add(part.id || slugger.slug(part.text.replaceAll('`', '')));
    } else if (part.kind === 'element') {
      if (part.name === 'ApiOverview') {
        return null;
      }
      ids.add(part.attributes.get('id') ?? '');
    }
  }
  return ids;
}
