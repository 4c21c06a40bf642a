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
  const module = checker.getSymbolAtLocation(program.getSourceFile(entry) ?? fail(entry)) ?? fail(entry);
  const folder = path.dirname(entry);
  const reader = new Reader(checker, folder);

  const exported = new Map(
    checker.getExportsOfModule(module).map((symbol) => [symbol.name, reader.resolve(symbol)] as const),
  );
  const reached = new Set(exported.values());
  // Iterating over a set includes elements that are added during the iteration.
  for (const symbol of reached) {
    reader.namesUsedBy(symbol).forEach((used) => reached.add(used));
  }
  const internal = [...reached].filter((symbol) => exported.get(symbol.name) !== symbol);
  return {
    exported: new Map([...exported].map(([name, symbol]) => [name, reader.shapeOf(symbol)])),
    internal: new Map(internal.map((symbol) => [symbol.name, reader.shapeOf(symbol)])),
  };
}

function fail(entry: string): never {
  throw new Error(`${entry} exports nothing.`);
}

class Reader {
  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly folder: string,
  ) {}

  resolve(symbol: ts.Symbol): ts.Symbol {
    return symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }

  /** Returns the library's own types that the declarations of a symbol reference. */
  namesUsedBy(symbol: ts.Symbol): ts.Symbol[] {
    const used: ts.Symbol[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node)) {
        const found = this.checker.getSymbolAtLocation(node);
        const target = found && this.resolve(found);
        const declaration = target?.declarations?.[0];
        if (declaration && KINDS[declaration.kind] && declaration.getSourceFile().fileName.startsWith(this.folder)) {
          used.push(target);
        }
      }
      ts.forEachChild(node, visit);
    };
    symbol.declarations?.forEach(visit);
    return used;
  }

  shapeOf(symbol: ts.Symbol): Shape {
    const declaration = symbol.declarations![0] as ts.Declaration & {
      typeParameters?: readonly ts.TypeParameterDeclaration[];
    };
    return {
      kind: KINDS[declaration.kind] ?? ts.SyntaxKind[declaration.kind],
      typeParameters: (ts.isFunctionDeclaration(declaration) ? [] : (declaration.typeParameters ?? [])).map(textOf),
      members: this.membersOf(symbol, declaration),
    };
  }

  private membersOf(symbol: ts.Symbol, declaration: ts.Declaration): Map<string, string> {
    if (symbol.flags & ts.SymbolFlags.Function) {
      return this.callsOf(this.checker.getTypeOfSymbol(symbol));
    }
    const type = this.checker.getDeclaredTypeOfSymbol(symbol);
    const isObject = Boolean(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection));
    const properties = isObject ? this.checker.getPropertiesOfType(type).filter(isPublic) : [];
    const members = new Map([
      ...this.callsOf(type),
      ...properties.map((property) => [property.name, this.member(property, declaration)] as const),
    ]);
    return members.size > 0 ? members : new Map([['type', this.alias(type)]]);
  }

  /** Returns the type of an alias, with the parts of a union sorted. */
  private alias(type: ts.Type): string {
    return type.isUnion()
      ? type.types
          .map((part) => this.print(part))
          .sort()
          .join(' | ')
      : this.print(type, ts.TypeFormatFlags.InTypeAlias);
  }

  private callsOf(type: ts.Type): Map<string, string> {
    const signatures = this.checker.getSignaturesOfType(type, ts.SignatureKind.Call);
    return new Map(
      signatures.map((signature, index) => [
        signatures.length === 1 ? 'call' : `call ${index + 1}`,
        this.checker.signatureToString(signature, undefined, ts.TypeFormatFlags.NoTruncation),
      ]),
    );
  }

  private member(property: ts.Symbol, declaration: ts.Declaration): string {
    const type = this.print(this.checker.getTypeOfSymbolAtLocation(property, declaration));
    return property.flags & ts.SymbolFlags.Optional ? `optional ${type}` : type;
  }

  private print(type: ts.Type, flags = ts.TypeFormatFlags.None): string {
    return this.checker.typeToString(
      type,
      undefined,
      flags | ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
    );
  }
}

function isPublic(property: ts.Symbol): boolean {
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  return !property.declarations?.some((declaration) => ts.getCombinedModifierFlags(declaration) & hidden);
}

function textOf(node: ts.Node): string {
  return node.getText().replace(/\s+/g, ' ');
}
