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

/** The pages of each section, by the title of the section. */
type Sections = ReadonlyMap<string, readonly Entry[]>;

/** Groups the pages. Within a section, those with a short address are first, because they introduce the others. */
export function sectionsOf(entries: readonly Entry[]): Sections {
  const inOrder = entries.toSorted((a, b) => a.address.split('/').length - b.address.split('/').length);
  const matching = (pattern: RegExp) => inOrder.filter(({address}) => pattern.test(address));
  return new Map([
    ['Docs', matching(/\/docs\/(?!tutorial-)/)],
    ['Blog', matching(/\/blog\//)],
    // The tutorials are for authors of this site. The format says that this section can be skipped.
    ['Optional', matching(/\/docs\/tutorial-/)],
  ]);
}

/**
 * Returns the content of `llms.txt`, in the format of https://llmstxt.org: title, summary, links to related files, and
 * the pages grouped under a heading per section.
 */
export function llmsText(site: Site, sections: Sections, links: readonly string[]): string {
  const lists = [...sections]
    .filter(([, list]) => list.length > 0)
    .map(([name, list]) => `## ${name}\n\n${list.map(toLine).join('\n')}\n`);
  return [head(site), `${links.join(' · ')}\n`, ...lists].join('\n');
}

/** Returns the content of `llms-full.txt`: the text of every page, below its title and its URL. */
export function fullText(site: Site, sections: Sections): string {
  const texts = [...sections.values()].flat().map(({markdown}) => markdown);
  return [head(site), ...texts].join('\n');
}

function head({title, tagline}: Site): string {
  return `# ${title}\n\n> ${tagline}\n`;
}

function toLine({address, title, description}: Entry): string {
  return `- [${title}](${address})${description ? `: ${description}` : ''}`;
}
