import ts from 'typescript';

/** A range of the source to remove. */
interface Range {
  start: number;
  end: number;
}

/**
 * Returns a declaration as pages show it: without comments, `export`, `declare` and members marked `@internal`.
 */
export function signatureText(node: ts.Node): string {
  const source = node.getSourceFile().text;
  const start = node.getStart();
  const removed: Range[] = [...comments(node, source), ...internalMembers(node)].sort((a, b) => a.start - b.start);

  let text = '';
  let position = start;
  for (const range of removed) {
    // A comment inside an internal member has already been removed.
    if (range.end > position) {
      text += source.slice(position, Math.max(position, range.start));
      position = range.end;
    }
  }
  text += source.slice(position, node.getEnd());

  return text
    .replace(/^(?:export\s+)?(?:declare\s+)?/, '')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => line.trimEnd())
    .join('\n');
}

function comments(node: ts.Node, source: string): Range[] {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false);
  scanner.setText(source, node.getStart(), node.getEnd() - node.getStart());
  const ranges: Range[] = [];
  for (let token = scanner.scan(); token !== ts.SyntaxKind.EndOfFileToken; token = scanner.scan()) {
    if (token === ts.SyntaxKind.SingleLineCommentTrivia || token === ts.SyntaxKind.MultiLineCommentTrivia) {
      ranges.push({start: scanner.getTokenStart(), end: scanner.getTokenEnd()});
    }
  }
  return ranges;
}

function internalMembers(node: ts.Node): Range[] {
  if (!ts.isInterfaceDeclaration(node) && !ts.isClassDeclaration(node)) {
    return [];
  }
  return [...node.members]
    .filter((member) => ts.getJSDocTags(member).some((tag) => tag.tagName.text === 'internal'))
    .map((member) => ({start: member.getFullStart(), end: member.getEnd()}));
}
