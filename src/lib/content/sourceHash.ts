import {createHash} from 'node:crypto';
import {FileError} from './problem';
import {readFrontMatter} from './yaml';

/** Name of the field of a French file that records which English text it translates. */
const SOURCE_HASH = 'source_hash';

const RECORDED = new RegExp(`^(?:# )?${SOURCE_HASH}: (\\S+)$`, 'm');

/**
 * Identifies the text of an English file.
 *
 * @returns the first 12 hexadecimal digits of its SHA-256, line ends taken as `\n`
 */
export function hashOf(english: string): string {
  return createHash('sha256').update(english.replace(/\r\n/g, '\n')).digest('hex').slice(0, 12);
}

/** Reads the hash that a French file records, in its front matter or, in YAML, in its first comment. */
export function recordedHash(french: string): string | null {
  return RECORDED.exec(headOf(french))?.[1] ?? null;
}

/**
 * Records in a French file that it translates an English text.
 *
 * @param file the French file's path: the hash is in the front matter of a page, or in the first comment of a YAML file
 * @throws {FileError} when a page has no front matter
 */
export function recordHash(file: string, french: string, hash: string): string {
  if (recordedHash(french) !== null) {
    return french.replace(RECORDED, (line, recorded: string) => line.replace(recorded, hash));
  }
  if (file.endsWith('.yml')) {
    return `# ${SOURCE_HASH}: ${hash}\n${french}`;
  }
  const {yaml} = readFrontMatter(french);
  if (!yaml) {
    throw new FileError(file, 1, 'the file has no front matter.', 'write one with a title and a description.');
  }
  return french.replace(yaml, () => `${yaml}\n${SOURCE_HASH}: ${hash}`);
}

/** The front matter, or the comments at the top of a YAML file: a page may show the field in its text. */
function headOf(text: string): string {
  return readFrontMatter(text).yaml || /^(?:#.*\n)*/.exec(text)![0];
}
