import {normalizeTokens, Prism} from 'prism-react-renderer';
import prismIncludeLanguages from '@theme/prism-include-languages';
import {escapeHtml, wrapLines, type CodeSource} from './html';

type Token = ReturnType<typeof normalizeTokens>[number][number];

prismIncludeLanguages(Prism);

/**
 * Highlights code with Prism. The colors come from style sheets, by the classes of tokens. This module holds the
 * grammars: import it on the server, or lazily.
 */
export function highlightedHtml({code, language, lineClassNames}: CodeSource): string {
  const grammar = Prism.languages[language];
  const tokens = grammar ? Prism.tokenize(code, grammar) : [code];
  const lines = normalizeTokens(tokens).map((line) => line.map(tokenHtml).join(''));
  return wrapLines(lines, lineClassNames);
}

/** Kinds of tokens that look like plain text: two in three elements of a code block would be theirs. */
const PLAIN = new Set(['plain', 'punctuation', 'operator']);

function tokenHtml({types, content, empty}: Token): string {
  if (empty) {
    return '';
  }
  const text = escapeHtml(content);
  return types.every((type) => PLAIN.has(type)) ? text : `<span class="token ${types.join(' ')}">${text}</span>`;
}
