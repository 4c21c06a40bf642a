import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The kind, type parameters and public members of a declaration as text, by the names that messages use for them. */
type Shape = ReadonlyMap<string, string>;

/** A declaration of one of the kinds in `KINDS`. */
type Declaration = ts.FunctionDeclaration | ts.InterfaceDeclaration | ts.ClassDeclaration | ts.TypeAliasDeclaration;

const KINDS: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.FunctionDeclaration]: 'function',
  [ts.SyntaxKind.InterfaceDeclaration]: 'interface',
  [ts.SyntaxKind.ClassDeclaration]: 'class',
  [ts.SyntaxKind.TypeAliasDeclaration]: 'type',
};

/**
 * Compares the contract with the declarations of the library installed in a project.
 *
 * @param folder absolute path of a project created by `prepareWorkspace`
 * @returns one line per difference
 * @throws {Error} when the library's package.json does not specify its declarations
 */
export function checkContract(folder: string): string[] {
  const library = path.join(folder, 'node_modules/ngx-testing-tools');
  const manifest = JSON.parse(fs.readFileSync(path.join(library, 'package.json'), 'utf8')) as {
    typings?: string;
    types?: string;
  };
  const entry = manifest.typings ?? manifest.types;
  if (entry === undefined) {
    throw new Error("The library's package.json does not specify its type declarations.");
  }
  const rootNames = [path.join(folder, 'samples/contract/index.d.ts'), path.join(library, entry)] as const;
  const program = ts.createProgram({
    rootNames,
    options: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ES2022,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      strict: true,
      noEmit: true,
      types: [],
    },
  });
  return findDifferences(program, ...rootNames);
}

/**
 * Compares a contract with the library's declarations, symbol by symbol: names, kinds, type parameters with their
 * defaults, and members. Types that are not exported are compared only if both declare a type with that name.
 * Otherwise, the members that use the type differ anyway.
 *
 * @param program a program that contains both files
 * @param contract absolute path of the contract's list of exports
 * @param library absolute path of the library's declarations
 * @returns one line per difference
 * @throws {Error} when the program does not contain one of the files, or when one of them is not a module
 */
export function findDifferences(program: ts.Program, contract: string, library: string): string[] {
  const ours = readDeclarations(program, contract);
  const theirs = readDeclarations(program, library);
  const added = theirs.exported.filter((name) => !ours.exported.includes(name));
  const removed = ours.exported.filter((name) => !theirs.exported.includes(name));
  return [
    ...added.map((name) => `${name}: the library exports it, but the contract does not.`),
    ...removed.map((name) => `${name}: the contract exports it, but the library does not.`),
    ...[...ours.shapes].flatMap(([name, shape]) => compare(name, shape, theirs.shapes.get(name) ?? shape)),
  ];
}

function compare(name: string, ours: Shape, theirs: Shape): string[] {
  return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((what) => {
    const [own = 'nothing', other = 'nothing'] = [ours.get(what), theirs.get(what)];
    return inOneOrder(own) === inOneOrder(other)
      ? []
      : [`${name}${what}: ${other} in the library, ${own} in the contract.`];
  });
}

/** Sorts the members of an intersection type, because their order differs between versions of Angular. */
function inOneOrder(type: string): string {
  return type.replace(/\w+(?:\[\])?(?: & \w+(?:\[\])?)+/g, (intersection) =>
    intersection.split(' & ').sort().join(' & '),
  );
}

/**
 * Reads declarations with the compiler, so that it resolves inherited members and re-exports.
 *
 * @param entry absolute path of the file that exports everything
 * @returns the exported names, and all declarations in the folder of the file by name
 */
function readDeclarations(program: ts.Program, entry: string) {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) {
    throw new Error(`${entry} exports nothing.`);
  }
  const declared = program
    .getSourceFiles()
    .filter(({fileName}) => fileName.startsWith(path.dirname(entry)))
    .flatMap(({statements}) => statements.filter((node: ts.Node): node is Declaration => node.kind in KINDS));
  return {
    exported: checker.getExportsOfModule(module).map(({name}) => name),
    shapes: new Map(declared.map((declaration) => [declaration.name!.text, shapeOf(checker, declaration)])),
  };
}

function shapeOf(checker: ts.TypeChecker, declaration: Declaration): Shape {
  const parameters = ts.isFunctionDeclaration(declaration) ? [] : (declaration.typeParameters ?? []);
  // With their constraints and defaults, as written.
  const written = parameters.map((parameter) => parameter.getText().replace(/\s+/g, ' ')).join(', ');
  return new Map([
    [': kind', KINDS[declaration.kind]!],
    [': type parameters', written ? `<${written}>` : 'none'],
    ...membersOf(checker, declaration).map(([name, type]) => [`, ${name}`, type] as const),
  ]);
}

/** Returns the types of the public members by name, the overloads of a function, or the type of an alias. */
function membersOf(checker: ts.TypeChecker, declaration: Declaration) {
  const print = (type: ts.Type, flags = ts.TypeFormatFlags.None) =>
    checker.typeToString(
      type,
      undefined,
      flags | ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
    );
  // The type of a function has all its overloads.
  const type = checker.getTypeAtLocation(declaration);
  const calls = checker
    .getSignaturesOfType(type, ts.SignatureKind.Call)
    .map((signature) => checker.signatureToString(signature, undefined, ts.TypeFormatFlags.NoTruncation));
  const isObject = Boolean(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection));
  const properties = isObject ? checker.getPropertiesOfType(type).filter(isPublic) : [];
  const members = [
    ...calls.map((call, index) => [calls.length === 1 ? 'call' : `call ${index + 1}`, call] as const),
    ...properties.map((property) => {
      const text = print(checker.getTypeOfSymbolAtLocation(property, declaration));
      return [property.name, property.flags & ts.SymbolFlags.Optional ? `optional ${text}` : text] as const;
    }),
  ];
  if (members.length > 0) {
    return members;
  }
  // The type of an alias, with the parts of a union sorted.
  const parts = type.isUnion() ? type.types.map((part) => print(part)) : [print(type, ts.TypeFormatFlags.InTypeAlias)];
  return [['type', parts.sort().join(' | ')] as const];
}

function isPublic(property: ts.Symbol): boolean {
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  return !property.declarations?.some((declaration) => ts.getCombinedModifierFlags(declaration) & hidden);
}
