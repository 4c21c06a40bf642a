import fs from 'node:fs/promises';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {readBuiltPages} from '../../../lib/built-pages';
import {htmlToMarkdown} from './htmlToMarkdown';
import {fullText, llmsText} from './llmsText';

/** Documents and posts, but not lists of posts. */
const CONTENT = /^(?:docs\/|blog\/(?!archive$|tags(?:\/|$)))/;

/**
 * Writes a Markdown version of each document and post (`docs/introduction.md` for `docs/introduction`), a list of them
 * (`llms.txt`), and a file with all of them (`llms-full.txt`), for each language.
 */
export async function writeMarkdownPages(props: Props): Promise<void> {
  const {siteConfig, baseUrl, outDir} = props;
  const root = `${siteConfig.url}${baseUrl}`;
  const pages = await readBuiltPages(props, {
    name: 'markdown-pages',
    code: [__dirname],
    accepts: (address) => CONTENT.test(address),
    read: (html, address) => htmlToMarkdown(html, `${root}${address}`),
  });
  await Promise.all(pages.map(({address, page}) => fs.writeFile(path.join(outDir, `${address}.md`), page.markdown)));
  const entries = pages.map(({address, page}) => ({...page, address: `${root}${address}.md`}));
  await fs.writeFile(path.join(outDir, 'llms.txt'), llmsText(siteConfig, entries, `${root}llms-full.txt`));
  await fs.writeFile(path.join(outDir, 'llms-full.txt'), fullText(siteConfig, entries));
}
