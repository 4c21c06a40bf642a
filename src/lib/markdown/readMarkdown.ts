import {escapeMarkdownHeadingIds, parseMarkdownHeadingId} from '@docusaurus/utils';
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

/** HTML comments, which Docusaurus accepts and MDX does not. */
const HTML_COMMENT = /<!--([^]*?)-->/g;

const IMPORT = /^import\s[^'"]*['"]([^'"]+)['"]/;

const ADMONITION = /^\s*:::+([ \t]*[\w-]*)/;

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
    return parser.parse(escapeMarkdownHeadingIds(source.replace(HTML_COMMENT, '{/*$1*/}')));
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
        this.parts.push({
          kind: 'code',
          line,
          lang: node.lang ?? '',
          meta: node.meta ?? '',
          body: node.value.replaceAll('\\{#', '{#'),
        });
        return;
      case 'text':
        node.value.split('\n').forEach((text, index) => this.append(text, line + index));
        return;
      case 'inlineCode':
        this.append(`\`${node.value}\``, line);
        return;
      case 'image':
        this.parts.push({kind: 'image', line, target: node.url});
        this.append(node.alt ?? '', line);
        return;
      case 'link':
      case 'definition':
        this.parts.push({kind: 'link', line, target: node.url});
        break;
      case 'mdxjsEsm':
        node.value.split('\n').forEach((text, index) => {
          const [, target] = IMPORT.exec(text) ?? [];
          if (target !== undefined) {
            this.parts.push({kind: 'import', line: line + index, target});
          }
        });
        return;
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
    const {id = '', text} = parseMarkdownHeadingId(this.text.trim());
    Object.assign(heading, {id, text});
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
    const text = this.text.replace(ADMONITION, '').trim();
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
      return text === undefined ? [] : [[name, text]];
    }),
  );
}
