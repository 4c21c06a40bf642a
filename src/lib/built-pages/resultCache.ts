import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** A persistent cache of results computed from texts. */
export interface ResultCache<T> {
  /**
   * Returns the cached result for a text, or computes it.
   *
   * @param make computes the result; it must depend only on the text and return something serializable as JSON
   */
  of: (text: string, make: () => T | Promise<T>) => Promise<T>;
  /** Saves the results used in this build and drops all others. */
  save: () => Promise<void>;
}

/**
 * Opens a cache in `node_modules/.cache`, next to Docusaurus's own, so that `docusaurus clear` clears it too. A change
 * to the code or to a package invalidates it.
 *
 * @param siteDir absolute path of the repository
 * @param name file name of the cache
 * @param code absolute paths of the folders with the code that computes the results
 */
export async function openResultCache<T>(
  siteDir: string,
  name: string,
  code: readonly string[],
): Promise<ResultCache<T>> {
  const file = path.join(siteDir, 'node_modules/.cache/pages', `${name}.json`);
  const version = await hashOfCode(siteDir, code);
  const known = await readKnown<T>(file, version);
  const used: Record<string, T> = {};
  return {
    async of(text, make) {
      const key = createHash('sha256').update(text).digest('base64url');
      used[key] = key in known ? known[key]! : await make();
      return used[key];
    },
    async save() {
      await fs.mkdir(path.dirname(file), {recursive: true});
      await fs.writeFile(file, JSON.stringify({version, results: used}));
    },
  };
}

/** Reads the cached results. Returns none if the file is missing, invalid or from another version. */
async function readKnown<T>(file: string, version: string): Promise<Record<string, T>> {
  try {
    const stored = JSON.parse(await fs.readFile(file, 'utf8')) as {version: string; results: Record<string, T>};
    return stored.version === version ? stored.results : {};
  } catch {
    return {};
  }
}

async function hashOfCode(siteDir: string, folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(await fs.readFile(path.join(siteDir, 'package-lock.json')));
  for (const folder of folders) {
    const files = (await fs.readdir(folder, {recursive: true})).filter((name) => path.extname(name) !== '').sort();
    for (const file of files) {
      hash.update(await fs.readFile(path.join(folder, file)));
    }
  }
  return hash.digest('base64url');
}
