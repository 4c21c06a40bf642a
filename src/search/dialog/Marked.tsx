import {Fragment, type ReactNode} from 'react';
import type {Search} from './load';
import {marksIn, type Terms} from '../engine/marksIn';

interface Props {
  /** Text with code in backticks. */
  text: string;
  /** What to highlight; `null` for nothing. */
  terms: Terms | null;
  search: Search;
}

/** Renders text, and highlights the words that matched. */
export default function Marked({text, terms, search}: Props): ReactNode {
  return text
    .split(/(`[^`]+`)/)
    .map((piece, index) =>
      piece.startsWith('`') && piece.length > 2 ? (
        <code key={index}>{marked(piece.slice(1, -1), terms, search)}</code>
      ) : (
        <Fragment key={index}>{marked(piece, terms, search)}</Fragment>
      ),
    );
}

function marked(text: string, terms: Terms | null, {analyzer}: Search): ReactNode[] {
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const {from, to} of terms ? marksIn(text, terms, analyzer) : []) {
    nodes.push(text.slice(end, from), <mark key={from}>{text.slice(from, to)}</mark>);
    end = to;
  }
  nodes.push(text.slice(end));
  return nodes;
}
