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

export interface Needs {
  kind: Kind;
  /** Whether the code under test sends HTTP requests. */
  http: boolean;
  /** Whether the test checks what is rendered. */
  template: boolean;
}

export interface Finding {
  /** Stable key of the matching sample. */
  key: string;
  bed: string;
  /** Options to set, as code; empty if the defaults are right. */
  options: string[];
}

/** The kinds with the option `httpTesting`, and those whose tests can do without the template. */
const ASKED: Record<Exclude<keyof Needs, 'kind'>, readonly Kind[]> = {
  http: ['component', 'service', 'guard', 'resolver'],
  template: ['component'],
};

/** Returns whether the finder asks about this need for the given kind. */
export function isAsked(need: keyof typeof ASKED, kind: Kind): boolean {
  return ASKED[need].includes(kind);
}

/** Returns the test bed and the options for the given answers. Ignores answers that do not apply to the kind. */
export function find({kind, http, template}: Needs): Finding {
  const withHttp = http && isAsked('http', kind);
  const withoutTemplate = !template && isAsked('template', kind);
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
