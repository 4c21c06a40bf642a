import fs from 'node:fs';
import path from 'node:path';

/** Files in which a class or a custom property may be named. */
const NAMING_FILE = /(?<!\.d)\.(?:[jt]sx?|mdx?|json|ya?ml|css)$/;

/** A style sheet uses custom properties. Its selectors use no class: something else has to give it to an element. */
const USED_IN_STYLE = /(?<=var\(\s*)--[\w-]+/g;

/** Takes a text apart into what could be names of classes and of custom properties. */
export function wordsOf(text: string): string[] {
  return text.match(/[\w-]+/g) ?? [];
}

/** Finds the words of all files in folders. */
export function wordsIn(paths: readonly string[]): Set<string> {
  const words = new Set<string>();
  for (const file of paths.flatMap(filesIn)) {
    const text = fs.readFileSync(file, 'utf8');
    const named = file.endsWith('.css') ? (text.match(USED_IN_STYLE) ?? []) : wordsOf(text);
    named.forEach((word) => words.add(word));
  }
  return words;
}

function filesIn(folder: string): string[] {
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => NAMING_FILE.test(file))
    .map((file) => path.join(folder, file));
}
