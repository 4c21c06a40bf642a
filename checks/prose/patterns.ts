import fs from 'node:fs';
import path from 'node:path';
import type {Problem} from '../../src/lib/content/problem';
import {readMarkdown} from '../../src/lib/markdown';

/** Words that an English page must not use. Those of French pages stand in `i18n/glossary.json`. */
interface ProsePattern {
  /** Matched against the text as a reader sees it. */
  pattern: RegExp;
  /** What to write instead, for the message. */
  fix: string;
  /** A sentence that the pattern finds, which the tests plant. */
  found: string;
}

/** English that reads like a translation, found by an editor on these pages. */
export const PATTERNS: readonly ProsePattern[] = [
  {pattern: /\bhence\b/i, fix: 'write “so” or “that is why”.', found: 'It injects the client, hence the option.'},
  {
    pattern: /\bstands? in (?:a|the|an)\b/i,
    fix: 'write “is in”; for a double, “replaces”.',
    found: 'The expectation stands in a callback.',
  },
  {pattern: /\bcan practically not\b/i, fix: 'write “can hardly”.', found: 'It can practically not fail.'},
  {pattern: /\bonce a (?:test|spec)\b/i, fix: 'write “once per test”.', found: 'Call it once a test.'},
  {
    pattern: /\bone \w+ an? (?:product|line|test|spec|card|branch)\b/i,
    fix: 'write “one … per …”.',
    found: 'The list has one card a product.',
  },
  {
    pattern: /\b(?:bed|page|code|option|test|library) wants\b/i,
    fix: 'write “needs” or “expects”.',
    found: 'The bed wants the option.',
  },
  {
    pattern: /\b(?:hands?|handed) (?:it |them )?over\b/i,
    fix: 'write “pass” or “give”.',
    found: 'It hands it over to the test.',
  },
  {pattern: /\bis to be had\b/i, fix: 'write “is available”.', found: 'Where the library is to be had.'},
  {
    pattern: /\btells? (?:which|what|that|whether|how|why|where)\b/i,
    fix: 'write “says”, “shows” or “tells you”.',
    found: 'The message tells which one.',
  },
];

/**
 * Looks for the patterns in the text of English pages; code is left alone.
 *
 * @param siteDir absolute path of the repository
 * @param files paths from there
 */
export function checkPatterns(siteDir: string, files: readonly string[]): Problem[] {
  return files.flatMap((file) =>
    readMarkdown(fs.readFileSync(path.join(siteDir, file), 'utf8'), file).parts.flatMap((part) =>
      part.kind === 'text' || part.kind === 'heading'
        ? problemsIn(part.text).map((problem) => ({file, line: part.line, ...problem}))
        : [],
    ),
  );
}

/** What is wrong in one text; code between backticks does not count. */
export function problemsIn(text: string): Pick<Problem, 'what' | 'fix'>[] {
  const prose = text.replace(/`[^`]*`/g, (code) => '`'.repeat(code.length));
  return PATTERNS.flatMap(({pattern, fix}) => {
    const [match] = pattern.exec(prose) ?? [];
    return match === undefined ? [] : [{what: `avoid “${match}”`, fix}];
  });
}
