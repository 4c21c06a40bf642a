/** A problem in a file, reported by a check. */
export interface Problem {
  /** Path from the repository's root. */
  file: string;
  /** 1-based. */
  line: number;
  what: string;
  /** How to fix it; may be empty. */
  fix: string;
  /** Additional lines, such as a diff. */
  detail?: string;
  /** Whether this is only a warning, which does not fail the build. */
  isWarning?: boolean;
}

/** A problem that is thrown rather than collected. */
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

/** Formats a problem as `file:line  what  →  fix`, followed by the detail. */
export function formatProblem({file, line, what, fix, detail}: Problem): string {
  return `${file}:${line}  ${what}${fix && `  →  ${fix}`}${detail ? `\n${detail}` : ''}`;
}

/** Formats a problem as a GitHub Actions annotation, which pull requests show on the line. */
export function formatAnnotation({file, line, what, fix, isWarning}: Problem): string {
  const escaped = [what, fix]
    .filter(Boolean)
    .join(' → ')
    .replace(/%/g, '%25')
    .replace(/\r/g, '%0D')
    .replace(/\n/g, '%0A');
  return `::${isWarning ? 'warning' : 'error'} file=${file},line=${line}::${escaped}`;
}

/** Returns a number with its noun, such as `1 file` or `2 files`. */
export function amount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/**
 * Runs an action and adds a `FileError` that it throws to the problems.
 *
 * @returns the result of the action, or `null` if it threw a `FileError`
 * @throws {Error} any other error
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
