import {createHash} from 'node:crypto';

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
 * @param file the French file's path, whose ending tells where the hash stands
 * @throws {Error} when an MDX file has no front matter
 */
export function recordHash(file: string, french: string, hash: string): string {
  if (recordedHash(french) !== null) {
    return french.replace(RECORDED, (line) => line.replace(/\S+$/, hash));
  }
  if (file.endsWith('.yml')) {
    return `# ${SOURCE_HASH}: ${hash}\n${french}`;
  }
  if (!/^---\n/.test(french)) {
    throw new Error(`${file}:1: the file has no front matter; it needs one with a title and a description.`);
  }
  return french.replace(/\n---\n/, `\n${SOURCE_HASH}: ${hash}\n---\n`);
}

/** The front matter, or the comments at the top of a YAML file: a page may show the field in its text. */
function headOf(text: string): string {
  return text.startsWith('---\n') ? text.slice(0, text.indexOf('\n---\n', 3) + 1) : /^(?:#.*\n)*/.exec(text)![0];
}
