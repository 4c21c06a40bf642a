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
 * @returns two messages that it has, at most: the last ones, because a runner prints what was written to the console,
 * and what wraps an error, before the error
 */
export function explain(pasted: string, errors: readonly ExplainedError[]): Explanation[] {
  const text = plain(pasted);
  return errors
    .flatMap(({address, title, messages, lines}) => {
      const places = messages.flatMap((message) => placeOf(text, message) ?? []);
      const [place] = places.sort((a, b) => b.length - a.length);
      const about = linesAbout(text, lines);
      return place && place.length >= LEAST && about.length > 0 ? [{place, shown: {address, title, lines: about}}] : [];
    })
    .sort(({place: a}, {place: b}) => b.end - a.end || b.length - a.length)
    .filter(({place: {end}}, index, all) => all.slice(0, index).every(({place}) => place.start >= end))
    .slice(0, MOST)
    .map(({shown}) => shown);
}

/** Whether a text reads like an error message, so that a reader expects it to be explained. */
export function isMessage(text: string): boolean {
  return text.trim().split(/\s+/).length >= 3 && MESSAGE.test(text) && PUNCTUATION.test(text);
}

/**
 * Of the cases only those that the text names; else those that name nothing, which are about any other; else all. A
 * section that has nothing but named cases says nothing about another one.
 */
function linesAbout(text: string, lines: readonly ErrorLine[]): string[] {
  const named = lines.filter(({names}) => names?.some((name) => placeOf(text, name)));
  const others = lines.filter(({names}) => names?.length === 0);
  const kept = [named, others].find((cases) => cases.length > 0);
  return kept || lines.some(({names}) => !names)
    ? lines.filter((line) => !line.names || !kept || kept.includes(line)).map((line) => line.text)
    : [];
}

/** Where a message is in the text, and how many of its characters: nowhere if a part is missing or in another order. */
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
