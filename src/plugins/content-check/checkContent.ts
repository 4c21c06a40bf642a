import fs from 'node:fs';
import path from 'node:path';
import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';
import {listAddresses} from '../../lib/content/addresses';
import {CONTENT_FOLDERS, type Language} from '../../lib/content/folders';
import {FileError} from '../../lib/content/FileError';
import {didYouMean} from '../../lib/content/didYouMean';
import {findRegion, parseReference} from '../../lib/samples/library';
import {readAttribute} from '../../lib/samples/meta';
import {ContentError} from './ContentError';
import type {Finding} from './frontMatter';
import {LinkCheck} from './links';
import {PageReader, type CheckedPage} from './pages';
import {checkSidebars, type Sidebars} from './sidebars';

/** What to check. */
export interface ContentOptions {
  /** Absolute path of the repository. */
  siteDir: string;
  language: Language;
  /** What `sidebars.ts` exports. */
  sidebars: Sidebars;
  /** Keeps what was read for the next check. */
  reader?: PageReader;
}

/** What any page may use without an import: of Docusaurus, and what a transformer replaces. */
const STOCK_ELEMENTS = ['Head', 'Details', 'ApiOverview', 'ApiSymbols', 'Members', 'SharedErrors', 'SampleLines', 'ShopSpecs'];
const OWN_ELEMENTS = 'src/theme/MDXComponents/index.tsx';

/** What MDX, Docusaurus and JavaScript give to the expressions of a page. */
const GIVEN = new Set(['props', 'frontMatter', 'metadata', 'assets', 'toc', 'contentTitle', 'undefined']);

/**
 * Finds in the content of a language what would make the build fail, or what Docusaurus passes over in silence: each
 * with its file, its line and how to mend it.
 */
export function checkContent({
  siteDir,
  language,
  sidebars,
  reader = new PageReader(siteDir),
}: ContentOptions): ContentError[] {
  const pages = reader.pagesIn(language);
  const elements = [...STOCK_ELEMENTS, ...ownElements(siteDir)];
  const links = new LinkCheck(siteDir, language, pages);
  const keys = {tags: readKeys(siteDir, language, 'tags.yml'), authors: readKeys(siteDir, language, 'authors.yml')};
  const found = pages.flatMap((page) => [
    ...(page.broken ? [new ContentError(page.file, page.broken.line, page.broken.problem)] : []),
    ...checkQuotes(page, path.join(siteDir, 'samples')),
    ...[
      ...page.frontMatter.findings,
      ...checkReferences(page, keys, Object.keys(sidebars)),
      ...checkElements(page, elements),
      ...checkExpressions(page),
      ...links.check(page),
    ].map(
      ({line, text, isWarning}: Finding & {isWarning?: boolean}) => new ContentError(page.file, line, text, isWarning),
    ),
  ]);
  const all = [
    ...[keys.tags, keys.authors].flatMap(({error}) => error ?? []),
    ...found,
    ...checkIds(pages),
    ...checkSidebars(siteDir, sidebars, documentIds(siteDir, pages)),
  ];
  // Several pages may quote the sample that is wrong.
  return [...new Map(all.map((error) => [error.message, error])).values()];
}

/** The keys of a YAML file of the blog; those of French stand beside the English ones. */
interface Keys {
  file: string;
  names: string[];
  error: ContentError | null;
}

function readKeys(siteDir: string, language: Language, name: string): Keys {
  const file = [CONTENT_FOLDERS.blog[language], CONTENT_FOLDERS.blog.en]
    .map((folder) => `${folder}/${name}`)
    .find((candidate) => fs.existsSync(path.join(siteDir, candidate)));
  if (!file) {
    return {file: name, names: [], error: null};
  }
  const lineCounter = new LineCounter();
  const {contents, errors} = parseDocument(fs.readFileSync(path.join(siteDir, file), 'utf8'), {
    lineCounter,
    prettyErrors: false,
  });
  const [error] = errors;
  return {
    file,
    names: isMap(contents) ? contents.items.flatMap(({key}) => (isScalar(key) ? [String(key.value)] : [])) : [],
    error: error
      ? new ContentError(
          file,
          lineCounter.linePos(error.pos[0]).line,
          `the file is no YAML: ${error.message.replaceAll('; ', ', ')}; mend that line.`,
        )
      : null,
  };
}

/** Tags, authors and the sidebar that a page names. */
function checkReferences(
  {kind, frontMatter: {fields, lineOf}}: CheckedPage,
  keys: {tags: Keys; authors: Keys},
  sidebars: string[],
): Finding[] {
  const findings: Finding[] = [];
  const refuse = (field: string, what: string, name: string, known: string[], where: string) => {
    if (!known.includes(name)) {
      findings.push({
        line: lineOf(field),
        text: `the ${what} "${name}" is not declared; ${didYouMean(name, known)} Otherwise declare it in ${where}.`,
      });
    }
  };
  const bothLanguages = ({file}: Keys) =>
    `${CONTENT_FOLDERS.blog.en}/${path.posix.basename(file)}, and in French in ${CONTENT_FOLDERS.blog.fr}/`;
  if (kind === 'blog') {
    namesIn(fields.tags).forEach((tag) => refuse('tags', 'tag', tag, keys.tags.names, bothLanguages(keys.tags)));
    namesIn(fields.authors).forEach((author) =>
      refuse('authors', 'author', author, keys.authors.names, bothLanguages(keys.authors)),
    );
  } else if (typeof fields.displayed_sidebar === 'string') {
    refuse('displayed_sidebar', 'sidebar', fields.displayed_sidebar, sidebars, 'sidebars.ts');
  }
  return findings;
}

function namesIn(value: unknown): string[] {
  return [value ?? []].flat().flatMap((name: unknown) => {
    const key = typeof name === 'object' && name !== null ? (name as {key?: unknown}).key : name;
    return typeof key === 'string' ? [key] : [];
  });
}

function ownElements(siteDir: string): string[] {
  const file = path.join(siteDir, OWN_ELEMENTS);
  const [, names = ''] =
    /export default \{([\s\S]*?)\};/.exec(fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '') ?? [];
  return [...names.matchAll(/^\s*([A-Z]\w*),/gm)].map(([, name]) => name!);
}

function checkElements({parts}: CheckedPage, known: string[]): Finding[] {
  const declared = declaredIn(parts);
  return parts.flatMap((part) => {
    if (part.kind !== 'element' || !/^[A-Z]/.test(part.name)) {
      return [];
    }
    const name = part.name.split('.')[0]!;
    const all = [...known, ...declared];
    return all.includes(name)
      ? []
      : [
          {
            line: part.line,
            text: `<${name}> is not known; ${didYouMean(name, all)} A component that not every page has needs an import below the front matter.`,
          },
        ];
  });
}

/** The samples that a page quotes; `npm run check:samples` checks the samples themselves. */
function checkQuotes({file, parts}: CheckedPage, samplesDir: string): ContentError[] {
  return parts.flatMap((part) => {
    const reference = part.kind === 'code' ? readAttribute(part.meta, 'sample') : null;
    if (reference === null) {
      return [];
    }
    try {
      findRegion(samplesDir, parseReference(reference, file, part.line), file, part.line);
      return [];
    } catch (error) {
      if (error instanceof FileError) {
        return [new ContentError(error.file, error.line, error.problem)];
      }
      throw error;
    }
  });
}

function checkExpressions({parts}: CheckedPage): Finding[] {
  const declared = declaredIn(parts);
  return parts.flatMap((part) => {
    const unknown =
      part.kind === 'expression'
        ? part.names.find((name) => !declared.has(name) && !GIVEN.has(name) && !(name in globalThis))
        : undefined;
    return unknown === undefined
      ? []
      : [
          {
            line: part.line,
            text: `text between braces is JavaScript, and nothing is called "${unknown}"; write \\{${unknown}} for the text itself, or put it between backticks.`,
          },
        ];
  });
}

function declaredIn(parts: CheckedPage['parts']): Set<string> {
  return new Set(parts.flatMap((part) => (part.kind === 'declaration' ? part.names : [])));
}

/** The id of a document: its path, with the `id` of its front matter for its last part. */
function documentId({name, frontMatter: {fields}}: Pick<CheckedPage, 'name' | 'frontMatter'>): string {
  const whole = name.replace(/\.mdx?$/, '');
  return typeof fields.id === 'string' ? path.posix.join(path.posix.dirname(whole), fields.id) : whole;
}

/** Those of the language, and those of English, which is shown where a translation is missing. */
function documentIds(siteDir: string, pages: readonly CheckedPage[]): string[] {
  const english = [...listAddresses(siteDir).docs.keys()].map((file) =>
    file.slice(CONTENT_FOLDERS.docs.en.length + 1).replace(/\.mdx?$/, ''),
  );
  return [...new Set([...pages.filter(({kind}) => kind === 'docs').map(documentId), ...english])];
}

function checkIds(pages: readonly CheckedPage[]): ContentError[] {
  const first = new Map<string, CheckedPage>();
  return pages.flatMap((page) => {
    const {slug} = page.frontMatter.fields;
    const [field, id] =
      page.kind === 'docs' ? ['id', documentId(page)] : ['slug', typeof slug === 'string' ? slug : page.name];
    const other = first.get(`${field} ${id}`);
    first.set(`${field} ${id}`, other ?? page);
    return other
      ? [
          new ContentError(
            page.file,
            page.frontMatter.lineOf(field),
            `the ${field} "${id}" is that of ${other.file}:${other.frontMatter.lineOf(field)} too; give one of them another.`,
          ),
        ]
      : [];
  });
}
