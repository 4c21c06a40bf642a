import fs from 'node:fs/promises';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import type {BuiltPage} from '../readPages';
import {fullText, llmsText, sectionsOf} from './llmsText';

/**
 * Writes a Markdown version of each document and post (`docs/introduction.md` for `docs/introduction`), a list of them
 * (`llms.txt`), and a file with all of them (`llms-full.txt`), for each language.
 */
export async function writeMarkdownPages(
  {siteConfig, baseUrl, outDir, i18n}: Props,
  pages: readonly BuiltPage[],
): Promise<void> {
  const root = `${siteConfig.url}${baseUrl}`;
  const entries = pages.flatMap(({address, markdown: page}) =>
    page ? [{...page, file: `${address}.md`, address: `${root}${address}.md`}] : [],
  );
  await Promise.all(entries.map(({file, markdown}) => fs.writeFile(path.join(outDir, file), markdown)));
  const sections = sectionsOf(entries);
  const otherLanguages = i18n.locales
    .filter((locale) => locale !== i18n.currentLocale)
    .map((locale) => i18n.localeConfigs[locale]!)
    .map((other) => `[${other.label}](${siteConfig.url}${other.baseUrl}llms.txt)`);
  const links = [`[llms-full.txt](${root}llms-full.txt)`, ...otherLanguages];
  await fs.writeFile(path.join(outDir, 'llms.txt'), llmsText(siteConfig, sections, links));
  await fs.writeFile(path.join(outDir, 'llms-full.txt'), fullText(siteConfig, sections));
}
