import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {htmlToMarkdown, type MarkdownPage} from './htmlToMarkdown';
import {llmsText, type Entry} from './llmsText';

/** Pages with content of their own: documents and posts, not lists of posts. */
const CONTENT = /^(?:docs\/|blog\/(?!archive$|tags(?:\/|$)))/;

/**
 * Writes a Markdown twin beside each document and post (`docs/introduction.md` for `docs/introduction`), and
 * `llms.txt`, the list of them, for readers and tools that want text. Each language has its own.
 */
export default function markdownTwins({siteConfig, baseUrl}: LoadContext): Plugin {
  return {
    name: 'markdown-twins',
    async postBuild({outDir, routesPaths}) {
      const addresses = routesPaths
        .filter((route) => route.startsWith(baseUrl))
        .map((route) => route.slice(baseUrl.length))
        .filter((address) => CONTENT.test(address))
        .sort();
      const entries: Entry[] = [];
      for (const address of addresses) {
        const page = await readPage(outDir, address, `${siteConfig.url}${baseUrl}`);
        if (page) {
          await fs.writeFile(path.join(outDir, `${address}.md`), page.markdown);
          entries.push({address: `${siteConfig.url}${baseUrl}${address}.md`, title: page.title, description: page.description});
        }
      }
      await fs.writeFile(path.join(outDir, 'llms.txt'), llmsText(siteConfig, entries));
    },
  };
}

async function readPage(outDir: string, address: string, root: string): Promise<MarkdownPage | null> {
  const html = await fs.readFile(path.join(outDir, `${address}.html`), 'utf8');
  return htmlToMarkdown(html, `${root}${address}`);
}
