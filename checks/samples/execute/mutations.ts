import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {filesIn} from '../../../src/lib/content/folders';
import {readJson} from '../../../src/lib/content/json';
import {runKarma} from './runners';
import type {Workspace} from './workspace';

/** A small change to the shop that a spec must detect. */
interface Mutation {
  /** Path under `samples/shop/`. */
  file: string;
  /** Text to replace, which must occur exactly once in the file. */
  search: string;
  replacement: string;
  /** What the change breaks. */
  why: string;
}

/** The result of running the mutations. */
export interface MutationRun {
  total: number;
  caught: number;
  /** Errors outside specs, a failure of the unchanged shop, and undetected mutations. */
  problems: string[];
}

const CONTROL = 'unchanged';

/**
 * Reads `samples/mutations.json`.
 *
 * @param samplesDir absolute path of `samples/`
 * @throws {Error} when the text of a mutation does not occur exactly once in its file
 */
function readMutations(samplesDir: string): Mutation[] {
  const mutations = readJson<Mutation[]>(samplesDir, 'mutations.json');
  for (const {file, search} of mutations) {
    const found = fs.readFileSync(path.join(samplesDir, 'shop', file), 'utf8').split(search).length - 1;
    if (found !== 1) {
      throw new Error(
        `samples/mutations.json: ${JSON.stringify(search)} occurs ${found} times in shop/${file}, but must occur exactly once.`,
      );
    }
  }
  return mutations;
}

/**
 * Runs the specs of the shop against each mutation. All mutations run in one build and one browser. Each has its own
 * copy of the shop, and runs only the spec files that load the changed file. The specs also run against the unchanged
 * shop, because a spec that always fails detects nothing.
 *
 * @param browser absolute path of the browser's executable
 */
export function runMutations(workspace: Workspace, major: number, browser: string): MutationRun {
  const {folder} = workspace;
  const samplesDir = path.join(folder, 'samples');
  const shopDir = path.join(samplesDir, 'shop');
  const mutations = readMutations(samplesDir);
  const specs = filesIn(shopDir, /\.spec\.ts$/);
  const loaded = new Map(specs.map((spec) => [spec, filesLoadedBy(path.join(shopDir, spec))]));

  fs.rmSync(path.join(folder, 'mutants'), {recursive: true, force: true});
  const suites = mutations.map((mutation, index) => {
    const copy = `mutants/${index}`;
    fs.cpSync(shopDir, path.join(folder, copy), {recursive: true});
    const changed = path.join(folder, copy, mutation.file);
    // A function, because `$` in a replacement string has a special meaning.
    fs.writeFileSync(
      changed,
      fs.readFileSync(changed, 'utf8').replace(mutation.search, () => mutation.replacement),
    );
    const target = path.join(shopDir, mutation.file);
    return {name: copy, files: specs.filter((spec) => loaded.get(spec)!.has(target)).map((spec) => `${copy}/${spec}`)};
  });
  const control = {name: CONTROL, files: specs.map((spec) => `samples/shop/${spec}`)};
  const run = runKarma(workspace, [control, ...suites], major, browser);
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
          `samples/shop/${file}: no spec detects ${search} → ${replacement}. ${why}`,
      ),
    ],
  };
}

/** Returns a file and all files that it imports, directly or indirectly. */
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
