import fs from 'node:fs';
import path from 'node:path';
import {chooseSamples} from './choose';
import type {Library} from './library';
import {npm} from './npm';
import {dependenciesOf, versionOf} from './versions';

const TEMPLATE = path.join(__dirname, 'workspace');

/**
 * Makes an Angular project of one major, with the library and a copy of the samples: its own packages, its own
 * configuration, nothing of the site's. What is installed already is kept.
 *
 * Sample files that need a newer Angular are not in the copy: neither the builder nor the compiler may meet them.
 *
 * It does not stand below `node_modules`: Angular's builder takes what is there for packages, compiled before.
 *
 * @param siteDir absolute path of the repository
 * @param cacheDir absolute path of the folder that takes the projects
 * @returns the absolute path of the project
 * @throws {Error} when npm cannot install it, or a sample does not say rightly which Angular it needs
 */
export function prepareWorkspace(siteDir: string, cacheDir: string, major: number, library: Library): string {
  const folder = path.join(cacheDir, `angular-${major}`);
  fs.mkdirSync(path.join(folder, 'src'), {recursive: true});
  install(folder, major, library);
  fs.cpSync(TEMPLATE, folder, {recursive: true});
  // The builder must not find the site's list of browsers further up.
  fs.writeFileSync(path.join(folder, '.browserslistrc'), 'last 1 Chrome version\n');
  fs.rmSync(path.join(folder, 'samples'), {recursive: true, force: true});
  const samplesDir = path.join(siteDir, 'samples');
  fs.cpSync(samplesDir, path.join(folder, 'samples'), {recursive: true});
  for (const {file} of chooseSamples(samplesDir, versionOf(major).angular).leftOut) {
    fs.rmSync(path.join(folder, 'samples', file));
  }
  return folder;
}

function install(folder: string, major: number, library: Library): void {
  const manifest = {
    name: `samples-angular-${major}`,
    private: true,
    dependencies: {
      ...dependenciesOf(versionOf(major)),
      'ngx-testing-tools': `file:${path.relative(folder, library.tarball)}`,
    },
  };
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  const done = path.join(folder, 'installed.json');
  if (fs.existsSync(done) && fs.readFileSync(done, 'utf8') === text) {
    return;
  }
  fs.writeFileSync(path.join(folder, 'package.json'), text);
  // The peer range of the library ends at Angular 18; the samples shall run on newer ones too.
  const {problem} = npm(['install', '--legacy-peer-deps', '--no-package-lock', '--loglevel', 'error'], folder);
  if (problem !== null) {
    throw new Error(`npm cannot install Angular ${major}: ${problem}`);
  }
  fs.writeFileSync(done, text);
}
