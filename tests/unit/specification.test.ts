import fs from 'node:fs';
import ts from 'typescript';
import {expect, it} from 'vitest';
import {JOURNEYS} from '../engines/journeys';

const read = (file: string) => fs.readFileSync(`tests/${file}`, 'utf8');

const GROUP = /^(?:test\.)?describe(?:\.each)?$/;
const TEST = /^(?:it|test|sharedPageTest)(?:\.each)?$/;

/**
 * Returns the titles of the tests in a file, each after the titles of its groups, with `…` for inserted values. Leaves
 * out tests that are skipped or commented out.
 */
function titlesIn(file: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node, groups: string[]): void => {
    const name = ts.isCallExpression(node) && node.arguments.length > 1 ? nameOf(node) : '';
    const title = () =>
      (node as ts.CallExpression).arguments[0]!.getText()
        .slice(1, -1)
        .replace(/\$\{[^}]*\}/g, '…');
    if (TEST.test(name)) {
      titles.push([...groups, title()].join(' › '));
    } else {
      const inside = GROUP.test(name) ? [...groups, title()] : groups;
      node.forEachChild((child) => visit(child, inside));
    }
  };
  visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true), []);
  return titles;
}

/** Returns the name of a called function, such as `it.each` for `it.each(table)(title, run)`. */
function nameOf(node: ts.Expression): string {
  return ts.isCallExpression(node) ? nameOf(node.expression) : node.getText();
}

const TITLES = new Map<string, string[]>([['engines/journeys.ts', JOURNEYS.map(({title}) => title)]]);

function hasTest(file: string, title: string): boolean {
  const titles = TITLES.get(file) ?? titlesIn(file);
  TITLES.set(file, titles);
  return titles.includes(title);
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
