import path from 'node:path';
import {measurePages, type PageLength} from '../checks/prose/repetition';
import {checkPatterns} from '../checks/prose/patterns';
import type {Language} from '../src/content/folders';

const siteDir = path.resolve(__dirname, '..');
const LANGUAGES: Language[] = ['en', 'fr'];

/** The most of a page's text that may stand on another page too. */
const MAX_SHARED = 0.15;

/** The most words of a page about one test bed, its samples included: what a reader gets through in a quarter of an hour. */
const MAX_WORDS = 3000;
const LIMITED = /api\/test-beds\/(?:guard|resolver)\.mdx$/;

/**
 * `npm run check:prose [-- --list]`: looks for words that the pages must not use, for pages that are too long, and for
 * text that stands on several pages; exit code 1 when something is wrong. `--list` prints the figures of each page.
 */
function main(): void {
  const pages = LANGUAGES.map((language) => ({language, lengths: measurePages(siteDir, language)}));
  const problems = pages.flatMap(({language, lengths}) => [
    ...checkPatterns(siteDir, lengths.map(({file}) => file), language).map(({file, line, message}) => `${file}:${line}: ${message}`),
    ...lengths.flatMap(problemsOfLength),
  ]);
  if (process.argv.includes('--list')) {
    for (const {file, prose, all, shared} of pages.flatMap(({lengths}) => lengths)) {
      console.log(`${percent(shared).padStart(5)} of ${String(prose).padStart(5)} words, ${String(all).padStart(5)} with code  ${file}`);
    }
  }
  problems.forEach((problem) => console.error(problem));
  process.exitCode = problems.length === 0 ? 0 : 1;
}

function problemsOfLength({file, all, shared}: PageLength): string[] {
  return [
    ...(shared > MAX_SHARED
      ? [`${file}:1: ${percent(shared)} of the text stands on other pages too, ${percent(MAX_SHARED)} may; explain it once and link to it.`]
      : []),
    ...(LIMITED.test(file) && all >= MAX_WORDS ? [`${file}:1: ${all} words with the samples, ${MAX_WORDS} is too many; shorten it.`] : []),
  ];
}

function percent(part: number): string {
  return `${Math.round(part * 100)} %`;
}

main();
