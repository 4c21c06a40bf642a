import ts from 'typescript';

/** An import as the samples write it: a default import or named imports, on one line or several. */
const IMPORT = /^import (?:(\w+)|\{([^}]+)\}) from '([^']+)';$/gm;

interface Import {
  /** The default, or the names between the braces. */
  names: string[];
  isDefault: boolean;
  from: string;
}

/**
 * Returns the imports that a region needs but does not contain: those of its file, without the names that the region
 * does not use.
 *
 * @param source content of the file
 * @param code the code of the region
 * @returns one import per line, in the order of the file
 */
export function importsFor(source: string, code: string): string {
  const own = new Set(readImports(code).flatMap(({names}) => names.map(localName)));
  const used = identifiersOf(code);
  const isNeeded = (name: string) => used.has(name) && !own.has(name);
  return readImports(source)
    .map((each) => ({...each, names: each.names.filter((name) => isNeeded(localName(name)))}))
    .filter(({names}) => names.length > 0)
    .map(({names, isDefault, from}) => `import ${isDefault ? names[0] : `{ ${names.join(', ')} }`} from '${from}';`)
    .join('\n');
}

function readImports(source: string): Import[] {
  return [...source.matchAll(IMPORT)].map(([, name, names, from]) => ({
    names: name ? [name] : names!.split(',').map((each) => each.trim()),
    isDefault: name !== undefined,
    from: from!,
  }));
}

/** Returns the names that code uses, except for property names, which follow a dot. */
function identifiersOf(code: string): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !(ts.isPropertyAccessExpression(node.parent) && node.parent.name === node)) {
      names.add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('region.ts', code, ts.ScriptTarget.Latest, true));
  return names;
}

/** Returns the name that the code uses: `B` for `type A as B`. */
function localName(name: string): string {
  return name.split(' ').at(-1)!;
}
