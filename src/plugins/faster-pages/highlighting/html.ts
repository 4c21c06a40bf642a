/** A code block to show. */
export interface CodeSource {
  code: string;
  /** Prism's name of the language. */
  language: string;
  /** Classes of lines by index from 0, for highlighted ones. */
  lineClassNames: Record<number, string[]>;
}

const ENTITIES: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);
}

/**
 * Wraps lines as the stock theme does, whose style sheets rely on it, but for the line break that ends each: a line is
 * a block, and only an empty one has no height without it.
 *
 * @param lines the HTML of each line
 */
export function wrapLines(lines: readonly string[], lineClassNames: CodeSource['lineClassNames']): string {
  return lines
    .map(
      (line, index) =>
        `<div class="${['token-line', ...(lineClassNames[index] ?? [])].join(' ')}">${line || '<br>'}</div>`,
    )
    .join('');
}

/** The code without colors: what shows until the highlighter is there. */
export function plainHtml({code, lineClassNames}: CodeSource): string {
  return wrapLines(code.split('\n').map(escapeHtml), lineClassNames);
}
