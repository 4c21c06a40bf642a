import fs from 'node:fs';
import {expect, it} from 'vitest';

const read = (file: string) => fs.readFileSync(`tests/${file}`, 'utf8');

/** Returns whether a file has a test, given its title after the titles of its groups, with `…` for inserted values. */
function hasTest(file: string, title: string): boolean {
  const source = read(file).replace(/\$\{[^}]*\}/g, '…');
  return title
    .split(' › ')
    .every((part) => [`'${part}'`, `"${part}"`, `\`${part}\``].some((text) => source.includes(text)));
}

/** Returns the problem of a row of the tables, which must have the given number. */
function problemOf(row: string, expected: string): string | null {
  const cells = row.split('|').map((cell) => cell.trim().replace(/^`([^`]*)`$/, '$1'));
  const [, number, sentence, file, title, journey] = cells;
  if (number !== expected || !sentence || !file || !title) {
    return `a row needs the number ${expected}, a sentence, a file and a test`;
  }
  if (!hasTest(file, title)) {
    return `${file} has no test "${title}"`;
  }
  return journey && !hasTest('engines/journeys.ts', journey) ? `there is no journey "${journey}"` : null;
}

it('each sentence of the nine sections of the specification has a test', () => {
  const sections = read('README.md').split(/^### /m).slice(1);
  expect(sections.map((section) => section.split(' ')[0])).toEqual('1 2 3 4 5 6 7 8 9'.split(' '));
  const rows = sections.map((section) => section.match(/^\|.*$/gm)!.slice(2));
  expect(rows.flat().length).toBeGreaterThan(100);
  const problems = rows.flatMap((own, section) =>
    own.flatMap((row, index) => {
      const problem = problemOf(row, `${section + 1}.${index + 1}`);
      return problem ? `${row}: ${problem}` : [];
    }),
  );
  expect(problems).toEqual([]);
});
