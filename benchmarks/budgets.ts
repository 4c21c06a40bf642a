import type {Language} from '../src/lib/content/folders';
import type {Kind} from './lib/kinds';

/** The most that a page may load, in kB (1000 bytes, gzip), and be made of: what a browser gets in all. */
export interface Budget {
  /** Of the largest page of the kind, in either language. */
  html: number;
  /** Elements of that page, without what is folded away: what a browser styles and lays out before the first paint. */
  elements: number;
  style: number;
  /** French pages have all translated messages of the interface in their script. */
  script: Record<Language, number>;
}

/** Limits for each kind of page. `tests/e2e/budgets.spec.ts` holds the build to them. */
export const BUDGETS: Record<Kind, Budget> = {
  home: {elements: 800, html: 12.5, style: 25.5, script: {en: 147, fr: 153}},
  api: {elements: 1650, html: 33.5, style: 25.5, script: {en: 169, fr: 178}},
  guide: {elements: 2150, html: 35.5, style: 25.5, script: {en: 176, fr: 185}},
  tutorial: {elements: 1250, html: 18.5, style: 25.5, script: {en: 166, fr: 173}},
  blogList: {elements: 500, html: 10, style: 25.5, script: {en: 164, fr: 171}},
  post: {elements: 1250, html: 20, style: 25.5, script: {en: 168, fr: 175}},
  notFound: {elements: 600, html: 8.5, style: 25.5, script: {en: 130, fr: 136}},
};

/** Limits for a reader who searches, in kB: all that the first search of a visit loads, and each one after it. */
export const SEARCH_BUDGET = {first: 195, next: 0};
