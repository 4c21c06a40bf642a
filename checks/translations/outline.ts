import type {Pair} from '../../src/lib/content/folders';
import {readMarkdown, type Code, type Element, type Part} from '../../src/lib/markdown';
import {readAttribute} from '../../src/lib/samples/meta';

/** An element of a page that both languages must have. */
export interface Item {
  kind: 'heading' | 'sample' | 'code' | 'admonition' | 'element' | 'image' | 'link';
  /** Its identity: a heading's level and id, a sample's reference, a link's target… */
  key: string;
  line: number;
}

/** A piece of prose: a heading, a line of a paragraph, a list item, a table cell. */
export interface Prose {
  text: string;
  line: number;
}

/** The structure of a page, for comparison with its translation. */
export interface Outline {
  frontMatter: Map<string, Prose>;
  items: Item[];
  prose: Prose[];
}

/** A page in both languages. */
export interface TranslatedPage {
  pair: Pair;
  english: Outline;
  french: Outline;
}

/** Returns a reference to a line of another file, to append to a message. */
export function see({file, line}: {file: string; line: number}): string {
  return ` (see ${file}:${line})`;
}

/** Attributes that a translation must not change. */
const KEY_ATTRIBUTES = ['groupId', 'value', 'sample', 'type', 'default'];
const INLINE_CODE = /`[^`]*`/g;

/**
 * Returns the structure of a page.
 *
 * @param source content of a Markdown or MDX file
 * @param file path of the file, for messages
 * @throws {FileError} when the file is not valid MDX
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
      return /^[A-Z]/.test(part.name) ? {kind, key: elementKey(part), line} : [];
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
