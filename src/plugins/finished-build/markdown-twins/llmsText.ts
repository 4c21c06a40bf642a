/** A page in the list. */
export interface Entry {
  /** Absolute address of its Markdown twin. */
  address: string;
  title: string;
  description: string;
}

/**
 * Writes `llms.txt` (the format of llmstxt.org): title, summary, and the pages under a heading a section.
 *
 * @param site title and tagline in the language of the entries
 */
export function llmsText({title, tagline}: {title: string; tagline: string}, entries: readonly Entry[]): string {
  const sections = new Map<string, Entry[]>([
    ['Docs', entries.filter(({address}) => address.includes('/docs/'))],
    ['Blog', entries.filter(({address}) => address.includes('/blog/'))],
  ]);
  const lists = [...sections]
    .filter(([, list]) => list.length > 0)
    .map(([name, list]) => `## ${name}\n\n${list.map(toLine).join('\n')}\n`);
  return [`# ${title}\n`, `> ${tagline}\n`, ...lists].join('\n');
}

function toLine({address, title, description}: Entry): string {
  return `- [${title}](${address})${description ? `: ${description}` : ''}`;
}
