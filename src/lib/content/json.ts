import fs from 'node:fs';
import path from 'node:path';
import {FileError} from './problem';

/**
 * Reads a JSON file.
 *
 * @param file path from the repository's root
 * @throws {FileError} when the file is not valid JSON; its line is 1 if the parser does not report a position
 */
export function readJson<T>(siteDir: string, file: string): T {
  const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
  try {
    return JSON.parse(text) as T;
  } catch (error) {
    const {message} = error as Error;
    const [, position = 0] = / at position (\d+)/.exec(message) ?? [];
    const line = text.slice(0, Number(position)).split('\n').length;
    throw new FileError(
      file,
      line,
      `this is not valid JSON: ${message}`,
      'write a comma between two entries, and none after the last.',
    );
  }
}
