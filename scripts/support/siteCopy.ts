import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Copies a folder with hard links, so that copying `node_modules` takes seconds and no space. Copies the contents if
 * the file system does not support hard links. Skips folders named `.cache`.
 */
function linkFolder(from: string, to: string): void {
  fs.cpSync(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter(source, target) {
      if (!fs.lstatSync(source).isFile()) {
        return path.basename(source) !== '.cache';
      }
      try {
        fs.linkSync(source, target);
        return false;
      } catch {
        return true;
      }
    },
  });
}

/**
 * Creates a clean copy of the last commit, with history and packages. Deletes the target folder first.
 *
 * @param siteDir absolute path of the repository
 * @param target absolute path of the copy
 */
export function copyCommit(siteDir: string, target: string): void {
  fs.rmSync(target, {recursive: true, force: true});
  fs.mkdirSync(path.dirname(target), {recursive: true});
  execFileSync('git', ['clone', '--quiet', '--shared', '--no-hardlinks', siteDir, target], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  linkFolder(path.join(siteDir, 'node_modules'), path.join(target, 'node_modules'));
}

/**
 * Builds a copy of the site.
 *
 * @param environment additional environment variables
 * @param flags additional flags of Node
 * @returns what the build printed to standard error
 * @throws {Error} when the build fails; the message contains the end of its output
 */
export function buildSite(siteDir: string, environment: Record<string, string>, flags: readonly string[] = []): string {
  const docusaurus = path.join(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const {status, stdout, stderr} = spawnSync(process.execPath, [...flags, docusaurus, 'build', siteDir], {
    cwd: siteDir,
    encoding: 'utf8',
    env: {...process.env, ...environment},
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) {
    throw new Error(`The build of ${path.basename(siteDir)} failed:\n${`${stdout}${stderr}`.slice(-4000)}`);
  }
  return stderr;
}
