import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {makeSite} from './support/site';
import {titlesIn} from './support/titles';

const folder = path.resolve(__dirname, '..');

const known = new Map<string, string[]>();

/** Returns the test titles in a file below `tests/`. */
function titlesOf(file: string): string[] {
  const titles = known.get(file) ?? titlesIn(path.join(folder, file));
  known.set(file, titles);
  return titles;
}

/** Titles of the journeys, which become tests for each engine. */
const journeys = [
  ...fs.readFileSync(path.join(folder, 'engines/journeys.ts'), 'utf8').matchAll(/^ {4}title: '(.*)',$/gm),
].map(([, title]) => title);

/**
 * Checks the table of the specification: each sentence must have the right number and an existing test.
 *
 * @param text content of `tests/README.md`
 * @returns the number of sentences, and the problems of the table
 */
function checkTable(text: string): {sentences: number; problems: string[]} {
  const sections = text.split(/^### /m).slice(1);
  const problems: string[] = [];
  let sentences = 0;
  sections.forEach((section, index) => {
    const [heading, ...lines] = section.split('\n') as [string, ...string[]];
    if (!heading.startsWith(`${index + 1} `)) {
      problems.push(`"${heading}" is section ${index + 1}`);
    }
    const rows = lines.filter((line) => line.startsWith('|')).slice(2);
    rows.forEach((row, position) => {
      const cells = row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      const [number, sentence, file = '', title = '', journey = ''] = cells;
      const name = file.replace(/^`(.*)`$/, '$1');
      sentences += 1;
      if (number !== `${index + 1}.${position + 1}`) {
        problems.push(`${number}: expected number ${index + 1}.${position + 1}`);
      } else if (cells.length !== 5 || !sentence || !file || !title) {
        problems.push(`${number}: a row needs a sentence, a file and a test`);
      } else if (
        !/^(?:built|e2e|unit)\/[\w-]+\.(?:spec|test)\.tsx?$/.test(name) ||
        !fs.existsSync(path.join(folder, name))
      ) {
        problems.push(`${number}: there is no test file ${file}`);
      } else if (!titlesOf(name).includes(title)) {
        problems.push(`${number}: ${name} has no test "${title}"`);
      } else if (journey && !journeys.includes(journey)) {
        problems.push(`${number}: there is no journey "${journey}"`);
      }
    });
    if (rows.length === 0) {
      problems.push(`"${heading}" has no sentence`);
    }
  });
  return {sentences, problems};
}

describe('the table of the specification', () => {
  const table = fs.readFileSync(path.join(folder, 'README.md'), 'utf8');

  it('has a test for each sentence of the nine sections', () => {
    const {sentences, problems} = checkTable(table);
    expect(problems).toEqual([]);
    expect(table.match(/^### /gm)).toHaveLength(9);
    expect(sentences).toBeGreaterThan(100);
  });

  it('parses the titles of tests in groups, in loops and in tables', () => {
    const site = makeSite({
      'a.test.ts': `describe('a', () => { for (const b of c) { test.describe(\`in \${b}\`, () => { it.each([1])('is %s', () => {}); }); } it(name, () => {}); });\nexpect(it('not', 1)); test('last', async ({page}) => {});`,
    });
    expect(titlesIn(path.join(site, 'a.test.ts'))).toEqual(['a › in … › is %s', 'a › …', 'last']);
  });
});
