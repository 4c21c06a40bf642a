/** A code block to render. */
export interface CodeSource {
  code: string;
  /** Prism's name of the language. */
  language: string;
  /** Classes of the highlighted lines, by zero-based index. */
  lineClassNames: Record<number, string[]>;
}

const ENTITIES: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);
}

/**
 * Wraps lines in the same markup as the stock theme, because its style sheets rely on it. Unlike the stock theme, it
 * adds a `<br>` only to empty lines: lines are blocks, and only empty ones need it to have a height.
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

/** Returns the code without highlighting, to show until the highlighter is loaded. */
export function plainHtml({code, lineClassNames}: CodeSource): string {
  return wrapLines(code.split('\n').map(escapeHtml), lineClassNames);
}
