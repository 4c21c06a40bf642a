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

export type FileName = keyof typeof FILES;

/** `search/outline.json`, short: it decides how soon a reader sees an answer. */
export interface OutlineFile {
  /** Names the state of the site; files of different states do not go together. */
  build: string;
  /** Whether the built pages were read, or, in development, the sources. */
  from: 'pages' | 'sources';
  pages: [path: string, title: string, sections: OutlineRow[]][];
}

/** Id, level and heading, then what most sections do not have: declared names. */
export type OutlineRow = [id: string, level: number, heading: string, declares?: string];

/** `search/index.json` */
export interface IndexFile extends TextIndex {
  build: string;
  /** What readers type for each section of the outline: a line for each, tabs between its phrases. */
  phrases: string;
}

/** Where the terms of texts stand. */
export interface TextIndex {
  /** In alphabetical order; a capital before each tells how much of the one before it begins with: see `packTerms`. */
  terms: string;
  /** For each term, its places as steps, with semicolons between terms and commas between steps: see `addTexts`. */
  places: string;
}

/** `search/texts.json` */
export interface TextsFile {
  build: string;
  texts: string[];
}
