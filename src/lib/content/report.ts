/** Something to mend in a file, from whichever check. */
export interface Report {
  /** Path from the repository's root. */
  file: string;
  /** 1-based. */
  line: number;
  what: string;
  /** How to mend it; empty where the message says it all. */
  fix: string;
  /** More lines, such as a diff. */
  detail?: string;
}

/** Messages of this repository read "what; how to mend it". */
export function splitMessage(message: string): Pick<Report, 'what' | 'fix'> {
  const [what, ...rest] = message.split(/; (?=\S)/);
  return {what: what!, fix: rest.join('; ')};
}

/** One line that an author can act on: `file:line  what  →  how to mend`. */
export function formatReport({file, line, what, fix, detail}: Report): string {
  return `${file}:${line}  ${what}${fix && `  →  ${fix}`}${detail ? `\n${detail}` : ''}`;
}

/** The same as an annotation on the line, for GitHub's view of a pull request. */
export function formatAnnotation({file, line, what, fix}: Report): string {
  const escaped = [what, fix]
    .filter(Boolean)
    .join(' → ')
    .replace(/%/g, '%25')
    .replace(/\r/g, '%0D')
    .replace(/\n/g, '%0A');
  return `::error file=${file},line=${line}::${escaped}`;
}
