import {readMarkdown, type Code, type Element, type Part} from '../../src/lib/markdown';
import {readAttribute} from '../../src/lib/samples/meta';

/** One thing of a page that both languages must have, in the same order. */
export interface Item {
  kind: 'heading' | 'sample' | 'code' | 'admonition' | 'element' | 'image' | 'link';
  /** What identifies it: a heading's level and id, a sample's reference, a link's target… */
  key: string;
  line: number;
}

/** A run of prose: a heading, a line of a paragraph, an item of a list, a cell of a table. */
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

/** Attributes that a translation must not change. */
const KEY_ATTRIBUTES = ['groupId', 'value', 'sample', 'type', 'default'];
const INLINE_CODE = /`[^`]*`/g;

/**
 * Takes a page apart.
 *
 * @param source text of a Markdown or MDX file
 * @param file its path, for messages
 * @throws {FileError} for a text that is not valid MDX
 */
export function outlineOf(source: string, file: string): Outline {
  const {frontMatter, parts} = readMarkdown(source, file);
  const fields = Object.entries(frontMatter.values).map(([name, value]): [string, Prose] => [
    name,
    {text: typeof value === 'string' ? value : JSON.stringify(value), line: frontMatter.lineOf(name)},
  ]);
  return {frontMatter: new Map(fields), items: parts.flatMap(itemsOf), prose: parts.flatMap(proseOf)};
}

function itemsOf(part: Part): Item | [] {
  const {kind, line} = part;
  switch (kind) {
    case 'heading':
      return {kind, key: `${part.level}#${part.id}`, line};
    case 'code':
      return codeItem(part);
    case 'admonition':
      return {kind, key: part.type, line};
    case 'element':
      return isComponent(part) ? {kind, key: elementKey(part), line} : [];
    case 'image':
    case 'link':
      return {kind, key: part.target, line};
    default:
      return [];
  }
}

function codeItem({lang, meta, line}: Code): Item {
  const quoted = readAttribute(meta, 'sample') ?? readAttribute(meta, 'signature');
  return quoted === null
    ? {kind: 'code', key: lang || 'none', line}
    : {kind: 'sample', key: `${quoted} ${/\{[\d,-]+\}/.exec(meta)?.[0] ?? ''}`.trim(), line};
}

function isComponent({name}: Element): boolean {
  return /^[A-Z]/.test(name);
}

function elementKey({name, attributes}: Element): string {
  const keys = [...attributes].filter(([attribute]) => KEY_ATTRIBUTES.includes(attribute));
  return [name, ...keys.map(([attribute, value]) => `${attribute}="${value}"`)].join(' ');
}

function proseOf(part: Part): Prose | [] {
  if (part.kind !== 'heading' && part.kind !== 'text') {
    return [];
  }
  return {text: part.text.replace(INLINE_CODE, '`…`'), line: part.line};
}
