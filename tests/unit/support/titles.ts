import fs from 'node:fs';
import ts from 'typescript';

/** `test`, `it`, `describe`, what hangs on them, as `test.describe` and `it.each([…])`, and tests of ours: `sharedPageTest`. */
const DECLARES = /^(?:test|it|describe|\w+Test)\b/;

/**
 * Reads the titles of the tests that a file declares, without running it: a browser test needs a build to be listed.
 *
 * @param file absolute path
 * @returns the titles as they stand in the source, after those of the groups around them: `group › test`. What a title
 * gets from elsewhere, `${…}` or a variable, is `…`.
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
