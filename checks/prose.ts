import fs from 'node:fs';
import path from 'node:path';
import {CONTENT_FOLDERS, filesIn} from '../src/lib/content/folders';
import type {Problem} from '../src/lib/content/problem';
import {readMarkdown} from '../src/lib/markdown';

/** A phrase that English pages must not use. For French pages, see `i18n/glossary.json`. */
interface ProsePattern {
  /** Matched against the displayed text. */
  pattern: RegExp;
  /** How to fix it. */
  fix: string;
}

/** Unidiomatic phrases that an editor found on these pages. */
const PATTERNS: readonly ProsePattern[] = [
  {pattern: /\bhence\b/i, fix: 'write “so” or “that is why”.'},
  {pattern: /\bstands? in (?:a|the|an)\b/i, fix: 'write “is in”, or “replaces” for a test double.'},
  {pattern: /\bcan practically not\b/i, fix: 'write “can hardly”.'},
  {pattern: /\bonce a (?:test|spec)\b/i, fix: 'write “once per test”.'},
  {pattern: /\bone \w+ an? (?:product|line|test|spec|card|branch)\b/i, fix: 'write “one … per …”.'},
  {pattern: /\b(?:bed|page|code|option|test|library) wants\b/i, fix: 'write “needs” or “expects”.'},
  {pattern: /\b(?:hands?|handed) (?:it |them )?over\b/i, fix: 'write “pass” or “give”.'},
  {pattern: /\bis to be had\b/i, fix: 'write “is available”.'},
  {pattern: /\btells? (?:which|what|that|whether|how|why|where)\b/i, fix: 'write “says”, “shows” or “tells you”.'},
];

/** Finds phrases that English pages must not use, except in code. */
export function checkProse(siteDir: string): Problem[] {
  const files = Object.values(CONTENT_FOLDERS).flatMap(({en}) =>
    filesIn(path.join(siteDir, en), /\.mdx$/).map((name) => `${en}/${name}`),
  );
  return files.flatMap((file) =>
    readMarkdown(fs.readFileSync(path.join(siteDir, file), 'utf8'), file).parts.flatMap((part) =>
      part.kind === 'text' || part.kind === 'heading'
        ? problemsIn(part.text).map((problem) => ({file, line: part.line, ...problem}))
        : [],
    ),
  );
}

/** Returns the problems in a text, ignoring code in backticks. */
function problemsIn(text: string): Pick<Problem, 'what' | 'fix'>[] {
  const prose = text.replace(/`[^`]*`/g, (code) => '`'.repeat(code.length));
  return PATTERNS.flatMap(({pattern, fix}) => {
    const [match] = pattern.exec(prose) ?? [];
    return match === undefined ? [] : [{what: `avoid “${match}”`, fix}];
  });
}
