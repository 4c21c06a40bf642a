import fs from 'node:fs';
import path from 'node:path';
import type {ContractPage} from './checkPages';

/** Where the documents of each language are, from the repository's root. */
export const DOCS_FOLDERS = {
  en: 'docs',
  fr: 'i18n/fr/docusaurus-plugin-content-docs/current',
} as const;

/**
 * Reads the documents of one language.
 *
 * @param siteDir absolute path of the repository
 */
export function readPages(siteDir: string, language: keyof typeof DOCS_FOLDERS): ContractPage[] {
  const folder = DOCS_FOLDERS[language];
  return fs
    .readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .map((file) => ({
      file: `${folder}/${file}`,
      doc: file.replace(/\.mdx$/, ''),
      text: fs.readFileSync(path.join(siteDir, folder, file), 'utf8'),
    }));
}
