import fs from 'node:fs';
import path from 'node:path';
import {FileError} from '../../lib/content/problem';
import {listAddresses} from '../../lib/content/addresses';
import {listPairs} from '../../lib/content/folders';
import {readMarkdown, sectionsOf, type Code} from '../../lib/markdown';
import {findRegion} from '../../lib/samples/library';
import {readAttribute} from '../../lib/samples/meta';
import type {Language, Page} from '../../search/model';
import {newSection} from './readPage';

/**
 * Reads the pages of a language from their sources, for `npm start`, which has no built pages. Does not include what
 * components render.
 *
 * @param siteDir absolute path of the repository
 */
export function readSources(siteDir: string, language: Language): Page[] {
  const {docs, posts} = listAddresses(siteDir);
  const addresses = new Map([...docs, ...posts]);
  return listPairs(siteDir).flatMap(({english, french}) => {
    const file = language === 'fr' && fs.existsSync(path.join(siteDir, french)) ? french : english;
    const address = addresses.get(english);
    if (address === undefined) {
      return [];
    }
    try {
      return readSource(siteDir, fs.readFileSync(path.join(siteDir, file), 'utf8'), file, address) ?? [];
    } catch (error) {
      if (error instanceof FileError) {
        // The author is still writing the page. The bundler reports the syntax error.
        return [];
      }
      throw error;
    }
  });
}

function readSource(siteDir: string, source: string, file: string, address: string): Page | null {
  const markdown = readMarkdown(source, file);
  const {draft, unlisted, title: written} = markdown.frontMatter.values;
  if (draft === true || unlisted === true) {
    return null;
  }
  const title = typeof written === 'string' ? written : address;
  const sections = [newSection('', 1, title)];
  for (const {heading, parts} of sectionsOf(markdown)) {
    if (heading?.id && heading.level >= 2 && heading.level <= 4) {
      sections.push(newSection(heading.id, heading.level, heading.text));
    } else if (heading) {
      sections.at(-1)!.text += `${heading.text}\n`;
    }
    const current = sections.at(-1)!;
    for (const part of parts) {
      if (part.kind === 'code') {
        current.code += `${codeOf(part, siteDir, file)}\n`;
      } else if (part.kind === 'text') {
        current.text += `${part.text.replaceAll('`', '')}\n`;
      }
    }
  }
  return {path: address, title, sections};
}

function codeOf({meta, body, line}: Code, siteDir: string, file: string): string {
  const reference = readAttribute(meta, 'sample');
  return reference === null ? body : findRegion(path.join(siteDir, 'samples'), reference, file, line).code;
}
