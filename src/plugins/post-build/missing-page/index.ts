import fs from 'node:fs/promises';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {withLanguage, withSwitch, type NavbarItem} from './languages';

const FILE = '404.html';

/**
 * Makes the `404.html` of the default language the one of all languages: a static host answers every unknown address
 * with it. It holds the pages of the other languages too. Before it is painted it shows the one whose base URL the address
 * has, and names the addresses that are near. `npm start` serves one language, and needs none of this.
 *
 * @throws {Error} when Docusaurus builds the page in another way than it did
 */
export async function completeMissingPage({baseUrl, i18n, outDir, routesPaths, siteConfig}: Props): Promise<void> {
  const root = i18n.localeConfigs[i18n.defaultLocale]!.baseUrl;
  const own = path.join(outDir, FILE);
  // A language that is built alone stands at the root too.
  if (baseUrl === root) {
    const addresses = routesPaths.map((route) => route.slice(baseUrl.length)).filter((address) => address !== FILE);
    const {items} = (siteConfig.themeConfig as {navbar: {items: NavbarItem[]}}).navbar;
    await change(own, (html) => withSwitch(html, addresses.sort(), items));
  } else {
    const page = await fs.readFile(own, 'utf8');
    await change(path.join(outDir, path.relative(baseUrl, root), FILE), (html) => withLanguage(html, baseUrl, page));
  }
}

async function change(file: string, edit: (html: string) => string): Promise<void> {
  await fs.writeFile(file, edit(await fs.readFile(file, 'utf8')));
}
