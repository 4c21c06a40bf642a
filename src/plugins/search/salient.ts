import type {Document} from './documents';

/**
 * Picks the terms of each section's text that tell it from the others, for the first answer: those that few sections
 * have, the most repeated first.
 *
 * @param documents the sections with their full text
 * @param most how many terms a section gets at most
 * @returns the terms of each section, joined by spaces
 */
export function salientTerms(documents: Document[], most: number): string[] {
  const sections = new Map<string, number>();
  for (const document of documents) {
    for (const term of new Set(document.text.split(' '))) {
      sections.set(term, (sections.get(term) ?? 0) + 1);
    }
  }
  return documents.map(({text, heading, symbol, path, page}) => {
    const known = new Set(`${heading} ${symbol} ${path} ${page}`.split(' '));
    const counts = new Map<string, number>();
    for (const term of text.split(' ')) {
      if (term.length > 2 && !known.has(term)) {
        counts.set(term, (counts.get(term) ?? 0) + 1);
      }
    }
    const salience = (term: string, count: number) => count * Math.log(documents.length / sections.get(term)!);
    return [...counts]
      .filter(([term]) => sections.get(term)! > 1)
      .sort(([a, x], [b, y]) => salience(b, y) - salience(a, x) || (a < b ? -1 : 1))
      .slice(0, most)
      .map(([term]) => term)
      .join(' ');
  });
}
