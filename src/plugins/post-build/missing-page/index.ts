import fs from 'node:fs/promises';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {withLanguage, withSwitch} from './languages';

const FILE = '404.html';

/**
 * Makes the `404.html` of the default language work for all languages, because a static host answers every unknown
 * address with it. It contains the not-found page in every language. Before the first paint, it shows the language
 * whose base URL the address starts with. `npm start` serves one language, so it does not need this.
 *
 * @throws {Error} when Docusaurus has changed the structure of the page
 */
export async function completeMissingPage({baseUrl, i18n, outDir}: Props): Promise<void> {
  const root = i18n.localeConfigs[i18n.defaultLocale]!.baseUrl;
  const own = path.join(outDir, FILE);
  // With `--locale fr`, Docusaurus builds French at the root too.
  if (baseUrl === root) {
    await change(own, withSwitch);
  } else {
    const page = await fs.readFile(own, 'utf8');
    await change(path.join(outDir, path.relative(baseUrl, root), FILE), (html) => withLanguage(html, baseUrl, page));
  }
}

async function change(file: string, edit: (html: string) => string): Promise<void> {
  await fs.writeFile(file, edit(await fs.readFile(file, 'utf8')));
}
