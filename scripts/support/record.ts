import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** The folder of the cached results. */
export const RECORDS = 'node_modules/.cache/check';

/** Files that every result depends on: dependencies, the checks, and the parsers that they share with the build. */
const ALWAYS = /^(?:package(?:-lock)?\.json|scripts\/|checks\/|src\/lib\/)/;

/** A cached result that is valid until one of its files changes. */
export interface FileRecord<T> {
  /** The cached value; `null` if there is none or a file has changed. */
  value: T | null;
  save: (value: T) => void;
}

/** Lists the files of the repository, including uncommitted ones. */
export function listFiles(siteDir: string): string[] {
  const names = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: siteDir,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...new Set(names.split('\0'))].filter((name) => name && fs.existsSync(path.join(siteDir, name))).sort();
}

/**
 * Opens a cached result.
 *
 * @param name unique name; the value is saved as JSON under this name
 * @param reads matches the files that the value depends on
 * @param files all files of the repository
 */
export function openRecord<T>(siteDir: string, name: string, reads: RegExp, files: readonly string[]): FileRecord<T> {
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
