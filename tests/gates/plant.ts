import fs from 'node:fs';
import path from 'node:path';

/** A change to a file. */
export type Edit = {file: string} & (
  | {/** Text in the file. */ replace: string; by: string}
  | {/** Text to add at the end. If the file does not exist, it is created. */ append: string}
);

/**
 * Changes files in a copy of the repository. Files may be hard links, but only the copy is changed.
 *
 * @param root absolute path of the copy
 * @throws {Error} when a text to replace does not exist
 */
export function plant(root: string, edits: readonly Edit[]): void {
  for (const edit of edits) {
    const file = path.join(root, edit.file);
    const before = 'append' in edit && !fs.existsSync(file) ? '' : fs.readFileSync(file, 'utf8');
    if ('replace' in edit && !before.includes(edit.replace)) {
      throw new Error(`${edit.file} does not contain "${edit.replace}".`);
    }
    const after = 'append' in edit ? before + edit.append : before.replace(edit.replace, () => edit.by);
    // Replace the file instead of writing to it, because it may be a hard link.
    fs.rmSync(file, {force: true});
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, after);
  }
}
