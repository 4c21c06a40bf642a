/** The kinds of test subjects, each with its own test bed. */
export const KINDS = [
  'component',
  'directive',
  'pipe',
  'service',
  'module',
  'interceptor',
  'guard',
  'resolver',
  'router',
] as const;

export type Kind = (typeof KINDS)[number];

/** The reader's answers. */
export interface Needs {
  kind: Kind;
  /** Whether the code under test sends HTTP requests. */
  http: boolean;
  /** Whether the test checks what is rendered. */
  template: boolean;
}

/** The test bed and options that match the answers. */
export interface Finding {
  /** Stable key of the matching sample. */
  key: string;
  /** Name of the factory to call. */
  bed: string;
  /** Options to set, as code; empty if the defaults are right. */
  options: string[];
}

const KINDS_WITH_HTTP: ReadonlySet<Kind> = new Set<Kind>(['component', 'service', 'guard', 'resolver']);

/** Returns whether that kind of test bed has the option `httpTesting`. */
export function asksForHttp(kind: Kind): boolean {
  return KINDS_WITH_HTTP.has(kind);
}

/** Returns whether a test of that kind can do without the template. */
export function asksForTemplate(kind: Kind): boolean {
  return kind === 'component';
}

/** Returns the test bed and the options for the given answers. Ignores answers that do not apply to the kind. */
export function find({kind, http, template}: Needs): Finding {
  const withHttp = http && asksForHttp(kind);
  const withoutTemplate = !template && asksForTemplate(kind);
  return {
    key: [kind, withHttp && 'http', withoutTemplate && 'no-template'].filter(Boolean).join('-'),
    bed: `${kind}TestBed`,
    options: [
      kind === 'guard' && "type: 'CanActivate'",
      withHttp && 'httpTesting: true',
      withoutTemplate && 'noTemplate: true',
    ].filter((option) => option !== false),
  };
}
