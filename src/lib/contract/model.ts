/** The parsed contract of the library. */
export interface Contract {
  /** All declarations by name, exported or not, in file order. */
  declarations: Map<string, Declaration>;
  /** The exported names, in file order. */
  exported: readonly string[];
  /** The nine test beds, in the order in which their factories are exported. */
  beds: readonly Bed[];
}

/** A declaration, with all overloads if it is a function. */
export interface Declaration {
  name: string;
  kind: DeclarationKind;
  /** The text to show, one per overload, without doc comments, `export` and internal members. */
  signatures: readonly string[];
  /** The description, in one paragraph. */
  summary: string;
  /** The section that documents it. */
  page: PageReference;
  /** Own and inherited members; empty for functions. */
  members: readonly Member[];
}

export type DeclarationKind = 'function' | 'interface' | 'class' | 'type';

/** A property, or all overloads of a method. */
export interface Member {
  name: string;
  /** The type as written, with the type parameters of base types replaced; empty for methods. */
  type: string;
  /** Whether it is marked `@internal`: visible, but not part of the public API. */
  internal: boolean;
  /** Default value, in TypeScript syntax. */
  default?: string;
  summary: string;
  page: PageReference;
}

/** A section of a documentation page. */
export interface PageReference {
  /** Id of the document, such as `api/test-beds/component`. */
  doc: string;
  /** Id of the heading. */
  id: string;
}

/** The sections of a test bed page that list members, by their id. `test-options` are the options of a single test. */
export type MemberList = 'options' | 'tools' | 'test-options' | 'methods';

/** A kind of test bed and its API. */
export interface Bed {
  /** `component`, `directive`…, which is also the file name of its page. */
  kind: string;
  /** Name of its factory function. */
  factory: string;
  /** Name of the function that only checks that the subject can be created. The router has none. */
  creationOnly?: string;
  /** Public members. */
  lists: Readonly<Record<MemberList, readonly Member[]>>;
}
