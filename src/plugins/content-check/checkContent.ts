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

/** The comment after the summary of a post. */
const TRUNCATE = /\{\/\*\s*truncate\s*\*\/\}|<!--\s*truncate\s*-->/;

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
  const problems: Problem[] = [];
  const [tags, authors] = ['tags.yml', 'authors.yml'].map((name) => readKeys(siteDir, language, name, problems));
  return [
    ...problems,
    ...[...pages, ...pagesIn(siteDir, language, PARTIAL)].flatMap((page) => [
      ...page.problems,
      ...[
        ...checkFrontMatter(page),
        ...checkRequired(page),
        ...checkHeadings(page),
        ...checkFolded(page),
        ...(page.kind === 'blog' ? checkPost(page, tags!, authors!) : []),
        ...checkIds(page),
        ...checkAdmonitions(page),
        ...checkLinks(page),
      ].map((finding) => ({file: page.file, ...finding})),
    ]),
    ...checkAddresses(siteDir),
    ...(await checkSidebars(siteDir, documentIds(siteDir, pages), pages)),
  ];
}

/**
 * Reports pages with the same address, of which Docusaurus publishes only one. This is only a warning, as the
 * specification requires.
 */
function checkAddresses(siteDir: string): Problem[] {
  const {docs, posts} = listAddresses(siteDir);
  const files = new Map(pagesIn(siteDir, 'en').map((page) => [page.file, page]));
  const hasSlug = (file: string) => files.get(file)?.frontMatter.values.slug !== undefined;
  const first = new Map<string, string>();
  return [...docs, ...posts].flatMap(([page, address]) => {
    const earlier = first.get(address);
    first.set(address, earlier ?? page);
    if (earlier === undefined) {
      return [];
    }
    // The mistake is more likely in the page whose address an author has chosen.
    const [file, other] = hasSlug(earlier) && !hasSlug(page) ? [earlier, page] : [page, earlier];
    const line = files.get(file)?.frontMatter.lineOf('slug') ?? 1;
    const what = `the address ${address} is already used by ${other}`;
    return {file, line, what, fix: 'change the slug of one of them.', isWarning: true};
  });
}

/**
 * Reads the keys of a YAML file of the blog. A language's own file replaces the English one.
 *
 * @returns `null` if the file is not valid, which is added to the problems
 */
function readKeys(siteDir: string, language: Language, name: string, problems: Problem[]): string[] | null {
  const file = [CONTENT_FOLDERS.blog[language], CONTENT_FOLDERS.blog.en]
    .map((folder) => `${folder}/${name}`)
    .find((candidate) => fs.existsSync(path.join(siteDir, candidate)));
  if (!file) {
    return [];
  }
  const {values, problem} = readYaml(fs.readFileSync(path.join(siteDir, file), 'utf8'));
  if (problem) {
    problems.push({file, ...problem});
    return null;
  }
  return Object.keys(values);
}

function checkPost(page: CheckedPage, tags: string[] | null, authors: string[] | null): Finding[] {
  const {values, lineOf} = page.frontMatter;
  const inFiles = (name: string) =>
    `To add it, declare it in ${CONTENT_FOLDERS.blog.en}/${name}, and in French in ${CONTENT_FOLDERS.blog.fr}/.`;
  const findings: Finding[] = [];
  if (!TRUNCATE.test(page.source) && MARKDOWN_PAGE.test(page.name)) {
    const fix = 'write {/* truncate */} below its first paragraph.';
    findings.push({line: 1, what: 'the summary of the post has no end', fix});
  }
  for (const tag of tags ? namesIn(values.tags) : []) {
    if (!tags!.includes(tag)) {
      const fix = `${didYouMean(tag, tags!)} ${inFiles('tags.yml')}`;
      findings.push({line: lineOf('tags'), what: `the tag "${tag}" is not declared`, fix});
    }
  }
  for (const author of authors ? undeclaredAuthors(values, authors) : []) {
    const fix = `${didYouMean(author, authors!)} ${inFiles('authors.yml')}`;
    findings.push({line: lineOf('authors'), what: `the author "${author}" is not declared`, fix});
  }
  return findings;
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

/** Checks that a page has what search engines and lists show. Partials and invalid pages do not need it. */
function checkRequired({name, frontMatter: {values, problem}}: CheckedPage): Finding[] {
  return ['title', 'description']
    .filter((field) => !values[field] && !problem && MARKDOWN_PAGE.test(name))
    .map((field) => ({line: 1, what: `the page has no ${field}`, fix: `write "${field}: …" in the front matter.`}));
}

/**
 * Checks that headings have an id, so that links to them work in both languages, and still work after the text changes.
 */
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
