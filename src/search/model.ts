export type {Language} from '../lib/content/folders';

/** What a section is: shown with a result, and used by the ranking. */
export type Kind = 'guide' | 'symbol' | 'option' | 'tutorial' | 'blog';

/** A heading of a page and what follows it, down to the next heading. */
export interface Section {
  /** Fragment of its address; empty for the top of the page. */
  id: string;
  /** 1 for the page's title, 2 to 4 for headings. */
  level: number;
  /** The heading as a reader sees it, code between backticks. */
  heading: string;
  kind: Kind;
  /** Prose, one paragraph per line. */
  text: string;
  /** Code blocks, one line of code per line. */
  code: string;
  /** Names that the section's signatures declare. */
  declares: string[];
  /** What readers type for it: `src/search/phrases`. */
  phrases: string[];
}

/** A page of the site. */
export interface Page {
  /** Address relative to the language's base URL, `docs/introduction`; empty for the home page. */
  path: string;
  title: string;
  sections: Section[];
}
