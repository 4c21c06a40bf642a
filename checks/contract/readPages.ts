import fs from 'node:fs';
import path from 'node:path';
import {CONTENT_FOLDERS, filesIn, type Language} from '../../src/lib/content/folders';
import type {ContractPage} from './checkPages';

/**
 * Reads the documents of one language.
 *
 * @param siteDir absolute path of the repository
 */
export function readPages(siteDir: string, language: Language): ContractPage[] {
  const folder = CONTENT_FOLDERS.docs[language];
  return filesIn(path.join(siteDir, folder), /\.mdx$/).map((file) => ({
    file: `${folder}/${file}`,
    doc: file.replace(/\.mdx$/, ''),
    text: fs.readFileSync(path.join(siteDir, folder, file), 'utf8'),
  }));
}
