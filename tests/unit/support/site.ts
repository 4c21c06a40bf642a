import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';

/**
 * Makes a folder with files, removed at the end of the test.
 *
 * @param files texts by path relative to the folder
 * @returns the folder's absolute path
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
