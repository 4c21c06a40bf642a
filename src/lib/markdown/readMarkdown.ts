import type {Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {FileError} from '../content/problem';
import {readFrontMatter} from '../content/yaml';
import type {Markdown, Part} from './model';

/**
 * Placeholders for the braces of heading ids and the start of HTML comments, which MDX cannot parse. Docusaurus
 * rewrites them; here, each character is replaced with a single character, so that positions do not change.
 */
const OPEN = '\uE000';
const CLOSE = '\uE001';
const LESS = '\uE002';
const UNREADABLE = /^(#{1,6}\s.*)\{(#[^}\n]+)\}(?=\s*$)|<(?=!--)/gm;

const ADMONITION = /^\s*:::+([ \t]*[\w-]*)/;
const HEADING_ID = /\s*\{#([^}]+)\}\s*$/;
const HTML_COMMENT = /<!--.*?-->/g;

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);

/**
 * Parses a Markdown or MDX file as Docusaurus does.
 *
 * @param file path of the file, for messages
 * @throws {FileError} when the file is not valid MDX
 */
export function readMarkdown(source: string, file: string): Markdown {
  const root = parse(source, file);
  const markdown: Markdown = {frontMatter: readFrontMatter(source), parts: []};
  new PartsReader(markdown.parts).read(root);
  markdown.parts.sort((a, b) => a.line - b.line);
  return markdown;
}

function parse(source: string, file: string): Root {
  try {
    return parser.parse(
      source.replace(UNREADABLE, (_, heading?: string, id?: string) => (heading ? heading + OPEN + id + CLOSE : LESS)),
    );
  } catch (error) {
    const {line, reason} = error as {line?: number; reason?: string};
    if (reason === undefined) {
      throw error;
    }
    // The error of an unclosed element contains the position of its opening tag.
    const opened = /closing tag for .* \((\d+):\d+/.exec(reason)?.[1];
    throw new FileError(file, Number(opened ?? line ?? 1), `this is not valid MDX: ${reason}`, fixOf(reason));
  }
}

function fixOf(reason: string): string {
  return /expression|brace|acorn/.test(reason)
    ? 'close the brace, or write \\{ for the character itself.'
    : 'close each element in the block where it opens, or write \\< for the character itself.';
}

/** Replaces the placeholders with the original characters. */
function restore(text: string): string {
  return text.replaceAll(OPEN, '{').replaceAll(CLOSE, '}').replaceAll(LESS, '<');
}

/** Collects the parts of a page in order. Text is split at the end of lines, table cells and blocks. */
class PartsReader {
  private text = '';
  private line = 0;

  constructor(private readonly parts: Part[]) {}

  read(node: Nodes): void {
    const line = node.position?.start.line ?? 1;
    switch (node.type) {
      case 'heading':
        this.readHeading(node.depth, line, () => node.children.forEach((child) => this.read(child)));
        return;
      case 'code':
        this.parts.push({kind: 'code', line, lang: node.lang ?? '', meta: node.meta ?? '', body: restore(node.value)});
        return;
      case 'text':
        restore(node.value)
          .split('\n')
          .forEach((text, index) => this.append(text, line + index));
        return;
      case 'inlineCode':
        this.append(`\`${restore(node.value)}\``, line);
        return;
      case 'image':
        this.parts.push({kind: 'image', line, target: node.url});
        this.append(node.alt ?? '', line);
        return;
      case 'link':
      case 'definition':
        this.parts.push({kind: 'link', line, target: node.url});
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        this.parts.push({kind: 'element', line, name: node.name ?? '', attributes: attributesOf(node)});
        break;
    }
    if ('children' in node) {
      const isBlock = !PHRASING.has(node.type);
      if (isBlock) {
        this.endText();
      }
      node.children.forEach((child) => this.read(child));
      if (isBlock) {
        this.endText();
      }
    }
  }

  private readHeading(level: number, line: number, readText: () => void): void {
    const heading: Part = {kind: 'heading', line, level, id: '', text: ''};
    this.parts.push(heading);
    readText();
    heading.id = HEADING_ID.exec(this.text)?.[1] ?? '';
    heading.text = this.text.replace(HEADING_ID, '').trim();
    this.text = '';
  }

  private append(text: string, line: number): void {
    if (line !== this.line) {
      this.endText();
      this.line = line;
    }
    this.text += text;
  }

  private endText(): void {
    const [, type] = ADMONITION.exec(this.text) ?? [];
    if (type !== undefined) {
      this.parts.push({kind: type.trim() ? 'admonition' : 'admonition-end', line: this.line, type});
    }
    const text = this.text.replace(ADMONITION, '').replace(HTML_COMMENT, '').trim();
    if (text) {
      this.parts.push({kind: 'text', line: this.line, text});
    }
    this.text = '';
  }
}

/** Types of inline nodes. */
const PHRASING = new Set<string>(['emphasis', 'strong', 'delete', 'link', 'linkReference', 'mdxJsxTextElement']);

/** Returns the attributes of an element whose values are strings: in quotes, or string literals in braces. */
export function attributesOf({attributes}: MdxJsxFlowElement | MdxJsxTextElement): Map<string, string> {
  return new Map(
    attributes.flatMap((attribute): [string, string][] => {
      if (attribute.type !== 'mdxJsxAttribute' || attribute.value == null) {
        return [];
      }
      const {name, value} = attribute;
      const text = typeof value === 'string' ? value : /^\s*(["'`])(.*)\1\s*$/s.exec(value.value)?.[2];
      return text === undefined ? [] : [[name, restore(text)]];
    }),
  );
}
