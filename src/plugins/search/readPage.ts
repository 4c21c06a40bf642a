import {load, type AnyNode, type Cheerio, type CheerioAPI, type Element} from 'cheerio';
import {ElementType} from 'htmlparser2';
import {kindOf} from '../../search/engine/kind';
import type {Page, Section} from '../../search/model';

/** Selectors of a page's content, the most specific first. */
const ARTICLES = ['article .theme-doc-markdown', 'main article', 'main'];

/** Elements of an article that are not its content. */
const EXCLUDED = [
  'nav, button, script, style, svg, footer, aside, select, form',
  '[role=tablist], [aria-hidden=true], [role=tooltip], [data-search=exclude]',
  '.hash-link, .theme-doc-toc-mobile, .theme-doc-breadcrumbs, .avatar, time',
  // The link below a sample, but not the errors in the same caption.
  'figcaption > a',
  '[class*=codeBlockTitle]',
].join(', ');

/** Elements that end a line of text. */
const BLOCKS = new Set(
  'address blockquote dd div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li ol p section table tbody td th thead tr ul summary'.split(
    ' ',
  ),
);

/** Classes that Docusaurus sets on `<html>` of blog pages that only list posts. */
const BLOG_LISTS = /\bblog-(?:list|archive|tags-list|tags-post-list|authors-list|authors-posts)-page\b/;

/**
 * Splits a built page into sections.
 *
 * @param html the built page, as returned by `readableHtml`
 * @param path address relative to the language's base URL
 * @returns the page, or `null` if the search does not index it: pages marked `noindex` (drafts, unlisted pages, 404),
 *   redirects, and lists of blog posts
 */
export function readPage(html: string, path: string): Page | null {
  const $ = load(html);
  if (
    $('meta[http-equiv=refresh]').length > 0 ||
    /noindex/.test($('meta[name=robots]').attr('content') ?? '') ||
    BLOG_LISTS.test($('html').attr('class') ?? '')
  ) {
    return null;
  }
  const article = ARTICLES.map((selector) => $(selector).first()).find((found) => found.length > 0);
  const title = article?.find('h1').first() ?? $([]);
  if (!article || title.length === 0) {
    return null;
  }
  article.find(EXCLUDED).remove();
  article.find('br').replaceWith('\n');

  const reader = new SectionReader($, path);
  reader.read(article);
  return {path, title: textOf(title), sections: reader.sections};
}

/** Walks an article in document order and starts a section at each heading with an id. */
class SectionReader {
  readonly sections: Section[] = [];
  private prose: string[] = [''];
  private code: string[] = [];
  private declares: string[] = [];

  constructor(
    private readonly $: CheerioAPI,
    private readonly path: string,
  ) {}

  read(article: Cheerio<AnyNode>): void {
    for (const node of article.toArray()) {
      this.walk(node);
    }
    this.close();
  }

  private walk(node: AnyNode): void {
    if (node.type === ElementType.Text) {
      this.prose.push(`${this.prose.pop()}${node.data}`);
      return;
    }
    if (node.type !== ElementType.Tag) {
      return;
    }
    if (node.name === 'pre') {
      const code = codeOf(this.$, node);
      this.code.push(code);
      // Samples are inside figures. A code block outside a figure is a signature of the library.
      if (this.$(node).closest('figure').length === 0) {
        this.declares.push(...declaredIn(code));
      }
      return;
    }
    if (/^h[1-4]$/.test(node.name) && (node.name === 'h1' || node.attribs.id)) {
      this.open(node);
      return;
    }
    const isBlock = BLOCKS.has(node.name);
    if (isBlock) {
      this.prose.push('');
    }
    node.children.forEach((child) => this.walk(child));
    if (isBlock) {
      this.prose.push('');
    }
  }

  private open(heading: Element): void {
    this.close();
    const level = Number(heading.name[1]);
    const id = level === 1 ? '' : heading.attribs.id!;
    this.$(heading)
      .find('code')
      .each((_, code) => {
        this.$(code).text(`\`${this.$(code).text()}\``);
      });
    const text = textOf(this.$(heading));
    this.sections.push({
      id,
      level,
      heading: text,
      kind: kindOf(this.path, id, text),
      text: '',
      code: '',
      declares: [],
      phrases: [],
    });
  }

  /** Adds the text read so far to the current section, and drops text before the title. */
  private close(): void {
    const section = this.sections.at(-1);
    if (section) {
      section.text = this.prose.map(oneLine).filter(Boolean).join('\n');
      section.code = this.code.join('\n');
      section.declares = [...new Set(this.declares)];
    }
    this.prose = [''];
    this.code = [];
    this.declares = [];
  }
}

/** Returns the names that TypeScript code declares at the top level. */
function declaredIn(code: string): string[] {
  return [...code.matchAll(/^(?:export |declare )*(?:function|interface|class|type) (\w+)/gm)].map(([, name]) => name!);
}

function codeOf($: CheerioAPI, block: Element): string {
  const lines = $(block).find('.token-line').toArray();
  const text = lines.length > 0 ? lines.map((line) => $(line).text().replace(/\n$/, '')).join('\n') : $(block).text();
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}

function textOf(element: Cheerio<AnyNode>): string {
  return oneLine(element.text());
}

/** Returns the text on one line, without the zero-width space in heading links. */
function oneLine(text: string): string {
  return text
    .replace(/\u200B/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
