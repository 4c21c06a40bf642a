import type {Kind} from './lib/kinds';

/** The maximum that a page may load, in kB (1000 bytes, gzipped), and its maximum number of elements. */
export interface Budget {
  /** HTML of the largest page of the kind, in either language. */
  html: number;
  /**
   * Elements of any page of the kind, in either language. Collapsed sections, which are not laid out before the first
   * paint, do not count.
   */
  elements: number;
  style: number;
  /** Script of the kind's representative page in French, which loads more than the English one. */
  script: number;
}

/** Limits for each kind of page, which `tests/built/limits.test.ts` and `tests/e2e/budgets.spec.ts` check. */
export const BUDGETS: Record<Kind, Budget> = {
  home: {elements: 870, html: 14.1, style: 25, script: 141.7},
  api: {elements: 1650, html: 42.1, style: 25, script: 173.8},
  guide: {elements: 2150, html: 40, style: 25, script: 175.9},
  tutorial: {elements: 1270, html: 18.7, style: 25, script: 157.2},
  blogList: {elements: 500, html: 10, style: 25, script: 155.8},
  post: {elements: 1280, html: 20.5, style: 25, script: 159.5},
  notFound: {elements: 600, html: 8.6, style: 25, script: 121.1},
};

/** Limits for the search, in kB: what the first search of a visit loads, and what each later search loads. */
export const SEARCH_BUDGET = {first: 229, next: 0};

/**
 * Limit for the font file, in kB. With the headers of its response, it fits into the 10 segments of 1460 bytes that a
 * new connection sends at once (RFC 6928), so it does not take another round trip.
 */
export const FONT_BUDGET = 14.1;
