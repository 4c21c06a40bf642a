import {FileError} from '../../lib/content/FileError';

/** Something wrong in the content; the problem reads "what; how to mend it". */
export class ContentError extends FileError {
  constructor(
    file: string,
    line: number,
    problem: string,
    /** Whether the site can be built all the same. */
    readonly isWarning = false,
  ) {
    super(file, line, problem);
  }
}
