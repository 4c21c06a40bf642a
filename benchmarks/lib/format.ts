/** Formats bytes as kB (1000 bytes) with one decimal. */
export function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

/** Returns the median of some numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Formats a Markdown table. The first column is text, the others are numbers. An empty cell gets a dash. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell || '–').join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

/** Returns the label of a page in a table: the last segment of its address, after `fr/` if the page is French. */
export function titleOf(address: string): string {
  return address.replace(/^(fr\/)?.*?([^/]*)$/, '$1$2') || 'home';
}
