import type {Kind} from './lib/kinds';

/** The most that a page may load, in kB (1000 bytes, gzip) and in both languages: what a browser gets in all. */
export interface Budget {
  html: number;
  style: number;
  script: number;
  /** Where the script must get to; the limit holds what was reached. */
  scriptGoal: number;
}

/** Limits for each kind of page. `tests/e2e/budgets.spec.ts` holds the build to them. */
export const BUDGETS: Record<Kind, Budget> = {
  home: {html: 12, style: 25, script: 149, scriptGoal: 130},
  api: {html: 31, style: 25, script: 174, scriptGoal: 125},
  guide: {html: 17, style: 25, script: 169, scriptGoal: 125},
  tutorial: {html: 17, style: 25, script: 169, scriptGoal: 125},
  blogList: {html: 9, style: 25, script: 166, scriptGoal: 125},
  post: {html: 20, style: 25, script: 170, scriptGoal: 125},
  notFound: {html: 6, style: 25, script: 128, scriptGoal: 110},
};

/** Limits for a reader who searches, in kB: all that the first search of a visit loads, and each one after it. */
export const SEARCH_BUDGET = {first: 240, next: 0};
