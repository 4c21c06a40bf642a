/** Something wrong in a sample or in a page that quotes one. The message starts with `file:line`. */
export class SampleError extends Error {
  /**
   * @param file path shown to the author, relative to the repository
   * @param line 1-based line in that file
   * @param problem what is wrong and how to mend it, one sentence or two
   */
  constructor(
    readonly file: string,
    readonly line: number,
    readonly problem: string,
  ) {
    super(`${file}:${line}: ${problem}`);
    this.name = 'SampleError';
  }
}
