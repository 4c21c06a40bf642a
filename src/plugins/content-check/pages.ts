import fs from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {FileError} from '../../lib/content/FileError';
import {CONTENT_FOLDERS, filesIn, type Language} from '../../lib/content/folders';
import {listedItems, loadContract} from '../../lib/contract';
import {readMarkdown, type Element, type Part} from '../../lib/markdown';
import {readFrontMatter, type FrontMatter} from './frontMatter';

/** A page of one language, read for the check. */
export interface CheckedPage {
  /** Path from the repository's root. */
  file: string;
  kind: 'docs' | 'blog';
  /** The path below its folder, which is alike in both languages. */
  name: string;
  frontMatter: FrontMatter;
  /** Without any where the page cannot be read. */
  parts: Part[];
  /** What a fragment may lead to; `null` where that cannot be known: a transformer writes headings, or the page cannot be read. */
  ids: ReadonlySet<string> | null;
  /** Why it cannot be read. */
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
    const page = {file, kind, name, frontMatter: readFrontMatter(source, kind), ...this.readBody(source, file, name)};
    this.read.set(file, {source, page});
    return page;
  }

  private readBody(source: string, file: string, name: string): Pick<CheckedPage, 'parts' | 'ids' | 'broken'> {
    try {
      const {parts} = readMarkdown(source, file);
      return {parts, ids: this.idsOf(parts, file, name), broken: null};
    } catch (error) {
      if (error instanceof FileError) {
        return {parts: [], ids: null, broken: error};
      }
      throw error;
    }
  }

  private idsOf(parts: readonly Part[], file: string, name: string): Set<string> | null {
    const slugger = createSlugger();
    const ids = new Set<string>();
    for (const part of parts) {
      if (part.kind === 'heading') {
        ids.add(part.id || slugger.slug(part.text.replaceAll('`', '')));
      } else if (part.kind === 'element') {
        if (part.name === 'ApiOverview') {
          return null;
        }
        [part.attributes.get('id') ?? '', ...this.listedIds(part, file, name)].forEach((id) => ids.add(id));
      }
    }
    return ids;
  }

  /** The ids in the list that a transformer makes of an element. */
  private listedIds(element: Element, file: string, name: string): string[] {
    if (element.name !== 'Members' && element.name !== 'SharedErrors') {
      return [];
    }
    try {
      return listedItems(loadContract(this.siteDir), name.replace(/\.mdx$/, ''), element)!.map(({id}) => id);
    } catch (error) {
      throw new FileError(file, element.line, (error as Error).message);
    }
  }
}
