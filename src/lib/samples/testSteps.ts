/** What happens in a step of a test. `src/components/TestPlayer` contains the text for each kind. */
export type StepKind =
  | 'create'
  | 'compile'
  | 'compileRoutes'
  | 'setup'
  | 'tools'
  | 'renderedTools'
  | 'send'
  | 'arrange'
  | 'act'
  | 'run'
  | 'navigate'
  | 'respond'
  | 'render'
  | 'expect'
  | 'check'
  | 'verify'
  | 'teardown';

export interface TestStep {
  kind: StepKind;
  /** The code of the step, or the function that the library or Angular calls. */
  code: string;
  /** 1-based first and last line of the code that causes the step; `null` if the sample has no such code. */
  lines: [from: number, to: number] | null;
  /** In the step that passes the tools to the test: the tools that the test uses. */
  tools?: string[];
}

/** Patterns that determine the kind of a statement; the first match wins. */
const STATEMENTS: [StepKind, RegExp][] = [
  ['check', /\bexpect\w*\([^]*\b(?:challenge|trigger|navigateByUrl)\b/],
  ['expect', /\bexpect\w*\(|\bverify\(|\bquery\.find/],
  ['respond', /\bhttp\.emit\w+\(|\.flush\(/],
  ['render', /\bdetectChanges\(/],
  ['act', /\baction\.\w+/],
  ['run', /\b(?:challenge|trigger|inspect)\b/],
  ['navigate', /\bnavigateByUrl\b/],
  ['arrange', /./],
];

const CREATES = /\b\w+TestBed\(/;
/** The test beds that detect changes before each test. */
const RENDERS = /\b(?:component|directive|router)TestBed\(/;
const NAVIGATES = /\brouterTestBed\(/;
/** The kinds of statements that run a guard, an interceptor or a resolver, or start a navigation. */
const RUNS: readonly StepKind[] = ['run', 'navigate', 'check'];
const SET_UP = /\btb\.setup\(/;
const TEST = /\bit\(.*\btb\(/;
const TOOLS = /\btb\((?:async )?\(\{([^}]*)\}\)/;
const HTTP = /\bhttpTesting: true\b/;

/**
 * Returns the steps of the first test in a sample: creating the test bed, the setup if there is one, the statements of
 * the test, and what the library and Angular do in between.
 *
 * @param code TypeScript code, as pages show it
 * @param sends the request that the code under test sends, such as `GET /api/products`; omit if it sends none
 * @throws {Error} when the sample has no test bed or no test
 */
export function stepsOf(code: string, sends?: string): TestStep[] {
  const lines = code.split('\n');
  const bed = lines.findIndex((line) => CREATES.test(line) && !line.startsWith('import'));
  const test = lines.findIndex((line) => TEST.test(line));
  if (bed < 0 || test < 0) {
    throw new Error('the sample has no test bed or no test');
  }
  const steps: TestStep[] = [
    {kind: 'create', code: lines[bed]!.trim(), lines: spanOf(lines, bed)},
    {
      kind: NAVIGATES.test(lines[bed]!) ? 'compileRoutes' : 'compile',
      code: 'tb.compile()',
      lines: spanOf(lines, bed),
    },
  ];
  const setUp = lines.findIndex((line) => SET_UP.test(line));
  if (setUp >= 0 && setUp < test) {
    steps.push({kind: 'setup', code: lines[setUp]!.trim(), lines: spanOf(lines, setUp)});
  }
  const tools =
    TOOLS.exec(lines[test]!)?.[1]
      ?.split(',')
      .map((tool) => tool.trim().split(':')[0]!) ?? [];
  const kind = RENDERS.test(lines[bed]!) ? 'renderedTools' : 'tools';
  steps.push({kind, code: lines[test]!.trim(), lines: [test + 1, test + 1], tools});
  let unsent = sends;
  const send = () => {
    if (unsent) {
      steps.push({kind: 'send', code: unsent, lines: null});
      unsent = undefined;
    }
  };
  const statements = statementsOf(lines, test);
  if (!statements.some((step) => RUNS.includes(step.kind))) {
    // No statement of the test runs the code, so the first change detection does.
    send();
  }
  for (const step of statements) {
    steps.push(step);
    if (RUNS.includes(step.kind)) {
      send();
    }
  }
  if (HTTP.test(code)) {
    steps.push({kind: 'verify', code: 'http.controller.verify()', lines: spanOf(lines, bed)});
  }
  steps.push({kind: 'teardown', code: 'TestBed.resetTestingModule()', lines: spanOf(lines, bed)});
  return steps;
}

/** Returns the statements of the test that starts at a line. Consecutive statements of the same kind are one step. */
function statementsOf(lines: string[], test: number): TestStep[] {
  const [, end] = spanOf(lines, test);
  const steps: TestStep[] = [];
  for (let at = test + 1; at < end - 1; at += 1) {
    if (!lines[at]!.trim()) {
      continue;
    }
    const [from, to] = spanOf(lines, at);
    const statement = lines.slice(from - 1, to).join('\n');
    const [kind] = STATEMENTS.find(([, pattern]) => pattern.test(statement))!;
    const last = steps.at(-1);
    if (last?.kind === kind) {
      last.lines![1] = to;
    } else {
      steps.push({kind, code: lines[at]!.trim(), lines: [from, to]});
    }
    at = to - 1;
  }
  return steps;
}

/** Returns the 1-based first and last line of the statement that starts at an index. */
function spanOf(lines: string[], start: number): [number, number] {
  let depth = 0;
  for (let at = start; at < lines.length; at += 1) {
    depth += (lines[at]!.match(/[([{]/g)?.length ?? 0) - (lines[at]!.match(/[)\]}]/g)?.length ?? 0);
    if (depth <= 0 && /;\s*$/.test(lines[at]!)) {
      return [start + 1, at + 1];
    }
  }
  return [start + 1, lines.length];
}
