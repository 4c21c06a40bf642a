import fs from 'node:fs';
import ts from 'typescript';

/** Matches `test`, `it`, `describe`, their properties (`test.describe`, `it.each([…])`) and `sharedPageTest`. */
const DECLARES = /^(?:test|it|describe|\w+Test)\b/;

/**
 * Returns the titles of the tests in a file without running it, because listing browser tests requires a build.
 *
 * @param file absolute path
 * @returns the titles as written in the source, with the titles of their groups: `group › test`. Inserted values and
 *   variables are replaced with `…`.
 */
export function titlesIn(file: string): string[] {
  const titles: string[] = [];
  const read = (node: ts.Node, groups: string[]): void => {
    const title =
      ts.isCallExpression(node) && DECLARES.test(node.expression.getText()) && node.arguments.some(isFunction)
        ? titleOf(node.arguments[0]!)
        : null;
    if (title === null) {
      ts.forEachChild(node, (child) => read(child, groups));
      return;
    }
    const isGroup = /\bdescribe\b/.test((node as ts.CallExpression).expression.getText().split('(')[0]!);
    if (!isGroup) {
      titles.push([...groups, title].join(' › '));
    }
    ts.forEachChild(node, (child) => read(child, isGroup ? [...groups, title] : groups));
  };
  read(ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true), []);
  return titles;
}

function isFunction(node: ts.Node): boolean {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node);
}

function titleOf(node: ts.Expression): string | null {
  if (ts.isStringLiteralLike(node)) {
    return node.text;
  }
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map(({literal}) => literal.text)].join('…');
  }
  return ts.isIdentifier(node) ? '…' : null;
}
