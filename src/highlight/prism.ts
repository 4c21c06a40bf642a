import {normalizeTokens, Prism} from 'prism-react-renderer';
import prismIncludeLanguages from '@theme/prism-include-languages';
import {escapeHtml, wrapLines, type CodeSource} from './html';

type Token = ReturnType<typeof normalizeTokens>[number][number];

prismIncludeLanguages(Prism as unknown as Parameters<typeof prismIncludeLanguages>[0]);

/**
 * Highlights code with Prism. The colours come from style sheets, by the classes of tokens. This module holds the
 * grammars: import it on the server, or lazily.
 */
export function highlightedHtml({code, language, lineClassNames}: CodeSource): string {
  const grammar = Prism.languages[language];
  const tokens = grammar ? Prism.tokenize(code, grammar) : [code];
  const lines = normalizeTokens(tokens as Parameters<typeof normalizeTokens>[0]).map((line) => mergeSigns(line).map(tokenHtml).join(''));
  return wrapLines(lines, lineClassNames);
}

/** Kinds of tokens that have one colour (code.css). */
const SIGNS = ['punctuation', 'operator'];

const isSign = ({types}: Token) => types.every((type) => SIGNS.includes(type));
const isSpace = ({content}: Token) => /^ *$/.test(content);

/** Makes one token of signs that follow each other, with spaces between: two in five elements of a code block. */
function mergeSigns(line: Token[]): Token[] {
  const merged: Token[] = [];
  for (const token of line) {
    const space = merged.at(-1);
    const sign = space && isSpace(space) ? merged.at(-2) : space;
    if (sign && isSign(token) && isSign(sign)) {
      merged.splice(merged.indexOf(sign), 2, {...sign, content: sign.content + (sign === space ? '' : space!.content) + token.content});
    } else {
      merged.push(token);
    }
  }
  return merged;
}

function tokenHtml({types, content, empty}: Token): string {
  if (empty) {
    return '';
  }
  const text = escapeHtml(content);
  const classes = types.filter((type) => type !== 'plain');
  return classes.length > 0 ? `<span class="token ${classes.join(' ')}">${text}</span>` : text;
}
