import type {ComponentType} from 'react';

/** What a compiled Markdown page exports besides its component: front matter, metadata, table of contents. */
export type Payload = Record<string, unknown> & {frontMatter?: unknown; metadata?: {frontMatter?: unknown}};

/** A compiled Markdown page. */
export type ContentModule = Payload & {default: ComponentType<object>};

/** The id of the element that holds a page's payload. */
export const payloadId = (key: string) => `payload-${key}`;

/** Writes a payload as JSON that may stand in a script element. The front matter, which Docusaurus gives twice, is there once. */
export function writePayload({metadata, ...payload}: Payload): string {
  return JSON.stringify({...payload, metadata: {...metadata, frontMatter: undefined}}).replaceAll('<', '\\u003c');
}

/** Reads what `writePayload` wrote. */
export function readPayload(text: string): Payload {
  const payload = JSON.parse(text) as Payload;
  return {...payload, metadata: {...payload.metadata, frontMatter: payload.frontMatter}};
}
