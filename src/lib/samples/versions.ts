/** The exact versions of the packages in a project, as the Angular CLI of that version sets it up. */
export interface AngularVersion {
  angular: string;
  /** Version of `@angular/cdk` and `@angular/material`, whose patch versions differ from Angular's. */
  material: string;
  /** Version of `@angular/cli` and its builders. */
  cli: string;
  typescript: string;
  zone: string;
  jasmine: string;
  jasmineTypes: string;
  /** Set if the CLI sets up Vitest. */
  vitest?: {vitest: string; jsdom: string};
  /** Version of Node, if the CLI needs a newer one than this repository. */
  node?: string;
}

const VERSIONS: Readonly<Record<number, AngularVersion>> = {
  16: {
    angular: '16.2.12',
    material: '16.2.14',
    cli: '16.2.16',
    typescript: '5.1.6',
    zone: '0.13.3',
    jasmine: '4.6.1',
    jasmineTypes: '4.3.6',
  },
  17: {
    angular: '17.3.12',
    material: '17.3.10',
    cli: '17.3.17',
    typescript: '5.4.5',
    zone: '0.14.10',
    jasmine: '5.1.2',
    jasmineTypes: '5.1.15',
  },
  18: {
    angular: '18.2.14',
    material: '18.2.14',
    cli: '18.2.21',
    typescript: '5.5.4',
    zone: '0.14.10',
    jasmine: '5.2.0',
    jasmineTypes: '5.1.15',
  },
  19: {
    angular: '19.2.25',
    material: '19.2.19',
    cli: '19.2.27',
    typescript: '5.8.3',
    zone: '0.15.1',
    jasmine: '5.6.0',
    jasmineTypes: '5.1.15',
  },
  20: {
    angular: '20.3.33',
    material: '20.2.14',
    cli: '20.3.37',
    typescript: '5.9.3',
    zone: '0.15.1',
    jasmine: '5.9.0',
    jasmineTypes: '5.1.15',
  },
  21: {
    angular: '21.2.24',
    material: '21.2.14',
    cli: '21.2.24',
    typescript: '5.9.3',
    zone: '0.15.1',
    jasmine: '5.9.0',
    jasmineTypes: '5.1.15',
    vitest: {vitest: '4.1.12', jsdom: '28.1.0'},
  },
  22: {
    angular: '22.2.4',
    material: '22.2.6',
    cli: '22.2.0',
    typescript: '6.0.3',
    zone: '0.16.3',
    jasmine: '6.3.0',
    jasmineTypes: '6.0.0',
    vitest: {vitest: '5.1.1', jsdom: '30.1.3'},
    node: '22.23.3',
  },
};

/** The major versions that the library supports, according to the pages. Every spec must pass on them. */
export const CLAIMED_MAJORS: readonly number[] = [16, 17, 18];

/** A test runner that the CLI sets up: Karma and Jasmine with zone.js, or Vitest without it. */
export type Runner = 'karma' | 'vitest';

/** An Angular project that runs the samples. */
export interface Setup {
  /** The name used in `--angular` and in the record: `16` for Karma, `21-vitest` for Vitest. */
  name: string;
  major: number;
  runner: Runner;
}

/** All setups, ordered by version, the lowest first. */
export const SETUPS: readonly Setup[] = Object.entries(VERSIONS).flatMap(([name, {vitest}]) => {
  const major = Number(name);
  const karma: Setup = {name, major, runner: 'karma'};
  return vitest ? [karma, {name: `${name}-vitest`, major, runner: 'vitest'}] : [karma];
});

/** The default setup: the version that the samples are written for. */
const DEFAULT_SETUP = '18';

/** Returns the package versions for an Angular major version. */
export function versionOf(major: number): AngularVersion {
  return VERSIONS[major]!;
}

/**
 * Parses the values of `--angular`.
 *
 * @param values each the name of a setup, several names separated by commas, or `all`
 * @returns the setups without duplicates; the default setup if there are no values
 * @throws {Error} when a name is unknown
 */
export function readSetups(values: readonly string[]): Setup[] {
  const known = SETUPS.map(({name}) => name);
  const names =
    values.length === 0 ? [DEFAULT_SETUP] : values.flatMap((value) => (value === 'all' ? known : value.split(',')));
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Error(`--angular ${unknown}: unknown setup. Use one or more of ${known.join(', ')}, or all.`);
  }
  return SETUPS.filter(({name}) => names.includes(name));
}

/** Returns the dependencies of a project of that version. */
export function dependenciesOf(version: AngularVersion): Record<string, string> {
  const {angular, material, cli, typescript, zone, jasmine, jasmineTypes, vitest} = version;
  const packages = [
    'animations',
    'common',
    'compiler',
    'compiler-cli',
    'core',
    'forms',
    'platform-browser',
    'platform-browser-dynamic',
    'router',
  ];
  return {
    ...Object.fromEntries(packages.map((name) => [`@angular/${name}`, angular])),
    '@angular/cdk': material,
    '@angular/material': material,
    '@angular/cli': cli,
    // Its Karma builder keeps class names, whereas the builder in `@angular/build` renames classes to make their names
    // unique.
    '@angular-devkit/build-angular': cli,
    '@types/jasmine': jasmineTypes,
    'jasmine-core': jasmine,
    karma: '6.4.4',
    'karma-chrome-launcher': '3.2.0',
    'karma-jasmine': '5.1.0',
    rxjs: '7.8.2',
    tslib: '2.8.1',
    typescript,
    'zone.js': zone,
    ...(vitest ? {'@angular/build': cli, ...vitest} : {}),
  };
}
