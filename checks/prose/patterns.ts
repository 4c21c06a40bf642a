import fs from 'node:fs';
import path from 'node:path';
import type {Language} from '../../src/content/folders';
import {readMarkdown} from '../../src/markdown';
import {PATTERNS_EN} from './patterns.en';
import {PATTERNS_FR} from './patterns.fr';

/** Words that a page must not use, and what to write in their place. */
export interface ProsePattern {
  /** Matched against the text as a reader sees it, code between backticks. */
  pattern: RegExp;
  /** What to write instead, for the message. */
  cure: string;
  /** A sentence that the pattern finds, which the tests plant. */
  found: string;
}

/** A text that matches one of the patterns. */
export interface ProseProblem {
  file: string;
  /** 1-based. */
  line: number;
  message: string;
}

const PATTERNS: Record<Language, readonly ProsePattern[]> = {en: PATTERNS_EN, fr: PATTERNS_FR};

/**
 * Looks for the patterns of a language in the text of its pages; code is left alone.
 *
 * @param siteDir absolute path of the repository
 * @param files paths from there
 */
export function checkPatterns(siteDir: string, files: readonly string[], language: Language): ProseProblem[] {
  return files.flatMap((file) =>
    readMarkdown(fs.readFileSync(path.join(siteDir, file), 'utf8'), file).parts.flatMap((part) =>
      part.kind === 'text' || part.kind === 'heading' ? problemsIn(part.text, language).map((message) => ({file, line: part.line, message})) : [],
    ),
  );
}

/** The messages about one text; code between backticks does not count. */
export function problemsIn(text: string, language: Language): string[] {
  const prose = text.replace(/`[^`]*`/g, (code) => '`'.repeat(code.length));
  return PATTERNS[language].flatMap(({pattern, cure}) => {
    const [match] = pattern.exec(prose) ?? [];
    return match === undefined ? [] : [`“${match}” is to be avoided; ${cure}`];
  });
}
