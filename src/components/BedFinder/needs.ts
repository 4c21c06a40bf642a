/** Kinds of things that a test bed is made for. */
export type Kind =
  'component' | 'directive' | 'pipe' | 'service' | 'module' | 'interceptor' | 'guard' | 'resolver' | 'router';

/** What a reader answers. */
export interface Needs {
  kind: Kind;
  /** The code under test sends HTTP requests. */
  http: boolean;
  /** The test looks at what is rendered. */
  template: boolean;
}

/** What fits the answers. */
export interface Finding {
  /** Stable key of the matching sample. */
  key: string;
  /** Name of the factory to call. */
  bed: string;
  /** Options to write, as code; empty when the defaults fit. */
  options: string[];
}

export const KINDS: readonly Kind[] = [
  'component',
  'directive',
  'pipe',
  'service',
  'module',
  'interceptor',
  'guard',
  'resolver',
  'router',
];

const KINDS_WITH_HTTP: ReadonlySet<Kind> = new Set<Kind>(['component', 'service', 'guard', 'resolver']);

/** @returns whether that kind of test bed has the option `httpTesting` */
export function asksForHttp(kind: Kind): boolean {
  return KINDS_WITH_HTTP.has(kind);
}

/** @returns whether a test of that kind can do without the template */
export function asksForTemplate(kind: Kind): boolean {
  return kind === 'component';
}

/** Finds the test bed and the options for what a test needs. Answers that the kind does not ask for are left aside. */
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
