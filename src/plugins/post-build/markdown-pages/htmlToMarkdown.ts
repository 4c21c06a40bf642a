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

/** A page converted to Markdown. */
export interface MarkdownPage {
  title: string;
  description: string;
  /** The whole text, below its title and the address of the page. */
  markdown: string;
}

/** Matches characters that have a special meaning anywhere in Markdown text. */
const SPECIAL = /[\\`*[\]<~]|(?<!\w)_|_(?!\w)|&(?=#?\w+;)/g;

/**
 * Matches the start of a line that Markdown would read as a heading, quote, list or rule, up to where a backslash must
 * be inserted.
 */
const LINE_START = /^(?:\d+(?=[.)](?:\s|$))|(?=(?:#{1,6}|[-+])(?:\s|$)|>|-{2,}\s*$|=+\s*$))/gm;

/**
 * Converts a built page to Markdown: the title and the content, including samples, tables, all tabs and admonitions,
 * but without navigation and controls. It reads the built page because that includes the output of components.
 *
 * @param address absolute URL of the page
 * @returns `null` when the page has no Markdown content
 */
export function htmlToMarkdown(page: Document, address: string): MarkdownPage | null {
  const elements = elementsIn(page);
  const main = elements.find(({tagName}) => tagName === 'main');
  const content = main && elementsIn(main).find((element) => hasClass(element, 'markdown'));
  const heading = main && elementsIn(main).find(({tagName}) => tagName === 'h1');
  if (!content || !heading) {
    return null;
  }
  const title = oneLine(textOf(heading));
  const description = elements.find((element) => attributeOf(element, 'name') === 'description');
  return {
    title,
    description: (description && attributeOf(description, 'content')) ?? '',
    markdown: `${[`# ${title}`, `<${address}>`, ...new Writer(address).blocksIn(content)].join('\n\n')}\n`,
  };
}

/**
 * Writes Markdown directly, because `rehype-remark` and `remark-stringify` take ten times as long: they convert the tree
 * twice, and search each text for every character that Markdown might misread.
 */
class Writer {
  constructor(private readonly address: string) {}

  /** Returns the paragraphs, lists and other blocks in an element. */
  blocksIn(element: Element): string[] {
    const blocks: string[] = [];
    let line = '';
    const endLine = () => {
      const text = line.replace(/ *\\\n */g, '\\\n').replace(/^(?:\s|\\\n)+|(?:\s|\\\n)+$/g, '');
      if (text) {
        blocks.push(text.replace(LINE_START, '$&\\'));
      }
      line = '';
    };
    for (const child of element.childNodes) {
      if (isElement(child) && isBlock(child) && !isPageOnly(child)) {
        endLine();
        blocks.push(...this.block(child));
      } else {
        line += this.inline(child);
      }
    }
    endLine();
    return blocks;
  }

  private block(element: Element): string[] {
    const {tagName} = element;
    if (/^h[2-6]$/.test(tagName)) {
      return [`${'#'.repeat(Number(tagName[1]))} ${oneLine(this.inlineIn(element))}`];
    }
    switch (tagName) {
      case 'pre':
        return [fence(element)];
      case 'ul':
      case 'ol':
      case 'dl':
        return [this.list(element)];
      case 'table':
        return [this.table(element)];
      case 'hr':
        return ['---'];
    }
    const blocks = this.blocksIn(element);
    if (hasClass(element, 'theme-admonition')) {
      const [title, ...content] = blocks;
      // The HTML has the title in lower case ("warning"); the style sheet capitalizes it.
      return [quote([`**${title!.charAt(0).toUpperCase()}${title!.slice(1)}**`, ...content].join('\n\n'))];
    }
    return tagName === 'blockquote' ? [quote(blocks.join('\n\n'))] : blocks;
  }

  private list(list: Element): string {
    const items = list.childNodes.filter(isElement);
    // As in the source, blank lines separate items that contain paragraphs.
    const isLoose = items.some((item) =>
      item.childNodes.some((child) => isElement(child) && isBlock(child) && !isList(child)),
    );
    const separator = isLoose ? '\n\n' : '\n';
    const first = Number(attributeOf(list, 'start') ?? 1);
    return items
      .map((item, index) => {
        const marker = list.tagName === 'ol' ? `${first + index}. ` : '- ';
        const text = this.blocksIn(item).join(separator);
        return marker + text.replace(/\n(?=.)/g, `\n${' '.repeat(marker.length)}`);
      })
      .join(separator);
  }

  /** Repeats cells that span several rows or columns, because Markdown has no such cells. */
  private table(table: Element): string {
    const grid: string[][] = [];
    const rows = elementsIn(table).filter(({tagName}) => tagName === 'tr');
    rows.forEach((row, y) => {
      for (const cell of row.childNodes.filter(isElement)) {
        const text = this.cell(cell);
        const x = [...(grid[y] ?? []), undefined].indexOf(undefined);
        for (let below = 0; below < Number(attributeOf(cell, 'rowspan') ?? 1); below += 1) {
          for (let right = 0; right < Number(attributeOf(cell, 'colspan') ?? 1); right += 1) {
            (grid[y + below] ??= [])[x + right] = text;
          }
        }
      }
    });
    const [head, ...body] = grid.map((cells) => `| ${cells.join(' | ')} |`);
    return [head, `|${' --- |'.repeat(grid[0]?.length ?? 0)}`, ...body].join('\n');
  }

  private cell(cell: Element): string {
    return oneLine(this.blocksIn(cell).join(' ')).replaceAll('|', '\\|');
  }

  private inlineIn(element: Element): string {
    return element.childNodes.map((child) => this.inline(child)).join('');
  }

  private inline(node: Node): string {
    if (isText(node)) {
      return node.value.replace(/[ \t\n\f\r]+/g, ' ').replace(SPECIAL, '\\$&');
    }
    if (!isElement(node) || isPageOnly(node)) {
      return '';
    }
    switch (node.tagName) {
      case 'br':
        return '\\\n';
      case 'code':
      case 'kbd':
        return inlineCode(textOf(node));
      case 'img':
        return `![${attributeOf(node, 'alt') ?? ''}](${this.urlOf(node, 'src')})`;
    }
    const text = this.inlineIn(node);
    switch (text.trim() && node.tagName) {
      case 'a':
        return `[${text}](${this.urlOf(node, 'href')})`;
      case 'em':
      case 'i':
        return `*${text}*`;
      case 'strong':
      case 'b':
        return `**${text}**`;
      case 'del':
        return `~~${text}~~`;
      default:
        return text;
    }
  }

  private urlOf(element: Element, attribute: string): string {
    const {href} = new URL(attributeOf(element, attribute) ?? '', this.address);
    return /[()]/.test(href) ? `<${href}>` : href;
  }
}

function isList({tagName}: Element): boolean {
  return tagName === 'ul' || tagName === 'ol';
}

function fence(pre: Element): string {
  const language = /(?:^|\s)language-(\S+)/.exec(attributeOf(pre, 'class') ?? '')?.[1] ?? '';
  const code = codeOf(pre).replace(/\n$/, '');
  const ticks = ticksAround(code, 3);
  return `${ticks}${language}\n${code}\n${ticks}`;
}

function inlineCode(code: string): string {
  const ticks = ticksAround(code, 1);
  const space = /^`|`$|^ .* $/.test(code) ? ' ' : '';
  return `${ticks}${space}${code}${space}${ticks}`;
}

/** Returns a longer run of backticks than any in the code. */
function ticksAround(code: string, minimum: number): string {
  const runs = (code.match(/`+/g) ?? []).map(({length}) => length + 1);
  return '`'.repeat(Math.max(minimum, ...runs));
}

function quote(text: string): string {
  return text.replace(/^(?=.)/gm, '> ').replace(/^$/gm, '>');
}

function oneLine(text: string): string {
  return text.replace(/[ \t]*\\?[\n\r]\s*/g, ' ').trim();
}
