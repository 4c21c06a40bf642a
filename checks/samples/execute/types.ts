import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {formatProblem} from '../../../src/lib/content/problem';
import {compileSamples} from '../compile';
import {findDifferences} from './differences';

/**
 * Compiles the samples with `strict` against the library's own declarations, and checks that the expected errors match
 * the real ones.
 *
 * @param folder absolute path of a project created by `prepareWorkspace`
 * @returns one line per problem
 */
export function checkTypes(folder: string): string[] {
  // `samples/tsconfig.json` prefers an installed library, and this project has one.
  return compileSamples(path.join(folder, 'samples')).map(formatProblem);
}

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
