/** What the parser makes of the library's contract. */
export interface Contract {
  /** Every declaration by name, in the order of the file, whether it can be imported or not. */
  declarations: Map<string, Declaration>;
  /** The names that can be imported, in the order of the list of exports. */
  exported: readonly string[];
  /** The nine test beds, in the order of their factories in the list of exports. */
  beds: readonly Bed[];
}

/** One named declaration; a function counts once, with all its overloads. */
export interface Declaration {
  name: string;
  kind: DeclarationKind;
  exported: boolean;
  /** What a page shows, one text an overload: without doc comments, `export`, and internal members. */
  signatures: readonly string[];
  /** What it is, in one paragraph. */
  summary: string;
  /** The section that documents it. */
  page: PageReference;
  /** Own and inherited members; empty for a function. */
  members: readonly Member[];
  /** 1-based line in the file of declarations. */
  line: number;
}

export type DeclarationKind = 'function' | 'interface' | 'class' | 'type';

/** A property, or all overloads of a method. */
export interface Member {
  name: string;
  kind: 'property' | 'method';
  /** Type as written, type parameters of a base replaced by what they stand for; empty for a method. */
  type: string;
  optional: boolean;
  /** Marked `@internal`: visible, and yet not for users. */
  internal: boolean;
  /** Default value as TypeScript writes it. */
  default?: string;
  summary: string;
  page: PageReference;
}

/** A section of a documentation page. */
export interface PageReference {
  /** Id of the document, as in `api/test-beds/component`. */
  doc: string;
  /** Id of the heading. */
  id: string;
}

/** What one kind of test bed offers. */
export interface Bed {
  /** `component`, `directive`… which is the file name of its page too. */
  kind: string;
  /** Name of the function that creates it. */
  factory: string;
  /** Name of the function that checks the creation only; the router has none. */
  creationOnly?: string;
  options: readonly Member[];
  tools: readonly Member[];
  /** Options of one test. */
  testOptions: readonly Member[];
  /** Methods for users, without the internal ones. */
  methods: readonly Member[];
}
