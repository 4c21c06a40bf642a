import ts from 'typescript';
import {membersOf, membersOfNode, type Declarations} from './members';
import type {Bed, Contract, Declaration, DeclarationKind, Member} from './model';
import {signatureText} from './signatureText';
import {parseSource, readDoc} from './source';

const FACTORY = /^(.+)TestBed$/;

/**
 * Parses the library's contract.
 *
 * @param exportsText content of the file with the exports, `export {a, b} from './api'`
 * @param declarationFiles content of the files with the declarations, by the name that errors give them
 * @throws {Error} when an exported name is not declared, a declaration or member has no doc comment or `@page` tag, or
 *   the members of a type cannot be determined
 */
export function parseContract(exportsText: string, declarationFiles: Readonly<Record<string, string>>): Contract {
  const nodes = readDeclarations(declarationFiles);
  const exported = readExports(exportsText);
  for (const name of exported) {
    if (!nodes.has(name)) {
      throw new Error(`"${name}" is exported but not declared.`);
    }
  }
  const declarations = new Map<string, Declaration>();
  for (const [name, overloads] of nodes) {
    declarations.set(name, toDeclaration(name, overloads, nodes));
  }
  const beds = exported.filter((name) => kindOf(nodes.get(name)![0]!) === 'function' && FACTORY.test(name));
  return {declarations, exported, beds: beds.map((factory) => toBed(factory, nodes))};
}

function readExports(text: string): string[] {
  return parseSource('index.d.ts', text).statements.flatMap((statement) =>
    ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause)
      ? statement.exportClause.elements.map((element) => element.name.text)
      : [],
  );
}

function readDeclarations(files: Readonly<Record<string, string>>): Declarations {
  const declarations = new Map<string, ts.Node[]>();
  const sources = Object.entries(files).map(([name, text]) => parseSource(name, text));
  for (const statement of sources.flatMap(({statements}) => [...statements])) {
    const isNamed =
      ts.isFunctionDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement);
    if (isNamed && statement.name) {
      const name = statement.name.text;
      declarations.set(name, [...(declarations.get(name) ?? []), statement]);
    }
  }
  return declarations;
}

function toDeclaration(name: string, overloads: readonly ts.Node[], declarations: Declarations): Declaration {
  const first = overloads[0]!;
  const {summary, page} = readDoc(first);
  return {
    name,
    kind: kindOf(first),
    signatures: overloads.map(signatureText),
    summary,
    page,
    members: membersOf(name, declarations),
  };
}

function kindOf(node: ts.Node): DeclarationKind {
  if (ts.isFunctionDeclaration(node)) {
    return 'function';
  }
  if (ts.isClassDeclaration(node)) {
    return 'class';
  }
  return ts.isInterfaceDeclaration(node) ? 'interface' : 'type';
}

function toBed(factory: string, declarations: Declarations): Bed {
  const kind = FACTORY.exec(factory)![1]!;
  const name = kind[0]!.toUpperCase() + kind.slice(1);
  const creationOnly = `itShouldCreate${name}`;
  return {
    kind,
    factory,
    creationOnly: declarations.has(creationOnly) ? creationOnly : undefined,
    lists: {
      options: optionsOf(declarations.get(factory)!, declarations),
      tools: membersOf(`${name}Tools`, declarations),
      'test-options': testOptionsOf(declarations.get(`${name}TestBed`)![0]!, declarations),
      methods: membersOf(`${name}TestBed`, declarations).filter((member) => !member.internal),
    },
  };
}

/** Returns the members of the `options` parameter, merged over all overloads of a factory. */
function optionsOf(overloads: readonly ts.Node[], declarations: Declarations): Member[] {
  const members = overloads.flatMap((overload) => parameterMembers(overload as ts.FunctionDeclaration, declarations));
  return members.filter(({name}, index) => members.findIndex((member) => member.name === name) === index);
}

function testOptionsOf(bed: ts.Node, declarations: Declarations): Member[] {
  const call = (bed as ts.InterfaceDeclaration).members.find(ts.isCallSignatureDeclaration);
  return call ? parameterMembers(call, declarations) : [];
}

function parameterMembers(signature: ts.SignatureDeclaration, declarations: Declarations): Member[] {
  const options = signature.parameters.find((parameter) => parameter.name.getText() === 'options');
  return options?.type ? membersOfNode(options.type, declarations) : [];
}
