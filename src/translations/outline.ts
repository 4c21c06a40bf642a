import {readAttribute} from '../samples/meta';
import {readFences} from '../samples/pages';

/** One thing of a page that both languages must have, in the same order. */
export interface Item {
  kind: 'heading' | 'sample' | 'code' | 'admonition' | 'element' | 'image' | 'link';
  /** What identifies it: a heading's level and id, a sample's reference, a link's target… */
  key: string;
  line: number;
}

/** A run of prose: a heading, a paragraph, an item of a list, a cell of a table. */
export interface Prose {
  text: string;
  line: number;
}

/** A page, taken apart for comparison with its translation. */
export interface Outline {
  frontMatter: Map<string, Prose>;
  items: Item[];
  prose: Prose[];
}

const HEADING = /^(#{1,6})\s+(.*?)(?:\s*\{#([^}]+)\})?\s*$/;
const ADMONITION = /^\s*:::+\s*([a-z]+)/;
/** An attribute may hold a `>`, as in `type="Type<any>[]"`. */
const ELEMENT = /<([A-Z][A-Za-z]*)\b((?:"[^"]*"|[^">])*)>/g;
const TAG = /<\/?[A-Za-z](?:"[^"]*"|[^">])*>/g;
const ELEMENT_KEYS = /\b(groupId|value|sample|type|default)="([^"]*)"/g;
const LINK = /(!?)\[((?:[^\][]|\[[^\]]*\])*)\]\(([^()\s]*(?:\([^()]*\))?[^()\s]*)(?:\s+"[^"]*")?\)/g;

/**
 * Takes a page apart.
 *
 * @param source text of a Markdown or MDX file
 */
export function outlineOf(source: string): Outline {
  const lines = source.split('\n');
  const outline: Outline = {frontMatter: new Map(), items: [], prose: []};
  const start = readFrontMatter(lines, outline.frontMatter);
  const hidden = fencedLines(source);

  for (const fence of readFences(source)) {
    const quoted = readAttribute(fence.meta, 'sample') ?? readAttribute(fence.meta, 'signature');
    outline.items.push(
      quoted !== null
        ? {kind: 'sample', key: `${quoted} ${fence.meta.match(/\{[\d,-]+\}/)?.[0] ?? ''}`.trim(), line: fence.line}
        : {kind: 'code', key: fence.lang || 'none', line: fence.line},
    );
  }
  for (let index = start; index < lines.length; index += 1) {
    if (!hidden.has(index)) {
      readLine(lines[index]!, index + 1, outline);
    }
  }
  outline.items.sort((a, b) => a.line - b.line);
  return outline;
}

function readLine(text: string, line: number, {items, prose}: Outline): void {
  const heading = HEADING.exec(text);
  if (heading) {
    items.push({kind: 'heading', key: `${heading[1]!.length}#${heading[3] ?? ''}`, line});
  }
  const admonition = ADMONITION.exec(text);
  if (admonition) {
    items.push({kind: 'admonition', key: admonition[1]!, line});
  }
  for (const [, name, attributes] of text.matchAll(ELEMENT)) {
    const keys = [...attributes!.matchAll(ELEMENT_KEYS)].map(([attribute]) => attribute);
    items.push({kind: 'element', key: [name, ...keys].join(' '), line});
  }
  for (const [, bang, , target] of text.matchAll(LINK)) {
    items.push({kind: bang ? 'image' : 'link', key: target!, line});
  }
  const cells = heading ? [heading[2]!] : text.startsWith('|') ? text.split('|') : [text];
  for (const cell of cells) {
    const plain = plainText(cell);
    if (plain) {
      prose.push({text: plain, line});
    }
  }
}

/** The words of a line as a reader sees them: without code, imports, targets, tags, list marks and emphasis. */
export function plainText(text: string): string {
  return text
    .replace(ADMONITION, '')
    .replace(/^\s*:::+\s*$/, '')
    .replace(/\{\/\*.*?\*\/\}/g, '')
    .replace(/^import .+ from '[^']*';$/, '')
    .replace(/`[^`]*`/g, '`…`')
    .replace(LINK, '$2')
    .replace(TAG, '')
    .replace(/^\s*(?:[-*+]|\d+\.|#{1,6}|>)\s+/, '')
    .replace(/[*_]{1,2}(\S(?:.*?\S)?)[*_]{1,2}/g, '$1')
    .replace(/^[\s|:-]+$/, '')
    .trim();
}

function readFrontMatter(lines: string[], fields: Map<string, Prose>): number {
  if (lines[0] !== '---') {
    return 0;
  }
  const end = lines.indexOf('---', 1);
  for (let index = 1; index < end; index += 1) {
    const field = /^([\w-]+):\s*(.*)$/.exec(lines[index]!);
    if (field) {
      fields.set(field[1]!, {text: field[2]!.replace(/^(['"])(.*)\1$/, '$2'), line: index + 1});
    }
  }
  return end + 1;
}

function fencedLines(source: string): Set<number> {
  const hidden = new Set<number>();
  for (const {line, end} of readFences(source)) {
    for (let index = line - 1; index < end; index += 1) {
      hidden.add(index);
    }
  }
  return hidden;
}
