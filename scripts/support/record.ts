import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** The folder of the records. */
export const RECORDS = 'node_modules/.cache/check';

/** What every result depends on besides the files that it is made of. */
const ALWAYS = /^(?:package(?:-lock)?\.json|scripts\/|checks\/)/;

/** What was made of some files, until one of them changes. */
export interface FileRecord<T> {
  /** `null` when one of the files has changed since, or nothing was saved. */
  value: T | null;
  save: (value: T) => void;
}

/** The files of the repository, those that are not committed yet too. */
export function listFiles(siteDir: string): string[] {
  const names = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: siteDir,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...new Set(names.split('\0'))].filter((name) => name && fs.existsSync(path.join(siteDir, name))).sort();
}

/**
 * Opens a record.
 *
 * @param name its name among the records; its value is saved as JSON
 * @param reads the files that the value is made of
 * @param files all files of the repository
 */
export function openRecord<T>(
  siteDir: string,
  name: string,
  reads: RegExp,
  files: readonly string[] = listFiles(siteDir),
): FileRecord<T> {
  const file = path.join(siteDir, RECORDS, `${name}.json`);
  const hash = hashOf(
    siteDir,
    files.filter((one) => reads.test(one) || ALWAYS.test(one)),
  );
  const known = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as {hash: string; value: T}) : null;
  return {
    value: known?.hash === hash ? known.value : null,
    save(value) {
      fs.mkdirSync(path.dirname(file), {recursive: true});
      fs.writeFileSync(file, JSON.stringify({hash, value}));
    },
  };
}

function hashOf(siteDir: string, files: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of files) {
    hash.update(`${file}\0`).update(fs.readFileSync(path.join(siteDir, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
