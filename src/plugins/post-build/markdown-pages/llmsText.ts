import type {MarkdownPage} from './htmlToMarkdown';

/** A page to list. */
export interface Entry extends MarkdownPage {
  /** Absolute URL of its Markdown version. */
  address: string;
}

/** Title and tagline in the language of the entries. */
interface Site {
  title: string;
  tagline: string;
}

/**
 * Returns the content of `llms.txt`, in the format of https://llmstxt.org: title, summary, and the pages grouped under
 * a heading per section.
 *
 * @param full absolute URL of `llms-full.txt`
 */
export function llmsText(site: Site, entries: readonly Entry[], full: string): string {
  const sections = new Map<string, Entry[]>([
    ['Docs', entries.filter(({address}) => address.includes('/docs/'))],
    ['Blog', entries.filter(({address}) => address.includes('/blog/'))],
  ]);
  const lists = [...sections]
    .filter(([, list]) => list.length > 0)
    .map(([name, list]) => `## ${name}\n\n${list.map(toLine).join('\n')}\n`);
  return [head(site), `[llms-full.txt](${full})\n`, ...lists].join('\n');
}

/** Returns the content of `llms-full.txt`: the text of every page, below its title and its URL. */
export function fullText(site: Site, entries: readonly Entry[]): string {
  const texts = entries.map(({address, markdown}) => markdown.replace('\n', `\n\n<${address}>\n`));
  return [head(site), ...texts].join('\n');
}

function head({title, tagline}: Site): string {
  return `# ${title}\n\n> ${tagline}\n`;
}

function toLine({address, title, description}: Entry): string {
  return `- [${title}](${address})${description ? `: ${description}` : ''}`;
}
