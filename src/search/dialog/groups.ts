import type {Hit} from '../engine/engine';

/** Options under one title. */
export interface Group {
  title: string;
  /** Whether the title is the title of their page. */
  isPage: boolean;
  hits: Hit[];
}

const MOST_PAGES = 8;
const MOST_SECTIONS = 4;

/** Groups hits by page, in the order of each page's best hit; keeps as many as a reader looks through. */
export function groupByPage(hits: Hit[]): Group[] {
  const pages = new Map<string, Group>();
  for (const hit of hits) {
    const group = pages.get(hit.page.path) ?? {title: hit.page.title, isPage: true, hits: []};
    group.hits.push(hit);
    pages.set(hit.page.path, group);
  }
  return [...pages.values()].slice(0, MOST_PAGES).map((page) => ({...page, hits: page.hits.slice(0, MOST_SECTIONS)}));
}

/** A section's address within its language, `path#id`. */
export function addressOf({page, section}: Hit): string {
  return `${page.path}#${section.id}`;
}
