/** Names the place in the other language, at the end of a message. */
export function see({file, line}: {file: string; line: number}): string {
  return ` (see ${file}:${line})`;
}
