import type {MarkdownPage} from './htmlToMarkdown';

/** A page in the list. */
export interface Entry extends MarkdownPage {
  /** Absolute address of its Markdown page. */
  address: string;
}

/** Title and tagline in the language of the entries. */
interface Site {
  title: string;
  tagline: string;
}

/**
 * Writes `llms.txt` (the format of llmstxt.org): title, summary, and the pages under a heading a section.
 *
 * @param full absolute address of the text of all pages
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

/** Writes `llms-full.txt`: the text of every page, its title as a heading of the first level and its address behind it. */
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
