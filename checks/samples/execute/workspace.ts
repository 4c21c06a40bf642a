import fs from 'node:fs';
import path from 'node:path';
import {fromRoot} from '../../../src/lib/content/folders';
import {projectFiles, type ProjectOptions} from '../../../src/lib/samples/project';
import {versionOf, type Setup} from '../../../src/lib/samples/versions';
import {samplesTooNewFor} from '../../../src/lib/samples/choose';
import type {Library} from './library';
import {npm} from './npm';
import {numberSuites} from './regionResults';

const TEMPLATE = path.join(__dirname, 'workspace');

/** The spec file that loads all others for Karma, and the configuration that compiles it. */
export const ENTRY = 'samples/all.spec.ts';
export const ENTRY_CONFIG = 'tsconfig.run.json';

/** The file that the runner writes its results to. */
export const RESULTS = 'results.json';

/** The package with Node's executable for this machine. */
const NODE_PACKAGE = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/** An Angular project that is ready to run. */
export interface Workspace {
  /** Absolute path of its folder. */
  folder: string;
  /** Absolute path of the Node executable that its CLI needs. */
  node: string;
}

/**
 * Creates an Angular project for a major version, with the library and a copy of the samples. It has its own packages
 * and configuration, independent of the site. Packages that are already installed are kept.
 *
 * The copy does not contain sample files that need a newer Angular, so that neither the builder nor the compiler
 * processes them.
 *
 * The project must not be below `node_modules`, because Angular's builder would treat its files as compiled packages.
 *
 * @param siteDir absolute path of the repository
 * @param cacheDir absolute path of the folder for the projects
 * @param files the spec files to run; Vitest gets this list, Karma the entry
 * @throws {Error} when npm cannot install the packages
 */
export function prepareWorkspace(
  siteDir: string,
  cacheDir: string,
  {major}: Setup,
  library: Library,
  files: readonly string[],
): Workspace {
  const folder = path.join(cacheDir, `angular-${major}`);
  const samplesDir = path.join(siteDir, 'samples');
  const version = versionOf(major);
  const options: ProjectOptions = {
    library: `file:${fromRoot(folder, library.tarball)}`,
    karma: {include: [`**/${path.basename(ENTRY)}`], tsConfig: ENTRY_CONFIG, karmaConfig: 'karma.results.cjs'},
    vitest: {
      include: files.map((file) => `samples/${file}`),
      reporters: ['default', ['json', {outputFile: RESULTS}]],
    },
    packages: version.node === undefined ? {} : {[NODE_PACKAGE]: version.node},
  };
  fs.mkdirSync(folder, {recursive: true});
  for (const [file, text] of Object.entries(projectFiles(samplesDir, major, options))) {
    fs.writeFileSync(path.join(folder, file), text);
  }
  fs.cpSync(TEMPLATE, folder, {recursive: true});
  install(folder);
  fs.rmSync(path.join(folder, 'samples'), {recursive: true, force: true});
  fs.cpSync(samplesDir, path.join(folder, 'samples'), {recursive: true});
  for (const file of samplesTooNewFor(samplesDir, version.angular).keys()) {
    fs.rmSync(path.join(folder, 'samples', file));
  }
  for (const file of files) {
    const copy = path.join(folder, 'samples', file);
    fs.writeFileSync(copy, numberSuites(fs.readFileSync(copy, 'utf8')));
  }
  const node = path.join(folder, 'node_modules', NODE_PACKAGE, 'bin', path.basename(process.execPath));
  return {folder, node: version.node === undefined ? process.execPath : node};
}

/** Installs the packages, if they have changed since the last installation. */
function install(folder: string): void {
  const manifest = fs.readFileSync(path.join(folder, 'package.json'), 'utf8');
  const done = path.join(folder, 'installed.json');
  const {dependencies} = JSON.parse(manifest) as {dependencies: unknown};
  const text = `${JSON.stringify(dependencies, null, 2)}\n`;
  if (fs.existsSync(done) && fs.readFileSync(done, 'utf8') === text) {
    return;
  }
  // Angular 22's packages run on a different version of Node from the one that installs them.
  const options = ['--engine-strict=false', '--no-package-lock', '--loglevel', 'error'];
  const problem = npm(['install', ...options], folder);
  if (problem !== null) {
    throw new Error(`npm cannot install ${path.basename(folder)}: ${problem}`);
  }
  fs.writeFileSync(done, text);
}
