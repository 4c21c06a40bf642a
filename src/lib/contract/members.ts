import ts from 'typescript';
import type {Member} from './model';
import {lineOf, readDoc} from './source';

/** The type arguments by type parameter, as text. */
type Substitution = ReadonlyMap<string, string>;

/** The declarations of a file by name, with all overloads. */
export type Declarations = ReadonlyMap<string, readonly ts.Node[]>;

const NONE: Substitution = new Map();

/** TypeScript's utility types that select members of a type. */
const UTILITIES: readonly string[] = ['Omit', 'Pick'];

/**
 * Returns the members of a declared type, inherited members first. A redeclared member replaces the inherited one in
 * its position.
 *
 * @throws {Error} when the type is not declared in the file, or when its members cannot be determined
 */
export function membersOf(name: string, declarations: Declarations): Member[] {
  return merge(membersOfName(name, [], declarations));
}

/** Returns the members of a type node, such as the type of a parameter. */
export function membersOfNode(node: ts.TypeNode, declarations: Declarations): Member[] {
  return merge(membersOfType(node, NONE, declarations));
}

function membersOfName(name: string, args: readonly string[], declarations: Declarations): Member[] {
  const node = declarations.get(name)?.[0];
  if (!node) {
    throw new Error(`"${name}" is not declared in the contract.`);
  }
  if (ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node)) {
    const substitution = bind(node.typeParameters, args);
    const bases = (node.heritageClauses ?? []).flatMap((clause) => [...clause.types]);
    return [
      ...bases.flatMap((base) => membersOfType(base, substitution, declarations)),
      ...ownMembers(node.members, substitution),
    ];
  }
  if (ts.isTypeAliasDeclaration(node)) {
    // Unions, mapped types and conditional types have no member list, and Angular's types are not part of the contract.
    const isOwn = isReference(node.type) && [...UTILITIES, ...declarations.keys()].includes(nameOf(node.type));
    const hasMembers = ts.isTypeLiteralNode(node.type) || isOwn;
    return hasMembers ? membersOfType(node.type, bind(node.typeParameters, args), declarations) : [];
  }
  return [];
}

function membersOfType(
  node: ts.TypeNode | ts.ExpressionWithTypeArguments,
  substitution: Substitution,
  declarations: Declarations,
): Member[] {
  if (ts.isTypeLiteralNode(node)) {
    return ownMembers(node.members, substitution);
  }
  if (ts.isIntersectionTypeNode(node)) {
    return node.types.flatMap((type) => membersOfType(type, substitution, declarations));
  }
  if (isReference(node)) {
    const name = nameOf(node);
    const args = node.typeArguments ?? [];
    if (UTILITIES.includes(name)) {
      const keys = new Set([...args[1]!.getText().matchAll(/'([^']+)'/g)].map((match) => match[1]!));
      return membersOfType(args[0]!, substitution, declarations).filter(
        (member) => keys.has(member.name) === (name === 'Pick'),
      );
    }
    return membersOfName(
      name,
      args.map((arg) => typeText(arg, substitution)),
      declarations,
    );
  }
  throw new Error(
    `${node.getSourceFile().fileName}:${lineOf(node)}: cannot determine the members of "${node.getText()}".`,
  );
}

function ownMembers(nodes: ts.NodeArray<ts.TypeElement | ts.ClassElement>, substitution: Substitution): Member[] {
  const seen = new Set<string>();
  return nodes.flatMap((node) => {
    // A call signature has no name and is not a member. The first overload of a method documents all overloads.
    if (!node.name || !ts.isIdentifier(node.name) || seen.has(node.name.text)) {
      return [];
    }
    seen.add(node.name.text);
    const isMethod = ts.isMethodSignature(node) || ts.isMethodDeclaration(node);
    return [
      {
        name: node.name.text,
        type: isMethod ? '' : typeText(typeOf(node), substitution),
        ...readDoc(node),
      },
    ];
  });
}

function typeOf(node: ts.TypeElement | ts.ClassElement): ts.TypeNode {
  const type = ts.isSetAccessorDeclaration(node) ? node.parameters[0]?.type : (node as ts.PropertySignature).type;
  if (!type) {
    throw new Error(`${node.getSourceFile().fileName}:${lineOf(node)}: "${node.getText()}" has no type.`);
  }
  return type;
}

function bind(
  parameters: ts.NodeArray<ts.TypeParameterDeclaration> | undefined,
  args: readonly string[],
): Substitution {
  return new Map(
    (parameters ?? []).flatMap((parameter, index) => (index in args ? [[parameter.name.text, args[index]!]] : [])),
  );
}

/** Returns the type on one line, with type parameters replaced by their arguments. */
function typeText(node: ts.TypeNode, substitution: Substitution): string {
  return node
    .getText()
    .replace(/\w+/g, (name) => substitution.get(name) ?? name)
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '');
}

function isReference(
  node: ts.TypeNode | ts.ExpressionWithTypeArguments,
): node is ts.TypeReferenceNode | ts.ExpressionWithTypeArguments {
  return ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node);
}

function nameOf(node: ts.TypeReferenceNode | ts.ExpressionWithTypeArguments): string {
  return ts.isTypeReferenceNode(node) ? node.typeName.getText() : node.expression.getText();
}

function merge(members: readonly Member[]): Member[] {
  return [...new Map(members.map((member) => [member.name, member])).values()];
}
