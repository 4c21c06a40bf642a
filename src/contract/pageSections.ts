/** What a page says under its headings, as far as the contract is concerned. */
export interface PageSections {
  /** The title in the front matter. */
  title: string;
  sections: readonly Section[];
}

/** One heading, and what stands below it up to the next one. */
export interface Section {
  level: number;
  /** The heading's text, Markdown kept. */
  text: string;
  /** The explicit id, empty when there is none. */
  id: string;
  /** 1-based. */
  line: number;
  facts: readonly Facts[];
}

/** The attributes of an `<OptionFacts>` element. */
export interface Facts {
  type: string;
  default?: string;
  /** 1-based. */
  line: number;
}

const HEADING = /^(#{1,6})\s+(.*?)(?:\s+\{#([^}]+)\})?\s*$/;
const FENCE = /^\s*(`{3,}|~{3,})/;
const FACTS = /<OptionFacts\b((?:[^>"']|"[^"]*"|'[^']*')*?)\/>/g;
const ATTRIBUTE = /(\w+)=(?:"([^"]*)"|'([^']*)'|\{\s*(?:"([^"]*)"|'([^']*)'|`([^`]*)`)\s*\})/g;
const ENTITIES: Record<string, string> = {lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", amp: '&'};

/**
 * Reads the headings of a Markdown page and the facts below them. What stands in code fences is not read.
 *
 * @param text the page
 */
export function readPage(text: string): PageSections {
  const lines = blankFences(text.split('\n'));
  const bodyStart = lines[0]?.trim() === '---' ? lines.indexOf('---', 1) + 1 : 0;
  const title = lines.slice(0, bodyStart).map((line) => /^title:\s*(.*)$/.exec(line)?.[1]).find(Boolean);

  const starts = lines.flatMap((line, index) => (index >= bodyStart && HEADING.test(line) ? [index] : []));
  const sections = starts.map((start, index) => {
    const [, marks, heading, id] = HEADING.exec(lines[start]!)!;
    const below = lines.slice(start + 1, starts[index + 1]);
    return {level: marks!.length, text: heading!, id: id ?? '', line: start + 1, facts: readFacts(below, start + 2)};
  });
  return {title: unquote(title ?? ''), sections};
}

function blankFences(lines: readonly string[]): string[] {
  let fence: string | null = null;
  return lines.map((line) => {
    const marker = FENCE.exec(line)?.[1];
    if (fence === null) {
      fence = marker ?? null;
      return marker ? '' : line;
    }
    if (marker && marker[0] === fence[0] && marker.length >= fence.length && line.trim() === marker) {
      fence = null;
    }
    return '';
  });
}

function readFacts(lines: readonly string[], firstLine: number): Facts[] {
  const text = lines.join('\n');
  return [...text.matchAll(FACTS)].map((match) => {
    const attributes = new Map(
      [...match[1]!.matchAll(ATTRIBUTE)].map(([, name, double, single, ...inBraces]) => {
        const inQuotes = double ?? single;
        return [name!, inQuotes === undefined ? inBraces.find((value) => value !== undefined)! : decode(inQuotes)];
      }),
    );
    return {
      type: attributes.get('type') ?? '',
      default: attributes.get('default'),
      line: firstLine + text.slice(0, match.index).split('\n').length - 1,
    };
  });
}

function decode(text: string): string {
  return text.replace(/&(\w+|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

function unquote(text: string): string {
  return /^(['"])(.*)\1$/.exec(text)?.[2] ?? text;
}
