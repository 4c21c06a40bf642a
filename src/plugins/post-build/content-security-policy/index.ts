import fs from 'node:fs/promises';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {withPolicy} from './policy';

/**
 * Gives every built page a Content Security Policy in a `meta` element, since GitHub Pages sends no headers of ours.
 * Its hashes are those of the page's own inline code, so nothing may change a page afterwards.
 *
 * @throws {Error} when a page holds code that the policy would block
 */
export async function addPolicies({outDir, i18n}: Props): Promise<void> {
  const otherLanguages = i18n.locales.filter((locale) => locale !== i18n.currentLocale);
  for (const file of await listPages(outDir, otherLanguages)) {
    await addPolicy(file).catch((error: Error) => {
      throw new Error(`${path.relative(outDir, file)}: ${error.message}`);
    });
  }
}

/** Lists the pages of one language: the folders of the others stand in the default language's. */
async function listPages(outDir: string, otherLanguages: readonly string[]): Promise<string[]> {
  const entries = await fs.readdir(outDir, {recursive: true});
  return entries
    .filter((entry) => entry.endsWith('.html') && !otherLanguages.includes(entry.split(path.sep)[0]!))
    .sort()
    .map((entry) => path.join(outDir, entry));
}

/** Replaces the page in one step: the blog reads its posts for the feeds meanwhile, and sees either version whole. */
async function addPolicy(file: string): Promise<void> {
  const html = withPolicy(await fs.readFile(file, 'utf8'));
  const fresh = `${file}.new`;
  await fs.writeFile(fresh, html);
  await fs.rename(fresh, file);
}
