import ts from 'typescript';

/** Matches comments. The contract has no strings that look like one. */
const COMMENT = /\/\*[^]*?\*\/|\/\/.*/g;

/** Returns a declaration as pages show it: without comments, `export`, `declare` and members marked `@internal`. */
export function signatureText(node: ts.Node): string {
  return internalMembers(node)
    .reduce((text, member) => text.replace(member.getFullText(), ''), node.getText())
    .replace(COMMENT, '')
    .replace(/^(?:export\s+)?(?:declare\s+)?/, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter(Boolean)
    .join('\n');
}

function internalMembers(node: ts.Node): ts.Node[] {
  return ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node)
    ? node.members.filter((member) => ts.getJSDocTags(member).some(({tagName}) => tagName.text === 'internal'))
    : [];
}
