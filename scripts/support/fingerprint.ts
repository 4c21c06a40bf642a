import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** What every check depends on besides the files that it reads. */
const ALWAYS = /^(?:package(?:-lock)?\.json|scripts\/|checks\/)/;

/** The files of the repository, those that are not committed yet too. */
export function listFiles(siteDir: string): string[] {
  const names = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {cwd: siteDir, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024});
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
