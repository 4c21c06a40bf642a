/** An error message that a page explains: one section of it, in `search/errors.json`. */
export interface ExplainedError {
  /** `path#id` of the section. */
  address: string;
  /** The message, as the heading of the section has it. */
  title: string;
  /** The heading, and other messages that the section is about; `…` stands for what differs from one to another. */
  messages: string[];
  /** What the section says. */
  lines: ErrorLine[];
}

interface ErrorLine {
  /** A paragraph or an item of a list, code between backticks. */
  text: string;
  /**
   * For what is said of one case only: what the message has in that case; empty if the section describes the case in
   * other words.
   */
  names?: string[];
}

/** What a pasted text says: the lines of its section, less the cases that it is not about. */
export interface Explanation {
  address: string;
  title: string;
  lines: string[];
}

/** Fewer characters in common are no message: `NG0100` has six. */
const LEAST = 6;
/** A message may be wrapped in another one, such as Karma's. */
const MOST = 2;

/** Colors of a terminal and quotation marks, which a runner writes in its own way. */
// eslint-disable-next-line no-control-regex -- the colors begin with a control character
const DECORATION = /\u001B\[[\d;]*m|[`'"‘’“”«»]/g;

/** What differs from one message to another: `…`, and any number that is not the code of an error. */
const VARYING = /…|\b\d+/;

/** How a message of a compiler, a runner or Angular reads, and no question of a reader. */
const MESSAGE = /error|exception|cannot|can't|could not|unable|failed|invalid|unexpected|is not|\bNG\d{3,}/i;
const PUNCTUATION = /[:'"`()[\]{}@]/;

/**
 * Finds what a text that a reader has pasted says, whatever stands around the message.
 *
 * @param errors what the pages explain
 * @returns the two longest messages that it has, at most
 */
export function explain(pasted: string, errors: readonly ExplainedError[]): Explanation[] {
  const text = plain(pasted);
  return errors
    .map((error) => ({error, length: Math.max(...error.messages.map((message) => commonLength(text, message)))}))
    .filter(({length}) => length >= LEAST)
    .sort((a, b) => b.length - a.length)
    .slice(0, MOST)
    .map(({error: {address, title, lines}}) => ({address, title, lines: linesAbout(text, lines)}));
}

/** Whether a text reads like an error message, so that a reader expects it to be explained. */
export function isMessage(text: string): boolean {
  return text.trim().split(/\s+/).length >= 3 && MESSAGE.test(text) && PUNCTUATION.test(text);
}

/** Of the cases only those that the text names; else those that name nothing, which are about any other; else all. */
function linesAbout(text: string, lines: readonly ErrorLine[]): string[] {
  const named = lines.filter(({names}) => names?.some((name) => commonLength(text, name) > 0));
  const others = lines.filter(({names}) => names?.length === 0);
  const kept = [named, others].find((cases) => cases.length > 0);
  return lines.filter((line) => !line.names || !kept || kept.includes(line)).map((line) => line.text);
}

/** How many characters of a message are in the text: 0 when one of its parts is missing or in another order. */
function commonLength(text: string, message: string): number {
  let from = 0;
  let length = 0;
  for (const part of plain(message)
    .split(VARYING)
    .map((piece) => piece.trim())) {
    const at = text.indexOf(part, from);
    if (at < 0) {
      return 0;
    }
    from = at + part.length;
    length += part.length;
  }
  return length;
}

function plain(text: string): string {
  return text.replace(DECORATION, '').replace(/\s+/g, ' ').trim().toLowerCase();
}
