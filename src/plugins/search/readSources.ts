import fs from 'node:fs';
import path from 'node:path';
import {findRegion, parseReference} from '../../samples/library';
import {readAttribute} from '../../samples/meta';
import {readFences, type Fence} from '../../samples/pages';
import {kindOf} from './kind';
import type {Language, Page, Section} from './model';

const FOLDERS: Record<Language, {docs: string; blog: string}> = {
  en: {docs: 'docs', blog: 'blog'},
  fr: {docs: 'i18n/fr/docusaurus-plugin-content-docs/current', blog: 'i18n/fr/docusaurus-plugin-content-blog'},
};

const HEADING = /^(#{2,4})\s+(.*?)\s*\{#([^}]+)\}\s*$/;
const LINK = /(!?)\[((?:[^\][]|\[[^\]]*\])*)\]\(([^)\s]+)\)/g;

/** Folders of the sources of a language, from the repository's root. */
export function sourceFolders(language: Language): string[] {
  return Object.values(FOLDERS[language]);
}

/**
 * Reads the pages of one language from their sources, for `npm start`, where no page is built. What a component
 * renders is not seen, and links are not counted: the ranking is a little less sure than in the build.
 *
 * @param siteDir absolute path of the repository
 */
export function readSources(siteDir: string, language: Language): Page[] {
  return Object.entries(FOLDERS[language]).flatMap(([route, folder]) => {
    const absolute = path.join(siteDir, folder);
    return fs
      .readdirSync(absolute, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.mdx?$/.test(file))
      .map((file) => readSource(fs.readFileSync(path.join(absolute, file), 'utf8'), route, file.split(path.sep).join('/'), siteDir))
      .filter((page) => page !== null);
  });
}

function readSource(source: string, route: string, file: string, siteDir: string): Page | null {
  const lines = source.split('\n');
  const end = lines.indexOf('---', 1);
  const field = (name: string) =>
    lines.slice(1, end).find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2).replace(/^(['"])(.*)\1$/, '$2');
  if (field('draft') === 'true' || field('unlisted') === 'true') {
    return null;
  }
  const address = `${route}/${field('slug') ?? file.replace(/\.mdx?$/, '')}`;
  const title = field('title') ?? address;
  const section = (id: string, level: number, heading: string): Section => ({
    id,
    level,
    heading,
    kind: kindOf(address, id, heading),
    text: '',
    code: '',
    declares: [],
  });
  const sections = [section('', 1, title)];
  const fences = new Map(readFences(source).map((fence) => [fence.line, fence]));
  for (let index = end + 1; index < lines.length; index += 1) {
    const fence = fences.get(index + 1);
    const heading = HEADING.exec(lines[index]!);
    const current = sections.at(-1)!;
    if (fence) {
      current.code += `${codeOf(fence, siteDir, file)}\n`;
      index = fence.end - 1;
    } else if (heading) {
      sections.push(section(heading[3]!, heading[1]!.length, heading[2]!));
    } else {
      const text = proseOf(lines[index]!);
      current.text += text ? `${text}\n` : '';
    }
  }
  return {path: address, title, sections, links: []};
}

function codeOf(fence: Fence, siteDir: string, file: string): string {
  const reference = readAttribute(fence.meta, 'sample');
  return reference === null
    ? fence.body
    : findRegion(path.join(siteDir, 'samples'), parseReference(reference, file, fence.line), file, fence.line).code;
}

/** A line of prose without the marks of Markdown and MDX; code stays. */
function proseOf(line: string): string {
  return line
    .replace(/^\s*:::+.*$/, '')
    .replace(/\{\/\*.*?\*\/\}/g, '')
    .replace(/^(?:import|export) .*$/, '')
    .replace(LINK, '$2')
    .replace(/<\/?[A-Za-z](?:"[^"]*"|[^">])*>/g, '')
    .replace(/^\s*(?:[-*+]|\d+\.|>)\s+/, '')
    .replace(/[*_]{2}|`/g, '')
    .replace(/^[\s|:-]+$/, '')
    .trim();
}
