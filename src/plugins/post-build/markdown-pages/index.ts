import fs from 'node:fs/promises';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import type {BuiltPage} from '../readPages';
import {fullText, llmsText} from './llmsText';

/**
 * Writes a Markdown version of each document and post (`docs/introduction.md` for `docs/introduction`), a list of them
 * (`llms.txt`), and a file with all of them (`llms-full.txt`), for each language.
 */
export async function writeMarkdownPages(
  {siteConfig, baseUrl, outDir}: Props,
  pages: readonly BuiltPage[],
): Promise<void> {
  const root = `${siteConfig.url}${baseUrl}`;
  const entries = pages.flatMap(({address, markdown: page}) =>
    page ? [{...page, file: `${address}.md`, address: `${root}${address}.md`}] : [],
  );
  await Promise.all(entries.map(({file, markdown}) => fs.writeFile(path.join(outDir, file), markdown)));
  await fs.writeFile(path.join(outDir, 'llms.txt'), llmsText(siteConfig, entries, `${root}llms-full.txt`));
  await fs.writeFile(path.join(outDir, 'llms-full.txt'), fullText(siteConfig, entries));
}
