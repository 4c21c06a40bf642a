/** A place in a file, 1-based. */
interface Place {
  file: string;
  line: number;
}

/** Something wrong in a translation: where, what, and how to mend it. */
export interface Problem extends Place {
  text: string;
  /** The other language's place, when there is one. */
  other?: Place;
  /** More lines, such as a diff. */
  detail?: string;
}

/** One line an author can act on, and the detail under it. */
export function formatProblem({file, line, text, other, detail}: Problem): string {
  const where = other ? ` (see ${other.file}:${other.line})` : '';
  return `${file}:${line}: ${text}${where}${detail ? `\n${detail}` : ''}`;
}
