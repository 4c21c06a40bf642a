import fs from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {MARKDOWN_PAGE} from '../../lib/content/addresses';
import {CONTENT_FOLDERS, filesIn, type Language} from '../../lib/content/folders';
import {collectProblem, FileError, type Problem} from '../../lib/content/problem';
import {readFrontMatter, type FrontMatter} from '../../lib/content/yaml';
import {listedItems, loadContract} from '../../lib/contract';
import {readMarkdown, type Element, type Part} from '../../lib/markdown';

/** A parsed page in one language. */
export interface CheckedPage {
  /** Path from the repository's root. */
  file: string;
  kind: keyof typeof CONTENT_FOLDERS;
  /** Path below its content folder, the same in both languages. */
  name: string;
  source: string;
  frontMatter: FrontMatter;
  /** Empty when the page is not valid MDX. */
  parts: Part[];
  /** The ids that links can target, with their lines: of headings, of elements, and of items in generated lists. */
  ids: {id: string; line: number}[];
  /** Whether `ids` is complete. It is not if a remark plugin adds headings or the page is not valid MDX. */
  hasAllIds: boolean;
  /** Errors found while parsing the page, such as invalid MDX. */
  problems: Problem[];
}

/** A problem in a page. */
export type Finding = Omit<Problem, 'file'>;

/** Pages by their absolute path. Every language also reads the English pages, for the ids of documents. */
const cache = new Map<string, CheckedPage>();

/**
 * Reads the pages of a language. Parses only those that have changed since they were last read.
 *
 * @param pattern matches the files to read; `PARTIAL` reads the partials instead
 */
export function pagesIn(siteDir: string, language: Language, pattern = MARKDOWN_PAGE): CheckedPage[] {
  return (['docs', 'blog', 'pages'] as const).flatMap((kind) => {
    const folder = CONTENT_FOLDERS[kind][language];
    return filesIn(path.join(siteDir, folder), pattern).map((name) => readPage(siteDir, folder, name, kind));
  });
}

function readPage(siteDir: string, folder: string, name: string, kind: CheckedPage['kind']): CheckedPage {
  const file = `${folder}/${name}`;
  const absolutePath = path.join(siteDir, file);
  const source = fs.readFileSync(absolutePath, 'utf8');
  const known = cache.get(absolutePath);
  if (known?.source === source) {
    return known;
  }
  const problems: Problem[] = [];
  const parts = collectProblem(problems, () => readMarkdown(source, file).parts) ?? [];
  const ids = collectProblem(problems, () => idsOf(siteDir, parts, file, name)) ?? [];
  const page = {
    file,
    kind,
    name,
    source,
    frontMatter: readFrontMatter(source),
    parts,
    ids,
    hasAllIds: problems.length === 0 && !parts.some((part) => part.kind === 'element' && part.name === 'ApiOverview'),
    problems,
  };
  cache.set(absolutePath, page);
  return page;
}

function idsOf(siteDir: string, parts: readonly Part[], file: string, name: string): CheckedPage['ids'] {
  const slugger = createSlugger();
  const sections = new Set(parts.flatMap((part) => (part.kind === 'heading' ? part.id : [])));
  return parts.flatMap((part) => {
    const {line} = part;
    if (part.kind === 'heading') {
      return [{id: part.id || slugger.slug(part.text.replaceAll('`', '')), line}];
    }
    if (part.kind !== 'element') {
      return [];
    }
    const own = part.attributes.get('id');
    // If the page has a section with this id, the list item has no id, and links to the section.
    const listed = listedIds(siteDir, part, file, name).filter((id) => !sections.has(id));
    return [...(own ? [own] : []), ...listed].map((id) => ({id, line}));
  });
}

/** Returns the ids in the list that a remark plugin generates from an element. */
function listedIds(siteDir: string, element: Element, file: string, name: string): string[] {
  if (element.name !== 'Members' && element.name !== 'SharedErrors') {
    return [];
  }
  try {
    return listedItems(loadContract(siteDir), name.replace(/\.mdx$/, ''), element)!.map(({id}) => id);
  } catch (error) {
    throw new FileError(file, element.line, (error as Error).message);
  }
}
