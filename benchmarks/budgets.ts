import type {Kind} from './lib/kinds';

/** The most that a page may load, in kB (1000 bytes, gzip) and in both languages: what a browser gets in all. */
export interface Budget {
  html: number;
  style: number;
  script: number;
}

/** Limits for each kind of page. `tests/e2e/budgets.spec.ts` holds the build to them. */
export const BUDGETS: Record<Kind, Budget> = {
  home: {html: 11, style: 23, script: 130},
  api: {html: 29, style: 23, script: 125},
  guide: {html: 17, style: 23, script: 125},
  tutorial: {html: 17, style: 23, script: 125},
  blogList: {html: 9, style: 23, script: 120},
  post: {html: 19, style: 23, script: 122},
  notFound: {html: 8, style: 23, script: 116},
};

/** Limits for a reader who searches, in kB: all that the first search of a visit loads, and each one after it. */
export const SEARCH_BUDGET = {first: 240, next: 0};
