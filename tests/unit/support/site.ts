import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';

/**
 * Creates a folder with files. It is removed at the end of the test.
 *
 * @param files contents by path relative to the folder
 * @returns absolute path of the folder
 */
export function makeSite(files: Record<string, string>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
  onTestFinished(() => fs.rmSync(folder, {recursive: true}));
  for (const [file, text] of Object.entries(files)) {
    const absolute = path.join(folder, file);
    fs.mkdirSync(path.dirname(absolute), {recursive: true});
    fs.writeFileSync(absolute, text);
  }
  return folder;
}

/** Turns a folder into a git repository with all its files in one commit, and returns the hash of the commit. */
export function commitAll(folder: string): string {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');
  return git('rev-parse', 'HEAD');
}
