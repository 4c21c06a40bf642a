import {FileError} from '../content/problem';

const MARK = /^\/\/ @angular (\S.*)$/;
const VERSION = /^\d+\.\d+$/;
const MODERN = /\.modern\.spec\.ts$/;

/**
 * Reads the minimum version of Angular that a sample file needs. A file with an `@angular` comment on its first line
 * must also be named `*.modern.spec.ts`, so that a list of files shows it too.
 *
 * @param source content of the file
 * @param file path of the file, for messages
 * @returns for example `17.3`; `null` for a file that runs on every version that the library supports
 * @throws {FileError} when comment and name do not match, or when the version is not valid
 */
export function readLeastAngular(source: string, file: string): string | null {
  const refuse = (what: string, fix: string): never => {
    throw new FileError(file, 1, what, fix);
  };
  const version = MARK.exec(source.split('\n', 1)[0]!)?.[1]?.trim() ?? null;
  const isModern = MODERN.test(file);
  if (isModern && version === null) {
    refuse(
      'the name ends in ".modern.spec.ts", but the first line does not say which version of Angular it needs',
      'write "// @angular 17.3".',
    );
  }
  if (!isModern && version !== null) {
    refuse(`the first line requires Angular ${version}`, 'rename the file to "….modern.spec.ts".');
  }
  if (version !== null && !VERSION.test(version)) {
    refuse(`"${version}" is not a valid version of Angular`, 'write major and minor, as in "// @angular 17.3".');
  }
  return version;
}
