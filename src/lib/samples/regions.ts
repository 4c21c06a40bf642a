import {FileError} from '../content/problem';
import {toReadersImport} from './imports';

/** An error that the sample intentionally shows. */
export interface ExpectedError {
  /** `TS2345` for a compiler error, `null` for an error thrown when the sample runs. */
  code: string | null;
  message: string;
  /** 1-based line of the annotation in the sample file. */
  line: number;
}

/** A named part of a sample file, which pages quote. */
export interface Region {
  name: string;
  /** 1-based first and last line between the region comments. */
  from: number;
  to: number;
  /**
   * The code as pages show it: dedented, without region comments and error annotations, and with imports rewritten as
   * if all files were in the same folder.
   */
  code: string;
  errors: ExpectedError[];
  /** The reason why no page quotes the region, if that is intended. */
  unquoted: string | null;
  /** The reason why compiler errors in the region are accepted, if that is intended. */
  unchecked: string | null;
}

/** A region whose end has not been read yet. Its `from` is the line of the opening comment. */
type OpenRegion = Pick<Region, 'name' | 'from' | 'unquoted' | 'unchecked'>;

type Refuse = (line: number, what: string, fix: string) => never;

const OPENING = /^\s*\/\/ #region\b(.*)$/;
const CLOSING = /^\s*\/\/ #endregion\b(.*)$/;
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const OPT_OUT = /^(unquoted|unchecked):\s*(\S.*)$/;
const THROWS = /^\s*\/\/ @throws\s+(.+)$/;
const TS_ERROR = /^\s*\/\/ @ts-expect-error(?:\s+(TS\d+):\s*(.+))?$/;

/**
 * Parses the regions of a sample file.
 *
 * @param source content of the file
 * @param file path of the file, for messages
 * @returns the regions by name, in file order
 * @throws {FileError} when a region is not closed, not opened, opened twice, interleaved with another, empty or
 *   badly named, when an opt-out is not valid, or when `@ts-expect-error` does not name the error
 */
export function parseRegions(source: string, file: string): Map<string, Region> {
  const refuse: Refuse = (line, what, fix) => {
    throw new FileError(file, line, what, fix);
  };
  const lines = source.split(/\r?\n/);
  const regions = new Map<string, Region>();
  const opened = new Map<string, number>();
  const stack: OpenRegion[] = [];

  lines.forEach((text, index) => {
    const line = index + 1;
    const opening = OPENING.exec(text);
    if (opening) {
      const region = parseOpening(opening[1]!.trim(), line, refuse);
      const earlier = opened.get(region.name);
      if (earlier !== undefined) {
        refuse(line, `region "${region.name}" is already opened on line ${earlier}`, 'rename one of them.');
      }
      opened.set(region.name, line);
      stack.push(region);
      return;
    }
    const name = CLOSING.exec(text)?.[1]!.trim();
    if (name === undefined) {
      return;
    }
    const region =
      stack.pop() ??
      refuse(
        line,
        `region "${name}" is closed here but was never opened`,
        'remove this line, or open the region above.',
      );
    if (region.name !== name) {
      refuse(
        line,
        `region "${name}" is closed here while "${region.name}" (line ${region.from}) is open`,
        'regions may be nested, not interleaved.',
      );
    }
    regions.set(name, toRegion(region, lines.slice(region.from, index), refuse));
  });

  for (const {name, from} of stack.reverse()) {
    refuse(from, `region "${name}" is never closed`, `add "// #endregion ${name}".`);
  }
  return new Map([...regions].sort(([, a], [, b]) => a.from - b.from));
}

function parseOpening(text: string, from: number, refuse: Refuse): OpenRegion {
  const [, name = '', optOut = ''] = /^(\S*)\s*(.*)$/.exec(text) ?? [];
  if (!NAME.test(name)) {
    refuse(
      from,
      `"${name}" is not a valid region name`,
      'write lower-case words joined by hyphens, as in "// #region quick-sample".',
    );
  }
  const [, kind, reason] = OPT_OUT.exec(optOut) ?? [];
  if (optOut && !kind) {
    refuse(
      from,
      `"${optOut}" after region "${name}" is not a valid opt-out`,
      'write "unquoted: <reason>" or "unchecked: <reason>".',
    );
  }
  return {name, from, unquoted: null, unchecked: null, ...(kind && {[kind]: reason})};
}

/** @param body the lines between the comments */
function toRegion(open: OpenRegion, body: string[], refuse: Refuse): Region {
  const from = open.from + 1;
  const shown: string[] = [];
  const errors: ExpectedError[] = [];
  body.forEach((text, index) => {
    const line = from + index;
    const thrown = THROWS.exec(text);
    const typeError = TS_ERROR.exec(text);
    if (thrown) {
      errors.push({code: null, message: thrown[1]!.trim(), line});
    } else if (typeError) {
      const [, code, message] = typeError;
      if (!code) {
        refuse(
          line,
          '"@ts-expect-error" must name the error',
          'write "// @ts-expect-error TS2345: <first line of the message>".',
        );
      }
      errors.push({code, message: message!.trim(), line});
    } else if (!OPENING.test(text) && !CLOSING.test(text)) {
      shown.push(text);
    }
  });
  const code = dedent(shown.join('\n')).split('\n').map(toReadersImport).join('\n');
  if (!code) {
    refuse(open.from, `region "${open.name}" is empty`, 'add code to it, or remove it.');
  }
  return {...open, from, to: open.from + body.length, code, errors};
}

/** Removes the indentation that all lines have, the spaces in blank lines, and blank lines at both ends. */
function dedent(text: string): string {
  const trimmed = text.replace(/^[ \t]+$/gm, '').replace(/^\n+|\n+$/g, '');
  const indents = trimmed.match(/^ *(?=[^ \n])/gm) ?? [''];
  return trimmed.replace(new RegExp(`^ {${Math.min(...indents.map(({length}) => length))}}`, 'gm'), '');
}
