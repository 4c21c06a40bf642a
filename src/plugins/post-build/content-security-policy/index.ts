import fs from 'node:fs/promises';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {withPolicy} from './policy';

/**
 * Adds a Content Security Policy to every built page, in a `meta` element because GitHub Pages does not support custom
 * headers. It contains hashes of the page's inline code, so no later step may change a page.
 *
 * @throws {Error} when a page contains code that the policy would block
 */
export async function addPolicies({outDir, i18n}: Props): Promise<void> {
  const otherLanguages = i18n.locales.filter((locale) => locale !== i18n.currentLocale);
  for (const file of await listPages(outDir, otherLanguages)) {
    await addPolicy(file).catch((error: Error) => {
      throw new Error(`${path.relative(outDir, file)}: ${error.message}`);
    });
  }
}

/** Lists the pages of one language. The folder of the default language contains those of the others. */
async function listPages(outDir: string, otherLanguages: readonly string[]): Promise<string[]> {
  const entries = await fs.readdir(outDir, {recursive: true});
  return entries
    .filter((entry) => entry.endsWith('.html') && !otherLanguages.includes(entry.split(path.sep)[0]!))
    .sort()
    .map((entry) => path.join(outDir, entry));
}

/** Replaces the page atomically, because the blog plugin may be reading it to generate the feeds. */
async function addPolicy(file: string): Promise<void> {
  const html = withPolicy(await fs.readFile(file, 'utf8'));
  const fresh = `${file}.new`;
  await fs.writeFile(fresh, html);
  await fs.rename(fresh, file);
}
