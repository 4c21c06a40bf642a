import fs from 'node:fs';
import path from 'node:path';

/** What a build reads, apart from the packages, which it finds in the repository above; pages link to the last two. */
const SITE = [
  'docusaurus.config.ts',
  'sidebars.ts',
  'babel.config.js',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'src',
  'docs',
  'blog',
  'i18n',
  'samples',
  'static',
  'README.md',
  'tests',
];

/**
 * Copies the site as it stands, uncommitted changes included, into a folder below the repository's `.cache`, which
 * is emptied first.
 *
 * @returns absolute path of the copy
 */
export function copySite(repository: string, name: string): string {
  const target = path.join(repository, '.cache', name);
  fs.rmSync(target, {recursive: true, force: true});
  for (const entry of SITE) {
    fs.cpSync(path.join(repository, entry), path.join(target, entry), {recursive: true});
  }
  return target;
}
