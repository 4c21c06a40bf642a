import type {ComponentType} from 'react';

/** What a compiled Markdown page exports besides its component: front matter, metadata, table of contents. */
export type Facts = Record<string, unknown> & {frontMatter?: unknown; metadata?: {frontMatter?: unknown}};

/** A compiled Markdown page. */
export type ContentModule = Facts & {default: ComponentType<object>};

/** The id of the element that holds a page's facts. */
export const factsId = (key: string) => `facts-${key}`;

/** Writes JSON that may stand in a script element. */
export function jsonText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** Writes facts as such JSON. The front matter, which Docusaurus gives twice, is there once. */
export function writeFacts({metadata, ...facts}: Facts): string {
  return jsonText({...facts, metadata: {...metadata, frontMatter: undefined}});
}

/** Reads what `writeFacts` wrote. */
export function readFacts(text: string): Facts {
  const facts = JSON.parse(text) as Facts;
  return {...facts, metadata: {...facts.metadata, frontMatter: facts.frontMatter}};
}
