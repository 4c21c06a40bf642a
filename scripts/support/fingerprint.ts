import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Where what is expensive to make is kept. */
export const CACHE = 'node_modules/.cache/check';

/** What every check depends on besides the files that it reads. */
const ALWAYS = /^(?:package(?:-lock)?\.json|scripts\/|checks\/)/;

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
 * Identifies the contents of the files that something is made of; equal ones need not be looked at again.
 *
 * @param files all files of the repository
 * @param reads which of them
 */
export function fingerprint(siteDir: string, files: readonly string[], reads: RegExp): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of files) {
    if (reads.test(file) || ALWAYS.test(file)) {
      hash.update(`${file}\0`).update(fs.readFileSync(path.join(siteDir, file)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Gives what was made of the same files before, and makes it where it was not.
 *
 * @param name under which it is kept, as JSON
 * @param reads the files that it is made of
 */
export function remember<T>(siteDir: string, name: string, reads: RegExp, make: () => T): T {
  const file = path.join(siteDir, CACHE, `${name}.json`);
  const print = fingerprint(siteDir, listFiles(siteDir), reads);
  if (fs.existsSync(file)) {
    const known = JSON.parse(fs.readFileSync(file, 'utf8')) as {print: string; value: T};
    if (known.print === print) {
      return known.value;
    }
  }
  const value = make();
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, JSON.stringify({print, value}));
  return value;
}
