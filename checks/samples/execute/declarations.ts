import path from 'node:path';
import ts from 'typescript';

/** A declaration in a normalized form, which can be compared as text. */
export interface Shape {
  kind: string;
  /** Type parameters with their constraints and defaults, as written. */
  typeParameters: string[];
  /** Types by name: public members, overloads of a function, or the type of an alias. */
  members: Map<string, string>;
}

/** The declarations of a library by name. */
export interface Declarations {
  /** The exported declarations. */
  exported: Map<string, Shape>;
  /** The library's own types that exported declarations use. */
  internal: Map<string, Shape>;
}

const KINDS: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.FunctionDeclaration]: 'function',
  [ts.SyntaxKind.InterfaceDeclaration]: 'interface',
  [ts.SyntaxKind.ClassDeclaration]: 'class',
  [ts.SyntaxKind.TypeAliasDeclaration]: 'type',
};

/**
 * Reads declarations with the compiler, so that it resolves inherited members and re-exports.
 *
 * @param program a program that contains the entry
 * @param entry absolute path of the file that exports everything
 * @throws {Error} when the program does not contain the entry, or the entry is not a module
 */
export function readDeclarations(program: ts.Program, entry: string): Declarations {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) {
    throw new Error(`${entry} exports nothing.`);
  }
  const resolve = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const exported = new Map(checker.getExportsOfModule(module).map((symbol) => [symbol.name, resolve(symbol)] as const));
  const reached = new Set(exported.values());
  /** Adds the library's own types that a declaration references. */
  const visit = (node: ts.Node): void => {
    const found = ts.isIdentifier(node) && checker.getSymbolAtLocation(node);
    const target = found && resolve(found);
    const declaration = target && target.declarations?.[0];
    if (
      declaration &&
      KINDS[declaration.kind] &&
      declaration.getSourceFile().fileName.startsWith(path.dirname(entry))
    ) {
      reached.add(target);
    }
    ts.forEachChild(node, visit);
  };
  // Iterating over a set includes elements that are added during the iteration.
  for (const symbol of reached) {
    symbol.declarations?.forEach(visit);
  }
  const internal = [...reached].filter((symbol) => exported.get(symbol.name) !== symbol);
  return {
    exported: new Map([...exported].map(([name, symbol]) => [name, shapeOf(checker, symbol)])),
    internal: new Map(internal.map((symbol) => [symbol.name, shapeOf(checker, symbol)])),
  };
}

function shapeOf(checker: ts.TypeChecker, symbol: ts.Symbol): Shape {
  const declaration = symbol.declarations![0] as ts.Declaration & {
    typeParameters?: readonly ts.TypeParameterDeclaration[];
  };
  const parameters = ts.isFunctionDeclaration(declaration) ? [] : (declaration.typeParameters ?? []);
  return {
    kind: KINDS[declaration.kind] ?? ts.SyntaxKind[declaration.kind],
    typeParameters: parameters.map((parameter) => parameter.getText().replace(/\s+/g, ' ')),
    members: membersOf(checker, symbol, declaration),
  };
}

function membersOf(checker: ts.TypeChecker, symbol: ts.Symbol, declaration: ts.Declaration): Map<string, string> {
  const print = (type: ts.Type, flags = ts.TypeFormatFlags.None) =>
    checker.typeToString(
      type,
      undefined,
      flags | ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
    );
  const type =
    symbol.flags & ts.SymbolFlags.Function ? checker.getTypeOfSymbol(symbol) : checker.getDeclaredTypeOfSymbol(symbol);
  const calls = checker
    .getSignaturesOfType(type, ts.SignatureKind.Call)
    .map((signature) => checker.signatureToString(signature, undefined, ts.TypeFormatFlags.NoTruncation));
  const isObject = Boolean(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection));
  const properties = isObject ? checker.getPropertiesOfType(type).filter(isPublic) : [];
  const members = new Map([
    ...calls.map((call, index) => [calls.length === 1 ? 'call' : `call ${index + 1}`, call] as const),
    ...properties.map((property) => {
      const text = print(checker.getTypeOfSymbolAtLocation(property, declaration));
      return [property.name, property.flags & ts.SymbolFlags.Optional ? `optional ${text}` : text] as const;
    }),
  ]);
  if (members.size > 0) {
    return members;
  }
  // The type of an alias, with the parts of a union sorted.
  const parts = type.isUnion() ? type.types.map((part) => print(part)) : [print(type, ts.TypeFormatFlags.InTypeAlias)];
  return new Map([['type', parts.sort().join(' | ')]]);
}

function isPublic(property: ts.Symbol): boolean {
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  return !property.declarations?.some((declaration) => ts.getCombinedModifierFlags(declaration) & hidden);
}
