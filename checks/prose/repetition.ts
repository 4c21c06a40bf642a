import fs from 'node:fs';
import path from 'node:path';
import {CONTENT_FOLDERS, filesIn, type Language} from '../../src/lib/content/folders';
import {readMarkdown} from '../../src/lib/markdown';
import {findRegion, parseReference} from '../../src/lib/samples/library';
import {quoteIn} from '../samples/quotes';

/** How long a page is, and how much of it a reader meets elsewhere too. */
export interface PageLength {
  /** Path from the repository's root. */
  file: string;
  /** Words of its text: paragraphs, items, cells, headings. */
  prose: number;
  /** Words of its text and of the samples that it quotes. */
  all: number;
  /** The part of its text, 0 to 1, in runs of words that another page of its language has too. */
  shared: number;
}

/** Words in a run: long enough that two pages do not share one by chance. */
const RUN = 8;

const WORD = /[\p{L}\p{N}]+/gu;

/**
 * Counts the words of each page of a language, and those that stand on another page too.
 *
 * @param siteDir absolute path of the repository
 */
export function measurePages(siteDir: string, language: Language): PageLength[] {
  const samplesDir = path.join(siteDir, 'samples');
  const pages = Object.values(CONTENT_FOLDERS)
    .flatMap((folders) =>
      filesIn(path.join(siteDir, folders[language]), /\.mdx$/).map((name) => `${folders[language]}/${name}`),
    )
    .map((file) => readPage(file, fs.readFileSync(path.join(siteDir, file), 'utf8'), samplesDir));

  const pagesOfRun = new Map<string, number>();
  for (const {texts} of pages) {
    new Set(texts.flatMap(runsOf)).forEach((run) => pagesOfRun.set(run, (pagesOfRun.get(run) ?? 0) + 1));
  }
  return pages.map(({file, texts, code}) => {
    const prose = sum(texts.map((words) => words.length));
    const repeated = sum(texts.map((words) => countCovered(words, (run) => pagesOfRun.get(run)! > 1)));
    return {file, prose, all: prose + code, shared: prose === 0 ? 0 : repeated / prose};
  });
}

function readPage(file: string, source: string, samplesDir: string): {file: string; texts: string[][]; code: number} {
  const {parts} = readMarkdown(source, file);
  const texts = parts.flatMap((part) => (part.kind === 'text' || part.kind === 'heading' ? [wordsOf(part.text)] : []));
  const code = parts.map((part) => {
    if (part.kind !== 'code') {
      return 0;
    }
    const quoted = quoteIn(part);
    const body =
      quoted === null
        ? part.body
        : findRegion(samplesDir, parseReference(quoted, file, part.line), file, part.line).code;
    return wordsOf(body).length;
  });
  return {file, texts, code: sum(code)};
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

function runsOf(words: readonly string[]): string[] {
  return words.slice(RUN - 1).map((_, start) => words.slice(start, start + RUN).join(' '));
}

/** How many of the words stand in a run that is shared. */
function countCovered(words: readonly string[], isShared: (run: string) => boolean): number {
  const covered = new Set<number>();
  runsOf(words).forEach((run, start) => {
    if (isShared(run)) {
      for (let at = start; at < start + RUN; at += 1) {
        covered.add(at);
      }
    }
  });
  return covered.size;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
