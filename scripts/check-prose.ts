import path from 'node:path';
import {measurePages, type PageLength} from '../checks/prose/repetition';
import {checkPatterns} from '../checks/prose/patterns';
import type {Problem} from '../src/lib/content/problem';
import {report, reportError} from './support/report';

const siteDir = path.resolve(__dirname, '..');

/** The most of a page's text that may stand on another page too. */
const MAX_SHARED = 0.15;

/** The most words of a page about one test bed, its samples included: what a reader gets through in a quarter of an hour. */
const MAX_WORDS = 3000;
const LIMITED = /api\/test-beds\/(?:guard|resolver)\.mdx$/;

/**
 * The last part of `npm run lint:prose`: looks for words that English pages must not use (French ones are the business
 * of `check:translations`), for pages that are too long, and for text that stands on several pages; exit code 1 when
 * something is wrong. `npx tsx scripts/check-prose.ts --list` prints the figures of each page.
 */
function main(): void {
  const [english, french] = [measurePages(siteDir, 'en'), measurePages(siteDir, 'fr')];
  const pages = [...english, ...french];
  const found = checkPatterns(
    siteDir,
    english.map(({file}) => file),
  );
  const problems = [...found, ...pages.flatMap(problemsOfLength)];
  if (process.argv.includes('--list')) {
    for (const {file, prose, all, shared} of pages) {
      console.log(
        `${percent(shared).padStart(5)} of ${String(prose).padStart(5)} words, ${String(all).padStart(5)} with code  ${file}`,
      );
    }
  }
  report(problems);
}

function problemsOfLength({file, all, shared}: PageLength): Problem[] {
  return [
    ...(shared > MAX_SHARED
      ? [
          {
            file,
            line: 1,
            what: `${percent(shared)} of the text is on other pages too, ${percent(MAX_SHARED)} may be`,
            fix: 'explain it once and link to it.',
          },
        ]
      : []),
    ...(LIMITED.test(file) && all >= MAX_WORDS
      ? [{file, line: 1, what: `${all} words with the samples, ${MAX_WORDS} is too many`, fix: 'shorten it.'}]
      : []),
  ];
}

function percent(part: number): string {
  return `${Math.round(part * 100)} %`;
}

try {
  main();
} catch (error) {
  // A page that cannot be read: its own checks say the same.
  reportError(error);
}
