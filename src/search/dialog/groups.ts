import type {Hit} from '../engine/engine';

/** A title and the options under it. */
export interface Group {
  title: string;
  /** Whether `title` is the title of the page that all options are on. */
  isPage?: boolean;
  hits: Hit[];
}

const MAX_PAGES = 8;
const MAX_SECTIONS = 4;

/**
 * Groups hits by page, in the order of each page's best hit. Keeps the first `MAX_PAGES` pages, and the first
 * `MAX_SECTIONS` hits of each.
 */
export function groupByPage(hits: Hit[]): Group[] {
  const pages = new Map<string, Group>();
  for (const hit of hits) {
    const group = pages.get(hit.page.path) ?? {title: hit.page.title, isPage: true, hits: []};
    group.hits.push(hit);
    pages.set(hit.page.path, group);
  }
  return [...pages.values()].slice(0, MAX_PAGES).map((page) => ({...page, hits: page.hits.slice(0, MAX_SECTIONS)}));
}

/** Returns a section's address without the base URL: `path#id`. */
export function addressOf({page, section}: Hit): string {
  return `${page.path}#${section.id}`;
}
