import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {checkCompilation} from '../compile';
import {listSampleFiles} from '../../../src/lib/samples/library';
import {parseRegions} from '../../../src/lib/samples/regions';
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
  const samplesDir = path.join(folder, 'samples');
  const regions = new Map(
    listSampleFiles(samplesDir).map((file) => {
      const source = fs.readFileSync(path.join(samplesDir, file), 'utf8');
      return [file, [...parseRegions(source, `samples/${file}`).values()]] as const;
    }),
  );
  return checkCompilation(samplesDir, regions).map(({what}) => what);
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
