import {hash} from 'node:crypto';
import path from 'node:path';
import {FileError} from './problem';
import {readFrontMatter} from './yaml';

/** The field of a French file that records which version of the English text it translates. */
const SOURCE_HASH = 'source_hash';

const RECORDED = new RegExp(`^(?:# |\\{/\\* )?${SOURCE_HASH}: (\\S+)(?: \\*/\\})?$`, 'm');

/**
 * Hashes the text of an English file, with line endings normalized to `\n`.
 *
 * @returns the first 12 hexadecimal digits of the SHA-256
 */
export function hashOf(english: string): string {
  return hash('sha256', english.replace(/\r\n/g, '\n')).slice(0, 12);
}

/** Reads the recorded hash of a French file, from its front matter or, in YAML and partials, from its first comment. */
export function recordedHash(french: string): string | null {
  return RECORDED.exec(headOf(french))?.[1] ?? null;
}

/**
 * Returns a French file with the hash of the English text that it translates: in the front matter of a page, or in the
 * first comment of a YAML file or a partial (`_name.mdx`), for which Docusaurus allows no front matter.
 *
 * @param file path of the French file
 * @throws {FileError} when a page has no front matter
 */
export function recordHash(file: string, french: string, current: string): string {
  if (recordedHash(french) !== null) {
    return french.replace(RECORDED, (line, recorded: string) => line.replace(recorded, current));
  }
  if (file.endsWith('.yml')) {
    return `# ${SOURCE_HASH}: ${current}\n${french}`;
  }
  if (path.basename(file).startsWith('_')) {
    return `{/* ${SOURCE_HASH}: ${current} */}\n\n${french}`;
  }
  const {yaml} = readFrontMatter(french);
  if (!yaml) {
    throw new FileError(file, 1, 'the file has no front matter', 'write one with a title and a description.');
  }
  return french.replace(yaml, () => `${yaml}\n${SOURCE_HASH}: ${current}`);
}

/** Returns only the front matter or the leading comments, because the text of a page may also mention the field. */
function headOf(text: string): string {
  return readFrontMatter(text).yaml || /^(?:(?:#|\{\/\*).*\n)*/.exec(text)![0];
}
