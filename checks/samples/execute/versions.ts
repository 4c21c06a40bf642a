/** What a project of one Angular version consists of, each version exact: as its CLI sets it up for Karma and Jasmine. */
export interface AngularVersion {
  angular: string;
  /** Of `@angular/cli` and `@angular-devkit/build-angular`. */
  cli: string;
  typescript: string;
  zone: string;
  jasmine: string;
  jasmineTypes: string;
}

const VERSIONS: Readonly<Record<number, AngularVersion>> = {
  16: {
    angular: '16.2.12',
    cli: '16.2.16',
    typescript: '5.1.6',
    zone: '0.13.3',
    jasmine: '4.6.1',
    jasmineTypes: '4.3.6',
  },
  17: {
    angular: '17.3.12',
    cli: '17.3.17',
    typescript: '5.4.5',
    zone: '0.14.10',
    jasmine: '5.1.2',
    jasmineTypes: '5.1.15',
  },
  18: {
    angular: '18.2.14',
    cli: '18.2.21',
    typescript: '5.5.4',
    zone: '0.14.10',
    jasmine: '5.2.0',
    jasmineTypes: '5.1.15',
  },
  19: {
    angular: '19.2.25',
    cli: '19.2.27',
    typescript: '5.8.3',
    zone: '0.15.1',
    jasmine: '5.6.0',
    jasmineTypes: '5.1.15',
  },
  20: {
    angular: '20.3.33',
    cli: '20.3.37',
    typescript: '5.9.3',
    zone: '0.15.1',
    jasmine: '5.9.0',
    jasmineTypes: '5.1.15',
  },
  21: {
    angular: '21.2.24',
    cli: '21.2.24',
    typescript: '5.9.3',
    zone: '0.15.1',
    jasmine: '5.9.0',
    jasmineTypes: '5.1.15',
  },
};

/** `@angular/cdk` and `@angular/material`, whose patches are numbered on their own, by the major of Angular. */
const MATERIAL: Readonly<Record<number, string>> = {
  16: '16.2.14',
  17: '17.3.10',
  18: '18.2.14',
  19: '19.2.19',
  20: '20.2.14',
  21: '21.2.14',
};

/** The majors that the pages claim: every spec must pass there. */
export const CLAIMED_MAJORS: readonly number[] = [16, 17, 18];

/** The one that is used unless the command line names others: what the samples are written for. */
const DEFAULT_MAJOR = 18;

/** The pinned versions of one Angular major that `readMajors` gave. */
export function versionOf(major: number): AngularVersion {
  return VERSIONS[major]!;
}

/**
 * Reads the values of `--angular`.
 *
 * @param values each a major, several separated by commas, or `all`
 * @returns the majors, each once; the default one when there is no value
 * @throws {Error} for a major that the table does not have
 */
export function readMajors(values: readonly string[]): number[] {
  const known = Object.keys(VERSIONS);
  const names = values.flatMap((value) => (value === 'all' ? known : value.split(',')));
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Error(`--angular ${unknown}: the samples run on ${known.join(', ')}, or all.`);
  }
  return names.length > 0 ? [...new Set(names.map(Number))] : [DEFAULT_MAJOR];
}

/** The dependencies of a project of that version, by name. */
export function dependenciesOf({
  angular,
  cli,
  typescript,
  zone,
  jasmine,
  jasmineTypes,
}: AngularVersion): Record<string, string> {
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
  const material = MATERIAL[Number.parseInt(angular, 10)]!;
  return {
    ...Object.fromEntries(packages.map((name) => [`@angular/${name}`, angular])),
    '@angular/cdk': material,
    '@angular/material': material,
    '@angular/cli': cli,
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
  };
}
