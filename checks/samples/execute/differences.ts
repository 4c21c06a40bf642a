import type ts from 'typescript';
import {readDeclarations, type Declarations, type Shape} from './declarations';

/**
 * Compares a contract with the library's declarations, symbol by symbol: names, kinds, type parameters with their
 * defaults, and members. Types that are not exported are compared only if both declare one with that name; if one of
 * them does not, the members that use the type differ.
 *
 * @param program a program that contains both files
 * @param contract absolute path of the contract's list of exports
 * @param library absolute path of the library's declarations
 * @returns one line per difference
 */
export function findDifferences(program: ts.Program, contract: string, library: string): string[] {
  return compare(readDeclarations(program, contract), readDeclarations(program, library));
}

function compare(contract: Declarations, library: Declarations): string[] {
  const added = [...library.exported.keys()].filter((name) => !contract.exported.has(name));
  const removed = [...contract.exported.keys()].filter((name) => !library.exported.has(name));
  return [
    ...added.map((name) => `${name}: the library exports it, the contract does not.`),
    ...removed.map((name) => `${name}: the contract exports it, the library does not.`),
    ...compareShapes(contract.exported, library.exported),
    ...compareShapes(contract.internal, library.internal),
  ];
}

function compareShapes(contract: ReadonlyMap<string, Shape>, library: ReadonlyMap<string, Shape>): string[] {
  return [...contract].flatMap(([name, ours]) => {
    const theirs = library.get(name);
    return theirs ? compareShape(name, ours, theirs) : [];
  });
}

function compareShape(name: string, ours: Shape, theirs: Shape): string[] {
  const parameters = ([...list]: readonly string[]) => (list.length > 0 ? `<${list.join(', ')}>` : 'none');
  const members = [...new Set([...ours.members.keys(), ...theirs.members.keys()])];
  return [
    ...differ(`${name}: kind`, ours.kind, theirs.kind),
    ...differ(`${name}: type parameters`, parameters(ours.typeParameters), parameters(theirs.typeParameters)),
    ...members.flatMap((member) => differ(`${name}, ${member}`, ours.members.get(member), theirs.members.get(member))),
  ];
}

function differ(what: string, ours = 'nothing', theirs = 'nothing'): string[] {
  return inOneOrder(ours) === inOneOrder(theirs) ? [] : [`${what}: ${theirs} in the library, ${ours} in the contract.`];
}

/** Sorts the members of an intersection type, because their order differs between versions of Angular. */
function inOneOrder(type: string): string {
  return type.replace(/\w+(?:\[\])?(?: & \w+(?:\[\])?)+/g, (intersection) =>
    intersection.split(' & ').sort().join(' & '),
  );
}
