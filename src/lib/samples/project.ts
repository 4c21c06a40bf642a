import fs from 'node:fs';
import path from 'node:path';
import {runsWith, samplesTooNewFor} from './choose';
import {listSampleFiles} from './library';
import {readRecord} from './record';
import {dependenciesOf, SETUPS, versionOf, type Runner} from './versions';

/** Additional options of a target that runs specs. */
interface TargetOptions {
  include?: readonly string[];
  exclude?: readonly string[];
  tsConfig?: string;
  karmaConfig?: string;
  reporters?: readonly unknown[];
}

/** Options that differ between a project to download and a project for a test run. */
export interface ProjectOptions {
  /** The library as specified in `package.json`: a version or a file. */
  library: string;
  karma?: TargetOptions;
  vitest?: TargetOptions;
  /** Additional packages with their versions. */
  packages?: Record<string, string>;
}

const NAME = 'samples';

/** The library's peer dependencies on Angular packages. */
const PEERS = ['@angular/common', '@angular/core', '@angular/platform-browser', '@angular/router'];

/** Compiler options in `samples/tsconfig.json` that do not apply to a project with the real library. */
const OWN_OPTIONS = new Set(['noEmit', 'paths', 'noUnusedLocals', 'noUnusedParameters']);

/**
 * Returns the files of an Angular project that runs the samples, without the samples themselves.
 *
 * @returns contents by path relative to the project's folder
 */
export function projectFiles(samplesDir: string, major: number, options: ProjectOptions): Record<string, string> {
  const version = versionOf(major);
  const {compilerOptions} = JSON.parse(fs.readFileSync(path.join(samplesDir, 'tsconfig.json'), 'utf8')) as {
    compilerOptions: Record<string, unknown>;
  };
  const shared = Object.entries(compilerOptions).filter(([name]) => !OWN_OPTIONS.has(name));
  return {
    'package.json': toJson({
      name: `ngx-testing-tools-samples-angular-${major}`,
      private: true,
      scripts: {test: 'ng test', ...(version.vitest ? {'test:karma': `ng run ${NAME}:${karmaTargetOf(major)}`} : {})},
      dependencies: {...dependenciesOf(version), 'ngx-testing-tools': options.library, ...options.packages},
      // The library's peer range ends at Angular 18.
      ...(major > 18
        ? {overrides: {'ngx-testing-tools': Object.fromEntries(PEERS.map((name) => [name, `$${name}`]))}}
        : {}),
    }),
    'angular.json': toJson(angularJson(major, options)),
    'tsconfig.json': toJson({
      compilerOptions: {...Object.fromEntries(shared), outDir: './out-tsc'},
      include: ['samples/**/*.spec.ts'],
    }),
    'karma.conf.cjs': read('karma.conf.cjs'),
    '.browserslistrc': 'last 1 Chrome version\n',
  };
}

/** Returns the name of the target that runs Karma: `test`, unless that one runs Vitest. */
export function karmaTargetOf(major: number): string {
  return versionOf(major).vitest ? 'test-karma' : 'test';
}

function angularJson(major: number, options: ProjectOptions): unknown {
  const {vitest} = versionOf(major);
  const karma = {
    builder: '@angular-devkit/build-angular:karma',
    options: {
      polyfills: ['zone.js', 'zone.js/testing'],
      tsConfig: 'tsconfig.json',
      karmaConfig: 'karma.conf.cjs',
      watch: false,
      progress: false,
      ...options.karma,
    },
  };
  const targets = {
    build: {
      builder: '@angular/build:application',
      options: {browser: 'samples/main.ts', tsConfig: 'tsconfig.json'},
      configurations: {testing: {aot: false}},
    },
    test: {
      builder: '@angular/build:unit-test',
      options: {buildTarget: `${NAME}:build:testing`, tsConfig: 'tsconfig.json', watch: false, ...options.vitest},
    },
  };
  return {
    version: 1,
    // The persistent cache identifies a package only by its version.
    cli: {analytics: false, cache: {enabled: false}},
    projects: {
      [NAME]: {
        projectType: 'application',
        root: '',
        sourceRoot: 'samples',
        architect: {...(vitest ? targets : {}), [karmaTargetOf(major)]: karma},
      },
    },
  };
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/**
 * Returns a complete project with the samples, to download. Excludes the spec files that a runner cannot run
 * or that failed on this version according to the record, so that `npm test` passes.
 *
 * @param library version of the library
 * @param language language of the README
 * @returns contents by path relative to the project's folder
 */
export function samplesProject(
  samplesDir: string,
  major: number,
  library: string,
  language: string,
): Record<string, string> {
  const {angular, vitest} = versionOf(major);
  const runs = readRecord(samplesDir)?.runs ?? [];
  const tooNew = samplesTooNewFor(samplesDir, angular);
  const samples = listSampleFiles(samplesDir).filter((file) => !tooNew.has(file));
  const excludeFor = (runner: Runner): TargetOptions => {
    const name = SETUPS.find((setup) => setup.major === major && setup.runner === runner)?.name;
    const failing = runs.find(({setup}) => setup === name)?.failing ?? [];
    const files = [...failing, ...samples.filter((file) => !runsWith(runner, file))];
    return files.length > 0 ? {exclude: files.map((file) => `**/${file}`)} : {};
  };
  const options = {library, karma: excludeFor('karma'), vitest: excludeFor('vitest')};
  const readme = [`README.${language}.md`, ...(vitest ? [`README.vitest.${language}.md`] : [])];
  return {
    'README.md': readme.map((file) => read(file).replaceAll('{angular}', String(major))).join(''),
    ...projectFiles(samplesDir, major, options),
    ...Object.fromEntries(
      samples.map((file) => [`samples/${file}`, fs.readFileSync(path.join(samplesDir, file), 'utf8')]),
    ),
  };
}

function read(file: string): string {
  return fs.readFileSync(path.join(__dirname, 'project', file), 'utf8');
}
