/** Something to fix in a file, found by any check. */
export interface Problem {
  /** Path from the repository's root. */
  file: string;
  /** 1-based. */
  line: number;
  what: string;
  /** How to fix it; empty when `what` says it all. */
  fix: string;
  /** More lines, such as a diff. */
  detail?: string;
  /** The site can be built in spite of it. */
  isWarning?: boolean;
}

/** A problem to throw, from where the rest of the file cannot be read. */
export class FileError extends Error implements Problem {
  constructor(
    readonly file: string,
    readonly line: number,
    readonly what: string,
    readonly fix = '',
  ) {
    super(formatProblem({file, line, what, fix}));
    this.name = 'FileError';
  }
}

/** One line that an author can act on, `file:line  what  →  fix`, and the detail below it. */
export function formatProblem({file, line, what, fix, detail}: Problem): string {
  return `${file}:${line}  ${what}${fix && `  →  ${fix}`}${detail ? `\n${detail}` : ''}`;
}

/** The same as an annotation on the line, for GitHub's view of a pull request. */
export function formatAnnotation({file, line, what, fix}: Problem): string {
  const escaped = [what, fix]
    .filter(Boolean)
    .join(' → ')
    .replace(/%/g, '%25')
    .replace(/\r/g, '%0D')
    .replace(/\n/g, '%0A');
  return `::error file=${file},line=${line}::${escaped}`;
}

/**
 * Runs an action, and turns a `FileError` that it throws into a problem.
 *
 * @returns what the action returns, or `null` where it threw
 * @throws any other error
 */
export function collectProblem<T>(problems: Problem[], action: () => T): T | null {
  try {
    return action();
  } catch (error) {
    if (!(error instanceof FileError)) {
      throw error;
    }
    problems.push(error);
    return null;
  }
}
