import type {OutlinePage} from './model';

/**
 * The files that the build writes for each language, under `search/` next to its pages. The browser requests them in
 * this order, and only when a reader is about to search.
 */
export const FILES = {
  /** Titles and headings: enough for a first answer. */
  outline: 'search/outline.json',
  /** The full-text index, and the phrases that readers type. */
  index: 'search/index.json',
  /** The text of each section, for the line under a result. */
  texts: 'search/texts.json',
} as const;

/** The error messages that the pages explain, requested when a query may be a message. */
export const ERRORS_FILE = 'search/errors.json';

export type FileName = keyof typeof FILES;

/** `search/outline.json`: kept small, because it determines how soon the first results appear. */
export interface OutlineFile {
  /** Identifies the build. Files of different builds must not be combined. */
  build: string;
  pages: OutlinePage[];
}

/** `search/index.json` */
export interface IndexFile extends TextIndex {
  build: string;
  /** The phrases of each section of the outline: one line per section, with tabs between the phrases. */
  phrases: string;
}

/** The full-text index: which sections contain which terms. */
export interface TextIndex {
  /** In alphabetical order, separated by spaces. */
  terms: string;
  /** The delta-encoded places of each term, with `;` between terms and `,` between places; see `addTexts`. */
  places: string;
}

/** `search/texts.json` */
export interface TextsFile {
  build: string;
  texts: string[];
}
