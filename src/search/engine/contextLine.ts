import type {Analyzer} from './analyzer';
import {matchesIn, type Terms} from './marksIn';

/** In characters: about two lines on a phone. */
const LENGTH = 150;

/** Shorter lines, in characters, are labels, such as the first cell of a row. */
const LABEL_LENGTH = 30;

/**
 * Picks the line of a section's text to show under a result: the one with the most matching words, shortened at word
 * boundaries. The line that follows a label is shown with it.
 *
 * @param text the section's text, one paragraph per line
 */
export function contextLine(text: string, terms: Terms, analyzer: Analyzer): string {
  let best = {line: '', found: -1, at: 0};
  const lines = text.split('\n');
  for (const [place, line] of lines.entries()) {
    const seen = new Set<string>();
    let at = -1;
    for (const word of analyzer.wordsOf(line)) {
      const matched = matchesIn(line, word, terms, analyzer);
      if (matched.length > 0) {
        at = at < 0 ? word.index : at;
        matched.forEach((term) => seen.add(term));
      }
    }
    // Prefer full sentences to labels.
    const isLabel = line.length <= LABEL_LENGTH;
    const found = seen.size + (isLabel ? 0 : 0.5);
    if (found > best.found) {
      const shown = isLabel ? lines.slice(place, place + 2).join(' · ') : line;
      best = {line: shown, found, at: Math.max(at, 0)};
    }
  }
  return cut(best.line, best.at);
}

function cut(line: string, at: number): string {
  if (line.length <= LENGTH) {
    return line;
  }
  let from = Math.max(0, Math.min(at - LENGTH / 3, line.length - LENGTH));
  from = from === 0 ? 0 : line.indexOf(' ', from) + 1;
  const end = from + LENGTH >= line.length ? line.length : line.lastIndexOf(' ', from + LENGTH);
  return `${from > 0 ? '… ' : ''}${line.slice(from, end)}${end < line.length ? ' …' : ''}`;
}
