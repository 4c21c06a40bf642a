import ts from 'typescript';

/** Matches the path of an import from another folder: `from '../../../shop/newsletter/`. */
const FOREIGN_IMPORT = /(\bfrom )'(?:\.\.\/)+(?:[\w-]+\/)*/;

interface Import {
  /** The default, or the names between the braces. */
  names: string[];
  isDefault: boolean;
  from: string;
}

/**
 * Returns the imports that a region needs but does not contain: its file's imports, reduced to the names that the
 * region uses.
 *
 * @param source content of the file
 * @param code the code of the region
 * @param shown import paths, by exported name, of samples that the page has shown as files of their own; they take
 *   precedence over the file's own imports
 * @returns one import per line, in the order of the file, then the imports from `shown`
 */
export function importsFor(source: string, code: string, shown: ReadonlyMap<string, string> = new Map()): string {
  const file = parse(code);
  const own = new Set([...readImports(file).flatMap(({names}) => names.map(localName)), ...declaredIn(file)]);
  const used = identifiersIn(file);
  const isNeeded = (name: string) => used.has(name) && !own.has(name);
  const imports = [
    ...readImports(parse(source)).map((each) => ({...each, names: each.names.filter((name) => !shown.has(name))})),
    ...[...new Set(shown.values())].map((from) => ({
      names: [...shown.keys()].filter((name) => shown.get(name) === from),
      isDefault: false,
      from,
    })),
  ];
  return imports
    .map((each) => ({...each, names: each.names.filter((name) => isNeeded(localName(name)))}))
    .filter(({names}) => names.length > 0)
    .map(({names, isDefault, from}) => `import ${isDefault ? names[0] : `{ ${names.join(', ')} }`} from '${from}';`)
    .map(toReadersImport)
    .join('\n');
}

/**
 * Returns the opening of the `describe` around a region and its test bed, if the region uses a test bed `tb` that it does
 * not create.
 *
 * @param source content of the file
 * @param line first line of the region, 1-based
 * @param code the code of the region
 * @returns the code to put before the region, unindented; the caller adds the closing lines; empty if none is needed
 */
export function bedAround(source: string, line: number, code: string): string {
  if (!identifiersIn(parse(code)).has('tb') || /\bconst tb\b/.test(code)) {
    return '';
  }
  const lines = source.split(/\r?\n/).slice(0, line - 1);
  const from = lines.findLastIndex((text) => /^\s*describe\(/.test(text));
  const bed = lines.findLastIndex((text) => /^\s*const tb = /.test(text));
  const end = lines.findIndex((text, index) => index >= bed && text.endsWith(';'));
  if (from < 0 || bed < from || end < 0) {
    return '';
  }
  const indent = lines[from]!.search(/\S/);
  return [lines[from]!, ...lines.slice(bed, end + 1)].map((text) => text.slice(indent)).join('\n');
}

/** Returns the names that code exports. */
export function exportedBy(code: string): string[] {
  return declaredIn(parse(code), ts.SyntaxKind.ExportKeyword);
}

/**
 * Rewrites an import as if all files were in the same folder, because readers keep a spec next to the file that it
 * tests.
 */
export function toReadersImport(line: string): string {
  return line.replace(FOREIGN_IMPORT, "$1'./");
}

function parse(code: string): ts.SourceFile {
  return ts.createSourceFile('sample.ts', code, ts.ScriptTarget.Latest, true);
}

/** Reads default and named imports, which are the only ones in samples. */
function readImports(file: ts.SourceFile): Import[] {
  return file.statements.filter(ts.isImportDeclaration).map(({importClause, moduleSpecifier}) => {
    const named = importClause?.namedBindings;
    return {
      names: importClause?.name
        ? [importClause.name.text]
        : named && ts.isNamedImports(named)
          ? named.elements.map((each) => each.getText())
          : [],
      isDefault: importClause?.name !== undefined,
      from: (moduleSpecifier as ts.StringLiteral).text,
    };
  });
}

/** Returns the names that the statements of a file declare, or only those with a modifier. */
function declaredIn(file: ts.SourceFile, modifier?: ts.SyntaxKind): string[] {
  return file.statements
    .filter(
      (statement) =>
        modifier === undefined ||
        (ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(({kind}) => kind === modifier)),
    )
    .flatMap((statement) =>
      ts.isVariableStatement(statement)
        ? statement.declarationList.declarations.map(({name}) => name.getText())
        : ((statement as Partial<ts.DeclarationStatement>).name?.getText() ?? []),
    );
}

/** Returns the names that code uses, except for property names, which follow a dot. */
function identifiersIn(file: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !(ts.isPropertyAccessExpression(node.parent) && node.parent.name === node)) {
      names.add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

/** Returns the name that the code uses: `B` for `type A as B`. */
function localName(name: string): string {
  return name.split(' ').at(-1)!;
}
