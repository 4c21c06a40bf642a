import type {FrontMatter} from '../content/yaml';

/** A page as it is written, taken apart. */
export interface Markdown {
  frontMatter: FrontMatter;
  /** What follows it, in the order of the page. */
  parts: Part[];
}

/** A part of a page, with the 1-based line on which it starts. */
export type Part = Heading | Code | Text | Element | Admonition | Target | Script;

export interface Heading {
  kind: 'heading';
  line: number;
  level: number;
  /** The explicit id, empty when there is none. */
  id: string;
  /** As a reader sees it, code between backticks. */
  text: string;
}

export interface Code {
  kind: 'code';
  line: number;
  lang: string;
  /** What follows the language on the opening line. */
  meta: string;
  body: string;
}

/** A line of a paragraph or of an item, or a cell of a table: as a reader sees it, code between backticks. */
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
  /** Those that are a text. */
  attributes: Map<string, string>;
}

/** The start of an admonition, `:::tip`, or its end, `:::`. */
interface Admonition {
  kind: 'admonition' | 'admonition-end';
  line: number;
  /** What follows the colons, a space before it included. */
  type: string;
}

interface Target {
  kind: 'link' | 'image';
  line: number;
  target: string;
}

/** JavaScript in a page: an expression between braces, or a block of `import` and `export` statements. */
interface Script {
  kind: 'expression' | 'declaration';
  line: number;
  /** Those that an expression reads, or that statements declare. */
  names: string[];
}
