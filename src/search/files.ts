/**
 * The files that the build writes for each language, under `search/` next to its pages. The browser asks for them in
 * this order, and only when a reader reaches for the search box.
 */
export const FILES = {
  /** Titles and headings: enough for a first answer. */
  outline: 'search/outline.json',
  /** The full-text index, and the phrases of readers. */
  index: 'search/index.json',
  /** The text of each section, for the line under a result. */
  texts: 'search/texts.json',
} as const;

/** The error messages that the pages explain; asked for when a reader types as much as a message has. */
export const ERRORS_FILE = 'search/errors.json';

export type FileName = keyof typeof FILES;

/** `search/outline.json`: short, because it decides how soon a reader sees an answer. */
export interface OutlineFile {
  /** Identifies the build; files of different builds do not go together. */
  build: string;
  /** Whether the built pages were read, or, in development, the sources. */
  from: 'pages' | 'sources';
  pages: [path: string, title: string, sections: OutlineRow[]][];
}

/** Id, level and heading, then the declared names if there are any. */
export type OutlineRow = [id: string, level: number, heading: string, declares?: string];

/** `search/index.json` */
export interface IndexFile extends TextIndex {
  build: string;
  /** What readers type for each section of the outline: one line per section, tabs between its phrases. */
  phrases: string;
}

/** Which sections have the terms of texts. */
export interface TextIndex {
  /** In alphabetical order, with spaces between them. */
  terms: string;
  /** The places of each term as steps from one to the next, semicolons between terms and commas between steps: see `addTexts`. */
  places: string;
}

/** `search/texts.json` */
export interface TextsFile {
  build: string;
  texts: string[];
}
