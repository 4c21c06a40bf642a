/** A node of a JavaScript syntax tree (ESTree), as MDX provides it. */
interface Node {
  type: string;
  [field: string]: unknown;
}

/**
 * Returns the names that JavaScript code reads, except for member names (`b` in `a.b`), keys, and parameters of its own
 * functions.
 */
export function namesRead(code: unknown): string[] {
  if (Array.isArray(code)) {
    return code.flatMap(namesRead);
  }
  if (!isNode(code)) {
    return [];
  }
  switch (code.type) {
    case 'Identifier':
      return [code.name as string];
    case 'MemberExpression':
      return [...namesRead(code.object), ...(code.computed ? namesRead(code.property) : [])];
    case 'Property':
      return [...(code.computed ? namesRead(code.key) : []), ...namesRead(code.value)];
    case 'ArrowFunctionExpression':
    case 'FunctionExpression': {
      const own = new Set(namesRead(code.params));
      return namesRead(code.body).filter((name) => !own.has(name));
    }
    default:
      return Object.values(code).flatMap(namesRead);
  }
}

/** Returns the names that the `import` and `export` statements of a page declare. */
export function namesDeclared(code: unknown): string[] {
  if (Array.isArray(code)) {
    return code.flatMap(namesDeclared);
  }
  if (!isNode(code)) {
    return [];
  }
  switch (code.type) {
    case 'Program':
      return namesDeclared(code.body);
    case 'ImportDeclaration':
      return namesRead((code.specifiers as Node[]).map(({local}) => local));
    case 'ExportNamedDeclaration':
      return namesDeclared(code.declaration);
    case 'VariableDeclaration':
      return namesRead((code.declarations as Node[]).map(({id}) => id));
    default:
      return namesRead(code.id);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';
}
