import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {writeEntry} from './entry';
import {runKarma} from './runners';
import type {Workspace} from './workspace';

/** A small change to the shop that some spec must notice. */
export interface Mutation {
  /** Path under `samples/shop/`. */
  file: string;
  /** Stands in the file exactly once. */
  search: string;
  replacement: string;
  /** What goes wrong by it. */
  why: string;
}

/** What became of the mutations. */
export interface MutationRun {
  total: number;
  caught: number;
  /** One line each: a mutation that no spec noticed, specs that fail without any, a run that did not come about. */
  problems: string[];
}

const CONTROL = 'unchanged';

/**
 * Reads `samples/mutations.json`.
 *
 * @param samplesDir absolute path of `samples/`
 * @throws {Error} for a mutation whose text does not stand in its file exactly once
 */
export function readMutations(samplesDir: string): Mutation[] {
  const mutations = JSON.parse(fs.readFileSync(path.join(samplesDir, 'mutations.json'), 'utf8')) as Mutation[];
  for (const {file, search} of mutations) {
    const found = fs.readFileSync(path.join(samplesDir, 'shop', file), 'utf8').split(search).length - 1;
    if (found !== 1) {
      throw new Error(
        `samples/mutations.json: ${JSON.stringify(search)} stands ${found} times in shop/${file}, and must stand there once.`,
      );
    }
  }
  return mutations;
}

/**
 * Runs the specs of the shop against each mutation: in one build and one browser, each in a copy of the shop, only the
 * spec files that load the changed file. The unchanged shop runs too, since a spec that fails anyway catches nothing.
 *
 * @param browser absolute path of the browser's executable
 */
export function runMutations(workspace: Workspace, major: number, browser: string): MutationRun {
  const {folder} = workspace;
  const samplesDir = path.join(folder, 'samples');
  const shopDir = path.join(samplesDir, 'shop');
  const mutations = readMutations(samplesDir);
  const specs = fs
    .readdirSync(shopDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.spec.ts'));
  const loaded = new Map(specs.map((spec) => [spec, filesLoadedBy(path.join(shopDir, spec))]));

  fs.rmSync(path.join(folder, 'mutants'), {recursive: true, force: true});
  const suites = mutations.map((mutation, index) => {
    const copy = `mutants/${index}`;
    fs.cpSync(shopDir, path.join(folder, copy), {recursive: true});
    const changed = path.join(folder, copy, mutation.file);
    // A function, since a text to insert would have its `$` read as marks.
    fs.writeFileSync(
      changed,
      fs.readFileSync(changed, 'utf8').replace(mutation.search, () => mutation.replacement),
    );
    const target = path.join(shopDir, mutation.file);
    return {name: copy, files: specs.filter((spec) => loaded.get(spec)!.has(target)).map((spec) => `${copy}/${spec}`)};
  });
  writeEntry(folder, [{name: CONTROL, files: specs.map((spec) => `samples/shop/${spec}`)}, ...suites]);
  const run = runKarma(workspace, major, browser);
  const failing = new Set(run.specs.filter(({status}) => status === 'failed').map(({suite}) => suite[0]));

  const survivors = mutations.filter((_, index) => !failing.has(suites[index]!.name));
  return {
    total: mutations.length,
    caught: mutations.length - survivors.length,
    problems: [
      ...run.errors,
      ...(failing.has(CONTROL) ? ['The specs of the shop fail without any mutation.'] : []),
      ...survivors.map(
        ({file, search, replacement, why}) =>
          `samples/shop/${file}: no spec notices ${search} → ${replacement}. ${why}`,
      ),
    ],
  };
}

/** The files that a file imports, and those that they import, itself included. */
function filesLoadedBy(file: string, loaded = new Set<string>()): Set<string> {
  if (!loaded.has(file)) {
    loaded.add(file);
    for (const {fileName} of ts.preProcessFile(fs.readFileSync(file, 'utf8')).importedFiles) {
      if (fileName.startsWith('.')) {
        filesLoadedBy(`${path.resolve(path.dirname(file), fileName)}.ts`, loaded);
      }
    }
  }
  return loaded;
}
