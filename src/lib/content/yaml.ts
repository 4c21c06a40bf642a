import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';
import type {Problem} from './problem';

/** Parsed YAML fields: front matter, or a file such as `tags.yml`. */
export interface Fields {
  values: Record<string, unknown>;
  /** Returns the 1-based line of a field, or 1 if the field does not exist. */
  lineOf: (field: string) => number;
  /** The syntax error, if any; `values` is then empty. */
  problem: Omit<Problem, 'file'> | null;
}

/** Parsed front matter and its YAML source. */
export interface FrontMatter extends Fields {
  yaml: string;
}

/** Matches front matter as Docusaurus does, with any line endings. */
const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** Parses the front matter of a page. A page without front matter has no fields. */
export function readFrontMatter(source: string): FrontMatter {
  const [, yaml = ''] = FRONT_MATTER.exec(source) ?? [];
  return {...readYaml(yaml, 2), yaml};
}

/**
 * Parses YAML fields.
 *
 * @param firstLine 1-based line of the file on which the YAML starts
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
      fix: 'quote each value that contains ": " or starts with a special character, and indent with spaces.',
    },
  });
  const [error] = document.errors;
  if (error) {
    return refuse(lineAt(error.pos[0]), error.message);
  }
  const {contents} = document;
  if (contents !== null && !isMap(contents) && !(isScalar(contents) && contents.value === null)) {
    return refuse(firstLine, 'expected one "field: value" per line');
  }
  const items = isMap(contents) ? contents.items : [];
  const lines = new Map(
    items.flatMap(({key}) => (isScalar(key) && key.range ? [[String(key.value), lineAt(key.range[0])] as const] : [])),
  );
  try {
    const values = (document.toJS() ?? {}) as Record<string, unknown>;
    return {values, lineOf: (field) => lines.get(field) ?? 1, problem: null};
  } catch (error) {
    // An undefined alias, or too many aliases.
    return refuse(firstLine, (error as Error).message);
  }
}
