/** Something wrong at a place of a file that an author writes. The message starts with `file:line`. */
export class FileError extends Error {
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
    this.name = new.target.name;
  }
}
