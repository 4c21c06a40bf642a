/** Returns a reference to a line of another file, to append to a message. */
export function see({file, line}: {file: string; line: number}): string {
  return ` (see ${file}:${line})`;
}
