import type {FrontMatter} from '../content/yaml';

/** A parsed Markdown page. */
export interface Markdown {
  frontMatter: FrontMatter;
  /** The content after the front matter, in page order. */
  parts: Part[];
}

/** A part of a page, with the 1-based line on which it starts. */
export type Part = Heading | Code | Text | Element | Admonition | Target;

export interface Heading {
  kind: 'heading';
  line: number;
  level: number;
  /** The explicit id; empty if there is none. */
  id: string;
  /** The text as displayed, with code in backticks. */
  text: string;
}

export interface Code {
  kind: 'code';
  line: number;
  lang: string;
  /** The text after the language on the opening line. */
  meta: string;
  body: string;
}

/** A line of a paragraph or list item, or a table cell, as displayed, with code in backticks. */
interface Text {
  kind: 'text';
  line: number;
  text: string;
}

/** The start of a JSX element. */
export interface Element {
  kind: 'element';
  line: number;
  /** Empty for a fragment. */
  name: string;
  /** The string attributes. */
  attributes: Map<string, string>;
}

/** The start of an admonition, `:::tip`, or its end, `:::`. */
interface Admonition {
  kind: 'admonition' | 'admonition-end';
  line: number;
  /** The text after the colons, including a leading space. */
  type: string;
}

interface Target {
  kind: 'link' | 'image' | 'import';
  line: number;
  target: string;
}
