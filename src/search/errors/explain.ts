/** A section that explains an error message, as stored in `search/errors.json`. */
export interface ExplainedError {
  /** `path#id` of the section. */
  address: string;
  /** The message as written in the section's heading. */
  title: string;
  /** The heading and other messages that the section explains; `…` replaces the varying parts. */
  messages: string[];
  /** The content of the section. */
  lines: ErrorLine[];
}

interface ErrorLine {
  /** A paragraph or, after `- `, a list item, with code in backticks. A link is `[text](path#id)`. */
  text: string;
  /**
   * For a line about particular messages: the code that such a message contains. Empty if the line describes the
   * messages in prose.
   */
  names?: string[];
}

/** The explanation of a pasted message: the lines of its section, without the cases that do not apply. */
export interface Explanation extends Pick<ExplainedError, 'address' | 'title'> {
  lines: string[];
}

/** Minimum number of characters of a message that must match; `NG0100` has six. */
const MIN_LENGTH = 6;
/** Maximum number of explanations: a message may be wrapped in another one, such as Karma's. */
const MAX_EXPLANATIONS = 2;

/** Terminal colors and quotation marks, which differ between test runners. */
// oxlint-disable-next-line no-control-regex -- terminal colors start with a control character
const DECORATION = /\u001B\[[\d;]*m|[`'"‘’“”«»]/g;

/** The varying parts of a message: `…`, and any number that is not an error code. */
const VARYING = /…|\b\d+/;

/** Matches messages of compilers, test runners and Angular, but not questions. */
const MESSAGE = /error|exception|cannot|can't|could not|unable|failed|invalid|unexpected|is not|\bNG\d{3,}/i;
const PUNCTUATION = /[:'"`()[\]{}@]/;

/**
 * Finds explanations for the error messages in a pasted text. The text may contain more than the message.
 *
 * @param errors the messages that the pages explain
 * @returns explanations of the last messages in the text, at most two. Test runners print console output and wrapper
 *   messages before the error itself, so the last messages matter most
 */
export function explain(pasted: string, errors: readonly ExplainedError[]): Explanation[] {
  const text = plain(pasted);
  return errors
    .flatMap(({address, title, messages, lines}) => {
      const places = messages.flatMap((message) => placeOf(text, message) ?? []);
      const [place] = places.sort((a, b) => b.length - a.length);
      const about = linesAbout(text, lines);
      return place && place.length >= MIN_LENGTH && about.length > 0
        ? [{place, shown: {address, title, lines: about}}]
        : [];
    })
    .sort(({place: a}, {place: b}) => b.end - a.end || b.length - a.length)
    .filter(({place: {end}}, index, all) => all.slice(0, index).every(({place}) => place.start >= end))
    .slice(0, MAX_EXPLANATIONS)
    .map(({shown}) => shown);
}

/** Returns whether text looks like an error message, so that a reader would expect an explanation. */
export function isMessage(text: string): boolean {
  return text.trim().split(/\s+/).length >= 3 && MESSAGE.test(text) && PUNCTUATION.test(text);
}

/**
 * Keeps the general lines. Of the lines about particular messages, keeps those whose code is in the text or, if there are
 * none, those that describe their messages in prose. If there are none of these either, keeps all, because the general
 * lines only introduce them. Returns nothing if a section has only lines with code, and none of it is in the text.
 */
function linesAbout(text: string, lines: readonly ErrorLine[]): string[] {
  const named = lines.filter(({names}) => names?.some((name) => placeOf(text, name)));
  const others = lines.filter(({names}) => names?.length === 0);
  const kept = [named, others].find((cases) => cases.length > 0);
  return kept || lines.some(({names}) => !names)
    ? lines.filter((line) => !line.names || !kept || kept.includes(line)).map((line) => line.text)
    : [];
}

/** Returns the position of a message in text, and its length, or nothing if a part is missing or out of order. */
function placeOf(text: string, message: string): {start: number; end: number; length: number} | undefined {
  const place = {start: 0, end: 0, length: 0};
  for (const part of plain(message)
    .split(VARYING)
    .map((piece) => piece.trim())
    .filter(Boolean)) {
    const at = text.indexOf(part, place.end);
    if (at < 0) {
      return undefined;
    }
    place.start = place.length === 0 ? at : place.start;
    place.end = at + part.length;
    place.length += part.length;
  }
  return place.length > 0 ? place : undefined;
}

function plain(text: string): string {
  return text.replace(DECORATION, '').replace(/\s+/g, ' ').trim().toLowerCase();
}
