import fs from 'node:fs/promises';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {filesIn} from '../../lib/content/folders';
import {parseHtml} from '../../lib/html';
import type {Page} from '../../search/model';
import {readPage} from './search/readPage';
import {withPolicy} from './contentSecurityPolicy';
import {htmlToMarkdown, type MarkdownPage} from './markdown-pages/htmlToMarkdown';

/** What the other steps need from a built page. */
export interface BuiltPage {
  /** Address relative to the language's base URL; empty for the home page. */
  address: string;
  /** What the search indexes; `null` if it does not index the page. */
  search: Page | null;
  /** `null` if the page has no Markdown version. */
  markdown: MarkdownPage | null;
}

/** Documents and posts, but not lists of posts. */
const CONTENT = /^(?:docs\/|blog\/(?!archive$|tags(?:\/|$)))/;

/**
 * Parses each built page of a language once: reads it for the search and as Markdown, and adds its Content Security
 * Policy. The policy contains hashes of the page's inline code, so no later step may change a page.
 *
 * @returns the pages, ordered by address
 * @throws {Error} when a page contains code that the policy would block
 */
export async function readPages({siteConfig, outDir, baseUrl, i18n}: Props): Promise<BuiltPage[]> {
  const otherLanguages = i18n.locales.filter((locale) => locale !== i18n.currentLocale);
  const pages: BuiltPage[] = [];
  for (const address of listAddresses(outDir, otherLanguages)) {
    const name = `${address || 'index'}.html`;
    const file = path.join(outDir, name);
    const html = await fs.readFile(file, 'utf8');
    const document = parseHtml(html);
    pages.push({
      address,
      search: readPage(document, address),
      markdown: CONTENT.test(address) ? htmlToMarkdown(document, `${siteConfig.url}${baseUrl}${address}`) : null,
    });
    try {
      await replace(file, withPolicy(html, document));
    } catch (error) {
      throw new Error(`${name}: ${(error as Error).message}`, {cause: error});
    }
  }
  return pages;
}

/** Lists the pages of one language. The folder of the default language contains the folders of the others. */
function listAddresses(outDir: string, otherLanguages: readonly string[]): string[] {
  return filesIn(outDir, /\.html$/)
    .filter((file) => !otherLanguages.includes(file.split('/')[0]!))
    .map((file) => file.replace(/(?:^index)?\.html$/, ''))
    .sort();
}

/** Replaces the page atomically, because the blog plugin may be reading it to generate the feeds. */
async function replace(file: string, html: string): Promise<void> {
  const fresh = `${file}.new`;
  await fs.writeFile(fresh, html);
  await fs.rename(fresh, file);
}
