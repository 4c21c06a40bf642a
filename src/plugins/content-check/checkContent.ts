import fs from 'node:fs';
import path from 'node:path';
import {refusedAuthors} from '../../config/authors';
import {addressOf, documentId} from '../../lib/content/addresses';
import {CONTENT_FOLDERS, type Language} from '../../lib/content/folders';
import {didYouMean} from '../../lib/content/didYouMean';
import type {Problem} from '../../lib/content/problem';
import {readYaml} from '../../lib/content/yaml';
import {checkFrontMatter} from './frontMatter';
import {LinkCheck} from './links';
import {pagesIn, type CheckedPage, type Finding} from './pages';
import {checkSidebars, type Sidebars} from './sidebars';

/** Options of `checkContent`. */
export interface ContentOptions {
  /** Absolute path of the repository. */
  siteDir: string;
  language: Language;
  /** The export of `sidebars.ts`. */
  sidebars: Sidebars;
}

/** Docusaurus's admonitions. The site adds none. */
const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important', 'success', 'secondary'];

/** Variables that MDX and Docusaurus provide to expressions in a page. */
const PROVIDED = new Set(['props', 'frontMatter', 'metadata', 'assets', 'toc', 'contentTitle', 'undefined']);

/**
 * Finds mistakes in the content of a language: those that would make the build fail, and those that Docusaurus silently
 * accepts. Each is reported with its file, its line and how to fix it.
 */
export function checkContent({siteDir, language, sidebars}: ContentOptions): Problem[] {
  const pages = pagesIn(siteDir, language);
  const links = new LinkCheck(siteDir, language, pages);
  const tags = readKeys(siteDir, language, 'tags.yml');
  const authors = readKeys(siteDir, language, 'authors.yml');
  return [
    ...tags.problems,
    ...authors.problems,
    ...pages.flatMap((page) => [
      ...page.problems,
      ...[
        ...checkFrontMatter(page),
        ...checkAddress(page),
        ...(page.kind === 'blog' ? checkPost(page, tags.names, authors.names) : checkSidebar(page, sidebars)),
        ...checkIds(page),
        ...checkAdmonitions(page),
        ...checkExpressions(page),
        ...links.check(page),
      ].map((finding) => ({file: page.file, ...finding})),
    ]),
    ...checkSidebars(siteDir, sidebars, documentIds(siteDir, pages)),
  ];
}

/** Reads the keys of a YAML file of the blog. If the language has its own file, it replaces the English one. */
function readKeys(siteDir: string, language: Language, name: string): {names: string[]; problems: Problem[]} {
  const file = [CONTENT_FOLDERS.blog[language], CONTENT_FOLDERS.blog.en]
    .map((folder) => `${folder}/${name}`)
    .find((candidate) => fs.existsSync(path.join(siteDir, candidate)));
  if (!file) {
    return {names: [], problems: []};
  }
  const {values, problem} = readYaml(fs.readFileSync(path.join(siteDir, file), 'utf8'));
  return {names: Object.keys(values), problems: problem ? [{file, ...problem}] : []};
}

function checkAddress({kind, name, frontMatter: {values, lineOf}}: CheckedPage): Finding[] {
  return addressOf(kind, name, values) === null
    ? [{line: lineOf('slug'), what: 'this page has no valid address', fix: 'write a slug such as /guides/routing.'}]
    : [];
}

function checkPost({frontMatter: {values, lineOf}}: CheckedPage, tags: string[], authors: string[]): Finding[] {
  const inFiles = (name: string) =>
    `Otherwise declare it in ${CONTENT_FOLDERS.blog.en}/${name}, and in French in ${CONTENT_FOLDERS.blog.fr}/.`;
  return [
    ...namesIn(values.tags)
      .filter((tag) => !tags.includes(tag))
      .map((tag) => ({
        line: lineOf('tags'),
        what: `the tag "${tag}" is not declared`,
        fix: `${didYouMean(tag, tags)} ${inFiles('tags.yml')}`,
      })),
    ...refusedAuthors(values, authors).map(({field, name, what}) => ({
      line: lineOf(field),
      what,
      fix: `${didYouMean(name, authors)} ${inFiles('authors.yml')}`,
    })),
  ];
}

function namesIn(value: unknown): string[] {
  return [value ?? []].flat().filter((name): name is string => typeof name === 'string');
}

function checkSidebar({frontMatter: {values, lineOf}}: CheckedPage, sidebars: Sidebars): Finding[] {
  const name = values.displayed_sidebar;
  return typeof name !== 'string' || Object.hasOwn(sidebars, name)
    ? []
    : [
        {
          line: lineOf('displayed_sidebar'),
          what: `the sidebar "${name}" is not declared`,
          fix: `${didYouMean(name, Object.keys(sidebars))} Otherwise declare it in sidebars.ts.`,
        },
      ];
}

function checkIds({ids}: CheckedPage): Finding[] {
  return ids.flatMap(({id, line}, index) => {
    const first = ids.findIndex((other) => other.id === id);
    return first === index
      ? []
      : [{line, what: `the id "${id}" is already used on line ${ids[first]!.line}`, fix: 'change one of the two ids.'}];
  });
}

function checkAdmonitions({parts}: CheckedPage): Finding[] {
  const open: number[] = [];
  const findings: Finding[] = [];
  for (const part of parts) {
    if (part.kind === 'admonition') {
      open.push(part.line);
      if (!ADMONITIONS.includes(part.type)) {
        const isSpaced = ADMONITIONS.includes(part.type.trim());
        findings.push({
          line: part.line,
          what: `":::${part.type}" is not an admonition`,
          fix: isSpaced ? `write ":::${part.type.trim()}".` : didYouMean(part.type.trim(), ADMONITIONS),
        });
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

function checkExpressions({parts}: CheckedPage): Finding[] {
  const declared = new Set(parts.flatMap((part) => (part.kind === 'declaration' ? part.names : [])));
  return parts.flatMap((part) => {
    const unknown =
      part.kind === 'expression'
        ? part.names.find((name) => !declared.has(name) && !PROVIDED.has(name) && !(name in globalThis))
        : undefined;
    return unknown === undefined
      ? []
      : [
          {
            line: part.line,
            what: `text between braces is JavaScript, but it uses an unknown name: "${unknown}"`,
            fix: `write \\{${unknown}} for the text itself, or put it between backticks.`,
          },
        ];
  });
}

/** Returns the ids of the language's documents and of the English ones, which are shown if a translation is missing. */
function documentIds(siteDir: string, pages: readonly CheckedPage[]): string[] {
  const documents = [...pages, ...pagesIn(siteDir, 'en')].filter(({kind}) => kind === 'docs');
  return [...new Set(documents.map(({name, frontMatter}) => documentId(name, frontMatter.values)))];
}
