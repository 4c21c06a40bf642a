import fs from 'node:fs';
import path from 'node:path';
import {undeclaredAuthors} from '../../config/authors';
import {documentId, listAddresses, MARKDOWN_PAGE, PARTIAL} from '../../lib/content/addresses';
import {CONTENT_FOLDERS, type Language} from '../../lib/content/folders';
import {didYouMean} from '../../lib/content/didYouMean';
import type {Problem} from '../../lib/content/problem';
import {readYaml} from '../../lib/content/yaml';
import {checkFrontMatter} from './frontMatter';
import {linkChecker} from './links';
import {pagesIn, type CheckedPage, type Finding} from './pages';
import {checkSidebars} from './sidebars';

/** The types of admonitions, which Docusaurus does not export. */
const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important', 'success', 'secondary'];

/**
 * Finds mistakes in the content of a language: those that would make the build fail, and those that Docusaurus silently
 * accepts. Each is reported with its file, its line and how to fix it.
 *
 * @param siteDir absolute path of the repository
 */
export async function checkContent(siteDir: string, language: Language): Promise<Problem[]> {
  const pages = pagesIn(siteDir, language);
  const checkLinks = linkChecker(siteDir, language, pages);
  const tags = readKeys(siteDir, language, 'tags.yml');
  const authors = readKeys(siteDir, language, 'authors.yml');
  return [
    ...[...pages, ...pagesIn(siteDir, language, PARTIAL)].flatMap((page) => [
      ...page.problems,
      ...[
        ...checkFrontMatter(page),
        ...checkDescription(page),
        ...checkHeadings(page),
        ...checkFolded(page),
        ...(page.kind === 'blog' ? checkPost(page, tags, authors) : []),
        ...checkIds(page),
        ...checkAdmonitions(page),
        ...checkLinks(page),
      ].map((finding) => ({file: page.file, ...finding})),
    ]),
    ...checkAddresses(siteDir),
    ...(await checkSidebars(siteDir, documentIds(siteDir, pages))),
  ];
}

/**
 * Reports pages with the same address, of which Docusaurus publishes only one. This is only a warning, as the
 * specification requires.
 */
function checkAddresses(siteDir: string): Problem[] {
  const {docs, posts} = listAddresses(siteDir);
  const files = new Map(pagesIn(siteDir, 'en').map((page) => [page.file, page]));
  const first = new Map<string, string>();
  return [...docs, ...posts].flatMap(([file, address]) => {
    const other = first.get(address);
    first.set(address, other ?? file);
    const line = files.get(file)?.frontMatter.lineOf('slug') ?? 1;
    const what = `the address ${address} is already used by ${other}`;
    return other === undefined ? [] : {file, line, what, fix: 'change the slug of one of them.', isWarning: true};
  });
}

/** Reads the keys of a YAML file of the blog. A language's own file replaces the English one. */
function readKeys(siteDir: string, language: Language, name: string): string[] {
  const file = [CONTENT_FOLDERS.blog[language], CONTENT_FOLDERS.blog.en]
    .map((folder) => path.join(siteDir, folder, name))
    .find((candidate) => fs.existsSync(candidate));
  return file ? Object.keys(readYaml(fs.readFileSync(file, 'utf8')).values) : [];
}

function checkPost({frontMatter: {values, lineOf}}: CheckedPage, tags: string[], authors: string[]): Finding[] {
  const inFiles = (name: string) =>
    `To add it, declare it in ${CONTENT_FOLDERS.blog.en}/${name}, and in French in ${CONTENT_FOLDERS.blog.fr}/.`;
  return [
    ...namesIn(values.tags)
      .filter((tag) => !tags.includes(tag))
      .map((tag) => ({
        line: lineOf('tags'),
        what: `the tag "${tag}" is not declared`,
        fix: `${didYouMean(tag, tags)} ${inFiles('tags.yml')}`,
      })),
    ...undeclaredAuthors(values, authors).map((author) => ({
      line: lineOf('authors'),
      what: `the author "${author}" is not declared`,
      fix: `${didYouMean(author, authors)} ${inFiles('authors.yml')}`,
    })),
  ];
}

function namesIn(value: unknown): string[] {
  return [value ?? []].flat().filter((name): name is string => typeof name === 'string');
}

function checkIds({ids}: CheckedPage): Finding[] {
  return ids.flatMap(({id, line}, index) => {
    const first = ids.findIndex((other) => other.id === id);
    return first === index
      ? []
      : [{line, what: `the id "${id}" is already used on line ${ids[first]!.line}`, fix: 'change one of the two ids.'}];
  });
}

/** Checks that a page has the description that search engines and lists show. Partials and invalid pages have none. */
function checkDescription({name, frontMatter: {values, problem}}: CheckedPage): Finding[] {
  return values.description || problem || !MARKDOWN_PAGE.test(name)
    ? []
    : [{line: 1, what: 'the page has no description', fix: 'write "description: …" in the front matter.'}];
}

/** Checks that headings have an id, so that links to them work in both languages, and after a change of the text. */
function checkHeadings({parts}: CheckedPage): Finding[] {
  return parts.flatMap((part) =>
    part.kind === 'heading' && !part.id
      ? [{line: part.line, what: 'this heading has no id', fix: 'write one at its end, such as {#first-sample}.'}]
      : [],
  );
}

/** Checks that `folded_sections` lists sections that `src/remark/folds.ts` can collapse. */
function checkFolded({parts, problems, frontMatter: {values, lineOf}}: CheckedPage): Finding[] {
  const ids = parts.flatMap((part) => (part.kind === 'heading' && part.level > 2 ? part.id : []));
  // A page that is not valid MDX has no parts.
  const listed = problems.length === 0 ? namesIn(values.folded_sections) : [];
  return listed
    .filter((id) => !ids.includes(id))
    .map((id) => ({
      line: lineOf('folded_sections'),
      what: `no section below the second level has the id "${id}"`,
      fix: didYouMean(id, ids),
    }));
}

/** Checks that admonitions are opened and closed, and that Docusaurus knows their types. */
function checkAdmonitions({parts}: CheckedPage): Finding[] {
  const open: number[] = [];
  const findings: Finding[] = [];
  for (const part of parts) {
    if (part.kind === 'admonition') {
      open.push(part.line);
      const type = part.type.trim();
      if (type !== part.type) {
        findings.push({line: part.line, what: `":::${part.type}" is not an admonition`, fix: `write ":::${type}".`});
      } else if (!ADMONITIONS.includes(type)) {
        const what = `":::${type}" is not an admonition`;
        findings.push({line: part.line, what, fix: didYouMean(type, ADMONITIONS)});
      }
    } else if (part.kind === 'admonition-end' && open.pop() === undefined) {
      findings.push({line: part.line, what: '":::" has no admonition to close', fix: 'remove it, or open one above.'});
    }
  }
  return [
    ...findings,
    ...open.map((line) => ({line, what: 'this admonition is never closed', fix: 'end it with a line ":::".'})),
  ];
}

/** Returns the ids of the language's documents and of the English ones, which are shown if a translation is missing. */
function documentIds(siteDir: string, pages: readonly CheckedPage[]): string[] {
  const documents = [...pages, ...pagesIn(siteDir, 'en')].filter(({kind}) => kind === 'docs');
  return [...new Set(documents.map(({name, frontMatter}) => documentId(name, frontMatter.values)))];
}
