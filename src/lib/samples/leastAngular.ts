import {FileError} from '../content/problem';

const MARK = /^\/\/ @angular (\S.*)$/;
const VERSION = /^\d+\.\d+$/;
const MODERN = /\.modern\.spec\.ts$/;

/**
 * Reads the least version of Angular that a sample file needs. The mark on its first line and the end of its name say
 * the same, so that a list of files shows it too.
 *
 * @param source the file's text
 * @param file its path, for messages
 * @returns for example `17.3`; `null` for a file that runs wherever the library does
 * @throws {FileError} when the mark is missing, is in another file, or is not a version
 */
export function readLeastAngular(source: string, file: string): string | null {
  const version = MARK.exec(source.split('\n', 1)[0]!)?.[1]?.trim() ?? null;
  const isModern = MODERN.test(file);
  if (isModern && version === null) {
    throw new FileError(
      file,
      1,
      'the name ends in ".modern.spec.ts", but the first line does not say which Angular it needs',
      'write "// @angular 17.3".',
    );
  }
  if (!isModern && version !== null) {
    throw new FileError(file, 1, `the first line asks for Angular ${version}`, 'name the file "….modern.spec.ts".');
  }
  if (version !== null && !VERSION.test(version)) {
    throw new FileError(
      file,
      1,
      `"${version}" is not a version of Angular`,
      'write major and minor, as in "// @angular 17.3".',
    );
  }
  return version;
}
