import fs from 'node:fs';
import path from 'node:path';

/** A change to a file. */
export type Edit = {file: string} & (
  | {/** A text in the file. */ replace: string; by: string}
  | {/** Text to add at the end. If the file does not exist, it is created. */ append: string}
);

/**
 * Changes files in a copy of the repository. Files may be hard links, but only the copy is changed.
 *
 * @param root absolute path of the copy
 * @returns a function that undoes all changes
 * @throws {Error} when a file or a text does not exist; no file is changed in this case
 */
export function plant(root: string, edits: readonly Edit[]): () => void {
  const undone: (() => void)[] = [];
  const undo = () => undone.reverse().forEach((step) => step());
  try {
    for (const edit of edits) {
      const file = path.join(root, edit.file);
      const before = fs.existsSync(file) ? fs.readFileSync(file) : null;
      const after = apply(edit, before);
      undone.push(() => write(file, before));
      write(file, after);
    }
  } catch (error) {
    undo();
    throw error;
  }
  return undo;
}

function apply(edit: Edit, before: Buffer | null): Buffer {
  if ('append' in edit) {
    return Buffer.concat([before ?? Buffer.alloc(0), Buffer.from(edit.append)]);
  }
  if (before === null) {
    throw new Error(`${edit.file} does not exist.`);
  }
  const text = before.toString();
  if (!text.includes(edit.replace)) {
    throw new Error(`${edit.file} does not contain "${edit.replace}".`);
  }
  return Buffer.from(text.replace(edit.replace, () => edit.by));
}

/** Replaces a file instead of writing to it, because it may be a hard link. */
function write(file: string, content: Buffer | null): void {
  fs.rmSync(file, {force: true});
  if (content) {
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, content);
  }
}
