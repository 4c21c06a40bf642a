import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** What builds made of texts, each by its text. */
export interface ResultCache<T> {
  /**
   * Gives what is made of a text; if an earlier build made it, that.
   *
   * @param make must depend on the text alone, and give what JSON can hold
   */
  of: (text: string, make: () => T | Promise<T>) => Promise<T>;
  /** Writes the results that this build asked for; those that it had no use for go. */
  save: () => Promise<void>;
}

/**
 * Opens a cache in `node_modules/.cache`, where Docusaurus has its own and `docusaurus clear` empties it. It starts
 * anew when the code or a package changes.
 *
 * @param siteDir absolute path of the repository
 * @param name of the cache, as a file name
 * @param code absolute paths of the folders whose code makes the results
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

/** A file that is missing, broken or of another version is as good as none. */
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
