import fs from 'node:fs';
import path from 'node:path';
import {FileError} from '../../content/FileError';
import {CONTENT_FOLDERS, filesIn} from '../../content/folders';
import {readMarkdown, sectionsOf, type Code} from '../../markdown';
import {findRegion, parseReference} from '../../samples/library';
import {readAttribute} from '../../samples/meta';
import {kindOf} from '../kind';
import {addressOfSource} from './addressOfSource';
import type {Language, Page, Section} from '../model';

/** Folders of the sources of a language, from the repository's root. */
export function sourceFolders(language: Language): string[] {
  return Object.values(CONTENT_FOLDERS).map((folders) => folders[language]);
}

/**
 * Reads the pages of one language from their sources, for `npm start`, where no page is built. What a component
 * renders is not seen.
 *
 * @param siteDir absolute path of the repository
 */
export function readSources(siteDir: string, language: Language): Page[] {
  return Object.entries(CONTENT_FOLDERS).flatMap(([route, {[language]: folder}]) =>
    filesIn(path.join(siteDir, folder), /\.mdx?$/).flatMap((name) => {
      try {
        const source = fs.readFileSync(path.join(siteDir, folder, name), 'utf8');
        return readSource(siteDir, source, `${folder}/${name}`, addressOfSource(route, name, source)) ?? [];
      } catch (error) {
        if (error instanceof FileError) {
          // A page that is being written: the bundler tells what is wrong with it.
          return [];
        }
        throw error;
      }
    }),
  );
}

function readSource(siteDir: string, source: string, file: string, address: string): Page | null {
  const markdown = readMarkdown(source, file);
  const field = (name: string) => markdown.fields.get(name)?.text;
  if (field('draft') === 'true' || field('unlisted') === 'true') {
    return null;
  }
  const title = field('title') ?? address;
  const section = (id: string, level: number, heading: string): Section => ({
    id,
    level,
    heading,
    kind: kindOf(address, id, heading),
    text: '',
    code: '',
    declares: [],
    phrases: [],
  });
  const sections = [section('', 1, title)];
  for (const {heading, parts} of sectionsOf(markdown)) {
    if (heading?.id && heading.level >= 2 && heading.level <= 4) {
      sections.push(section(heading.id, heading.level, heading.text));
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
  return reference === null ? body : findRegion(path.join(siteDir, 'samples'), parseReference(reference, file, line), file, line).code;
}
