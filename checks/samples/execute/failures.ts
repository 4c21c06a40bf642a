import fs from 'node:fs';
import path from 'node:path';
import {listPages} from '../../../src/lib/content/folders';
import {readMarkdown} from '../../../src/lib/markdown';
import {parseRegions} from '../../../src/lib/samples/regions';
import {quoteIn} from '../quotes';
import type {SpecResult} from './runners';

/** What became of one spec file. */
export interface FileResult {
  /** Path under `samples/`. */
  file: string;
  passed: number;
  /** How many of its specs a bed registered by itself. */
  shouldCreate: number;
  failures: Failure[];
}

/** A spec that failed. */
interface Failure {
  /** Titles, the outermost `describe` first. */
  title: string;
  /** First line of the message. */
  message: string;
  /** `samples/<file>:<line>`, without the line when no stack tells it. */
  place: string;
  /** The pages that show that line, from the repository's root. */
  pages: string[];
}

/**
 * Sorts the executed specs by file, and finds the place of each failure and the pages that show it.
 *
 * @param siteDir absolute path of the repository
 * @param files the spec files that were loaded; each gets its result, also when none of its specs was executed
 * @param specs what the browser reported; the outermost suite of each is its file
 */
export function byFile(siteDir: string, files: readonly string[], specs: readonly SpecResult[]): FileResult[] {
  return files.map((file) => {
    const own = specs.filter(({suite}) => suite[0] === file);
    return {
      file,
      passed: own.filter(({status}) => status === 'passed').length,
      shouldCreate: own.filter(({description}) => description === 'should create').length,
      failures: own.filter(({status}) => status === 'failed').map((spec) => toFailure(siteDir, file, spec)),
    };
  });
}

function toFailure(siteDir: string, file: string, {suite, description, log}: SpecResult): Failure {
  const line = findLine(file, log.join('\n'));
  return {
    title: [...suite.slice(1), description].join(' > '),
    message: (log[0] ?? 'no message').split('\n')[0]!.trim(),
    place: `samples/${file}${line === null ? '' : `:${line}`}`,
    pages: line === null ? [] : pagesShowing(siteDir, file, line),
  };
}

/** The innermost line of the spec file in a stack. */
function findLine(file: string, stack: string): number | null {
  const [, after] = stack.split(`samples/${file}:`, 2);
  const line = /^\d+/.exec(after ?? '');
  return line ? Number(line[0]) : null;
}

/**
 * The pages that quote a region with that line.
 *
 * @param siteDir absolute path of the repository
 * @param file path under `samples/`
 * @param line 1-based
 */
function pagesShowing(siteDir: string, file: string, line: number): string[] {
  const source = fs.readFileSync(path.join(siteDir, 'samples', file), 'utf8');
  const references = [...parseRegions(source, file).values()]
    .filter(({from, to}) => from <= line && line <= to)
    .map(({name}) => `${file}#${name}`);
  return listPages(siteDir).filter((page) =>
    readMarkdown(fs.readFileSync(path.join(siteDir, page), 'utf8'), page).parts.some((part) =>
      references.includes(quoteIn(part) ?? ''),
    ),
  );
}
