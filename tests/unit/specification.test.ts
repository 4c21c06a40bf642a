import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {titlesIn} from './support/titles';

const folder = path.resolve(__dirname, '..');

/** Titles of the journeys, which become tests for each engine. */
const journeys = [
  ...fs.readFileSync(path.join(folder, 'engines/journeys.ts'), 'utf8').matchAll(/^ {4}title: '(.*)',$/gm),
].map(([, title]) => title);

const titlesOf = (file: string) => (file === 'engines/journeys.ts' ? journeys : titlesIn(path.join(folder, file)));

/** Returns the problems of a row of the tables, which must have the given number. */
function problemOf(row: string, expected: string): string | null {
  const [number, sentence, file = '', title, journey, ...others] = row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replace(/^`([^`]*)`$/, '$1'));
  if (number !== expected) {
    return `expected number ${expected}`;
  }
  if (!sentence || !title || journey === undefined || others.length > 0) {
    return 'a row needs a sentence, a file and a test';
  }
  if (!/^(?:(?:built|e2e|unit)\/[\w-]+\.(?:spec|test)\.tsx?|engines\/journeys\.ts)$/.test(file)) {
    return `${file} is not a test file`;
  }
  if (!titlesOf(file).includes(title)) {
    return `${file} has no test "${title}"`;
  }
  return journey && !journeys.includes(journey) ? `there is no journey "${journey}"` : null;
}

describe('the table of the specification', () => {
  it('has a test for each sentence of the nine sections', () => {
    const sections = fs.readFileSync(path.join(folder, 'README.md'), 'utf8').split(/^### /m).slice(1);
    expect(sections.map((section) => section.split(' ')[0])).toEqual('1 2 3 4 5 6 7 8 9'.split(' '));
    const rows = sections.map((section) => section.match(/^\|.*$/gm)!.slice(2));
    expect(rows.map(({length}) => length)).not.toContain(0);
    expect(rows.flat().length).toBeGreaterThan(100);
    const problems = rows.flatMap((own, section) =>
      own.flatMap((row, index) => {
        const problem = problemOf(row, `${section + 1}.${index + 1}`);
        return problem ? `${row}: ${problem}` : [];
      }),
    );
    expect(problems).toEqual([]);
  });
});
