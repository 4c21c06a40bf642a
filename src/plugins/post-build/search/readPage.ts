import {
  attributeOf,
  codeOf,
  elementsIn,
  hasClass,
  isBlock,
  isElement,
  isPageOnly,
  isText,
  textOf,
  type Document,
  type Element,
  type Node,
} from '../../../lib/html';
import type {Page, Section} from '../../../search/model';

/** Elements of an article that are not its content, in addition to those that are useless outside of the page. */
const EXCLUDED = new Set(['aside', 'footer', 'form', 'time']);
const EXCLUDED_CLASS = /\b(?:avatar|theme-doc-breadcrumbs|theme-doc-toc-mobile)(?![\w-])|codeBlockTitle/;

/** Classes that Docusaurus sets on `<html>` of blog pages that only list posts. */
const BLOG_LISTS = /\bblog-(?:list|archive|tags-list|tags-post-list|authors-list|authors-posts)-page\b/;

/**
 * Splits a built page into sections.
 *
 * @param path address relative to the language's base URL
 * @returns the page, or `null` if the search does not index it: pages marked `noindex` (such as unlisted pages),
 *   redirects, lists of blog posts, and pages without a title
 */
export function readPage(page: Document, path: string): Page | null {
  const elements = elementsIn(page);
  const isHidden = elements.some(
    (element) =>
      (element.tagName === 'html' && BLOG_LISTS.test(attributeOf(element, 'class') ?? '')) ||
      (element.tagName === 'meta' &&
        (attributeOf(element, 'http-equiv') === 'refresh' ||
          (attributeOf(element, 'name') === 'robots' && /noindex/.test(attributeOf(element, 'content') ?? '')))),
  );
  const main = elements.find(({tagName}) => tagName === 'main');
  if (isHidden || !main) {
    return null;
  }
  const within = elementsIn(main);
  const article =
    within.find((element) => hasClass(element, 'theme-doc-markdown')) ??
    within.find(({tagName}) => tagName === 'article') ??
    main;
  const title = elementsIn(article).find(({tagName}) => tagName === 'h1');
  if (!title) {
    return null;
  }
  return {path, title: oneLine(contentOf(title)), sections: sectionsIn(article)};
}

/** Creates a section without content. */
export function newSection(id: string, level: number, heading: string): Section {
  return {id, level, heading, text: '', code: '', declares: [], phrases: []};
}

/** Walks an article in document order, and starts a section at the title and at each other heading with an id. */
function sectionsIn(article: Element): Section[] {
  const start = (id: string, level: number, heading: string) => ({
    ...newSection(id, level, heading),
    prose: [''],
    blocks: [] as string[],
    names: new Set<string>(),
  });
  // The first section takes the text before the title, and is dropped.
  const read = [start('', 0, '')];

  const walk = (node: Node, inFigure: boolean): void => {
    const {prose, blocks, names} = read.at(-1)!;
    if (isText(node)) {
      prose.push(prose.pop() + node.value);
    }
    if (!isElement(node) || isExcluded(node)) {
      return;
    }
    if (node.tagName === 'br') {
      prose.push(`${prose.pop()}\n`);
    } else if (node.tagName === 'pre') {
      const code = trimLines(codeOf(node));
      blocks.push(code);
      // Samples are inside figures. Outside, only the library's signatures declare names.
      if (!inFigure) {
        declaredIn(code).forEach((name) => names.add(name));
      }
    } else if (/^h[1-4]$/.test(node.tagName) && (node.tagName === 'h1' || attributeOf(node, 'id'))) {
      const level = Number(node.tagName[1]);
      read.push(start(level === 1 ? '' : attributeOf(node, 'id')!, level, oneLine(contentOf(node, true))));
    } else {
      const ends = isBlock(node) ? [''] : [];
      prose.push(...ends);
      node.childNodes.forEach((child) => walk(child, inFigure || node.tagName === 'figure'));
      read.at(-1)!.prose.push(...ends);
    }
  };
  walk(article, false);
  return read.slice(1).map(({prose, blocks, names, ...section}) => ({
    ...section,
    text: prose.map(oneLine).filter(Boolean).join('\n'),
    code: blocks.join('\n'),
    declares: [...names],
  }));
}

/** Returns the names that TypeScript code declares at the top level. */
function declaredIn(code: string): string[] {
  return [...code.matchAll(/^(?:export |declare )*(?:function|interface|class|type) (\w+)/gm)].map(([, name]) => name!);
}

/** Returns the text of an element, without excluded elements. */
function contentOf(element: Element, quote = false): string {
  return textOf(element, (child) => {
    if (isExcluded(child)) {
      return '';
    }
    return quote && child.tagName === 'code' ? `\`${textOf(child)}\`` : undefined;
  });
}

function isExcluded(element: Element): boolean {
  return (
    (element.tagName !== 'h1' && isPageOnly(element)) ||
    EXCLUDED.has(element.tagName) ||
    EXCLUDED_CLASS.test(attributeOf(element, 'class') ?? '') ||
    attributeOf(element, 'data-search') === 'exclude'
  );
}

function trimLines(code: string): string {
  return code
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}

/** Returns the text on one line, without the zero-width space in heading links. */
function oneLine(text: string): string {
  return text
    .replace(/\u200B/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
