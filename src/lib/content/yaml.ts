import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';
import type {Problem} from './problem';

/** Fields written as YAML: a front matter, or a file such as `tags.yml`. */
export interface Fields {
  values: Record<string, unknown>;
  /** The 1-based line of a field in its file; that of the first line where there is no such field. */
  lineOf: (field: string) => number;
  /** Why they cannot be read; there are no values then. */
  problem: Omit<Problem, 'file'> | null;
}

/** A front matter, with its YAML as it is written. */
export interface FrontMatter extends Fields {
  yaml: string;
}

/** As Docusaurus finds it, whatever the line ends. */
const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** Reads the front matter of a page; a page without one has no fields. */
export function readFrontMatter(source: string): FrontMatter {
  const [, yaml = ''] = FRONT_MATTER.exec(source) ?? [];
  return {...readYaml(yaml, 2), yaml};
}

/**
 * Reads fields.
 *
 * @param firstLine the 1-based line of the file on which the YAML begins
 */
export function readYaml(yaml: string, firstLine = 1): Fields {
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, {lineCounter, prettyErrors: false, logLevel: 'error'});
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + firstLine - 1;
  const refuse = (line: number, reason: string): Fields => ({
    values: {},
    lineOf: () => 1,
    problem: {
      line,
      what: `this is not valid YAML: ${reason}`,
      fix: 'put a value that contains ": " or begins with a special character in quotes, and indent with spaces.',
    },
  });
  const [error] = document.errors;
  if (error) {
    return refuse(lineAt(error.pos[0]), error.message);
  }
  const {contents} = document;
  if (contents !== null && !isMap(contents) && !(isScalar(contents) && contents.value === null)) {
    return refuse(firstLine, 'it has no fields.');
  }
  const items = isMap(contents) ? contents.items : [];
  const lines = new Map(
    items.flatMap(({key}) => (isScalar(key) && key.range ? [[String(key.value), lineAt(key.range[0])] as const] : [])),
  );
  try {
    const values = (document.toJS() ?? {}) as Record<string, unknown>;
    return {values, lineOf: (field) => lines.get(field) ?? 1, problem: null};
  } catch (error) {
    // An alias of nothing, or too many of them.
    return refuse(firstLine, (error as Error).message);
  }
}
