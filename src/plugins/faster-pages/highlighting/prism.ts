import {normalizeTokens, Prism} from 'prism-react-renderer';
import prismIncludeLanguages from '@theme/prism-include-languages';
import {escapeHtml, wrapLines, type CodeSource} from './html';

type Token = ReturnType<typeof normalizeTokens>[number][number];

prismIncludeLanguages(Prism);

/**
 * Highlights code with Prism and returns HTML. Style sheets color the tokens by class. This module contains the
 * grammars, so import it only on the server, or lazily.
 */
export function highlightedHtml({code, language, lineClassNames}: CodeSource): string {
  const grammar = Prism.languages[language];
  const tokens = grammar ? Prism.tokenize(code, grammar) : [code];
  const lines = normalizeTokens(tokens).map((line) => line.map(tokenHtml).join(''));
  return wrapLines(lines, lineClassNames);
}

/** Token types that look like plain text. Wrapping them would triple the number of elements in a code block. */
const PLAIN = new Set(['plain', 'punctuation', 'operator']);

function tokenHtml({types, content, empty}: Token): string {
  if (empty) {
    return '';
  }
  const text = escapeHtml(content);
  return types.every((type) => PLAIN.has(type)) ? text : `<span class="token ${types.join(' ')}">${text}</span>`;
}
