export type {Language} from '../lib/content/folders';

/** The kind of a section. Results show it, except for guides and errors. */
export type Kind = 'guide' | 'symbol' | 'option' | 'tutorial' | 'blog';

/** A heading and the content up to the next heading. */
export interface Section {
  /** Fragment of its URL; empty for the top of the page. */
  id: string;
  /** 1 for the page title, 2 to 4 for headings. */
  level: number;
  /** The heading as displayed, with code in backticks. */
  heading: string;
  /** Prose, one paragraph per line. */
  text: string;
  /** Code blocks, one line of code per line. */
  code: string;
  /** Names declared in the section's signatures. */
  declares: string[];
  /** Phrases that readers type for it, from `src/search/phrases`. */
  phrases: string[];
}

/** A section without its content. */
export type OutlineSection = Pick<Section, 'id' | 'level' | 'heading' | 'declares'>;

/** A page of the site. */
export interface Page {
  /** Address relative to the language's base URL, such as `docs/introduction`; empty for the home page. */
  path: string;
  title: string;
  sections: Section[];
}

/** A page in the outline, which can be searched before the full text is loaded. */
export interface OutlinePage extends Omit<Page, 'sections'> {
  sections: OutlineSection[];
}
