import fs from 'node:fs';
import path from 'node:path';
import {readAttribute} from './meta';

/** A code fence of a page, as written. */
export interface Fence {
  lang: string;
  meta: string;
  body: string;
  /** 1-based lines of the opening and of the closing mark. */
  line: number;
  end: number;
}

/** A place in a page that quotes a region. */
export interface Quote {
  reference: string;
  line: number;
}

const FENCE = /^(\s*)(`{3,}|~{3,})\s*([^\s`{]*)\s*(.*)$/;
const INLINE_CODE = /`[^`]*`/g;
const LINE_COUNT = /<SampleLines\s+sample="([^"]*)"/g;

/** Folders that hold pages, from the repository's root; French ones start with `i18n/fr/`. */
export const PAGE_FOLDERS = [
  'docs',
  'blog',
  'src/pages',
  'i18n/fr/docusaurus-plugin-content-docs/current',
  'i18n/fr/docusaurus-plugin-content-blog',
];

/**
 * Lists the Markdown and MDX files that may quote samples.
 *
 * @param siteDir absolute path of the repository
 * @returns paths relative to it with forward slashes, sorted
 */
export function listPages(siteDir: string): string[] {
  return PAGE_FOLDERS.filter((folder) => fs.existsSync(path.join(siteDir, folder)))
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
        .filter((file) => /\.mdx?$/.test(file))
        .map((file) => `${folder}/${file.split(path.sep).join('/')}`),
    )
    .sort();
}

/** Reads the code fences of a page. A fence inside a longer fence is text, not a fence. */
export function readFences(source: string): Fence[] {
  const fences: Fence[] = [];
  const lines = source.split('\n');
  for (let index = 0; index < lines.length; index += 1) {
    const opening = FENCE.exec(lines[index]!);
    if (!opening) {
      continue;
    }
    const [, , marker, lang, meta] = opening as unknown as [string, string, string, string, string];
    const body: string[] = [];
    const start = index;
    index += 1;
    while (index < lines.length && !isClosing(lines[index]!, marker)) {
      body.push(lines[index]!);
      index += 1;
    }
    fences.push({lang, meta: meta.trim(), body: body.join('\n'), line: start + 1, end: index + 1});
  }
  return fences;
}

/** Finds each place of a page that quotes a region: fences, and `<SampleLines>` where it is not shown as code. */
export function readQuotes(source: string): Quote[] {
  const quotes: Quote[] = [];
  const shown = source.split('\n').map((text) => text.replace(INLINE_CODE, ''));
  for (const fence of readFences(source)) {
    shown.fill('', fence.line - 1, fence.end);
    const reference = readAttribute(fence.meta, 'sample');
    if (reference !== null) {
      quotes.push({reference, line: fence.line});
    }
  }
  shown.forEach((text, index) => {
    for (const match of text.matchAll(LINE_COUNT)) {
      quotes.push({reference: match[1]!, line: index + 1});
    }
  });
  return quotes;
}

function isClosing(line: string, marker: string): boolean {
  const text = line.trim();
  return text.length >= marker.length && text === marker[0]!.repeat(text.length);
}
