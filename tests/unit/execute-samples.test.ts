import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {findDifferences} from '../../checks/samples/execute/contract';
import {byFile} from '../../checks/samples/execute/failures';
import type {VersionReport} from '../../checks/samples/execute';
import {writeRecord} from '../../checks/samples/execute/record';
import {numberSuites, resultsOfRegions, type RegionResult} from '../../checks/samples/execute/regionResults';
import {countsOf} from '../../checks/samples/execute/report';
import {describeRuns, readRecord, type ExecutedRecord} from '../../src/lib/samples/record';
import {parseRegions} from '../../src/lib/samples/regions';
import {CLAIMED_MAJORS} from '../../src/lib/samples/versions';
import {makeSite} from './support/site';

/** Declarations of a small library. */
const LAMP = `
type Colour<Shade = string> = {shade: Shade};
export interface Lamp<T extends Colour = Colour> {
  colour: T;
  dim?: number;
  light(): void;
}
export declare function makeLamp(watts: number): Lamp;
export {};
`;

/** Compares the library above with a changed one. */
function differences(library: string, contract = LAMP): string[] {
  const folder = makeSite({'contract/index.d.ts': contract, 'library/index.d.ts': library});
  const rootNames = [path.join(folder, 'contract/index.d.ts'), path.join(folder, 'library/index.d.ts')] as const;
  // Without the DOM types, which take seconds to load and are not needed.
  return findDifferences(ts.createProgram({rootNames, options: {strict: true, noLib: true, types: []}}), ...rootNames);
}

it('the comparison of the contract with the library names what is missing, added or different', () => {
  expect(differences(LAMP)).toEqual([]);
  expect(differences(LAMP, `${LAMP}export declare function breakLamp(): void;\n`)).toContain(
    'breakLamp: the contract exports it, but the library does not.',
  );
  expect(differences(LAMP.replace('Shade = string', 'Shade = any'))).toContain(
    'Colour: type parameters: <Shade = any> in the library, <Shade = string> in the contract.',
  );
  expect(differences(`${LAMP}export declare function makeLamp(): Lamp;\n`)).toContain(
    'makeLamp, call 2: (): Lamp<Colour<string>> in the library, nothing in the contract.',
  );
});

function report(parts: Partial<VersionReport>): VersionReport {
  return {
    angular: '18.2.14',
    typescript: '5.5.4',
    setup: '18',
    runner: 'Karma 6.4.4',
    environment: 'Chromium 150.0.0.0',
    seconds: 60,
    isWhole: true,
    files: [],
    regions: [],
    leftOut: new Map(),
    errors: [],
    typeProblems: [],
    differences: [],
    ...parts,
  };
}

it('each kind of problem fails the run', () => {
  const suite = ['lamp.spec.ts', 'lamp'];
  const log = [
    'Expected 1 to be 2.\n    at UserContext.apply (/samples/lamp.spec.ts:3:29)\n    at node_modules/zone.js:1:1',
  ];
  const files = byFile(
    ['lamp.spec.ts'],
    [
      {suite, description: 'lights', status: 'failed', log},
      {suite, description: 'is there', status: 'passed', log: []},
    ],
  );
  expect(files[0]!.failures).toEqual([
    {title: 'lamp > lights', message: 'Expected 1 to be 2.', place: 'samples/lamp.spec.ts:3'},
  ]);
  const problems = {errors: ['disconnected'], typeProblems: ['TS1: no'], differences: ['Lamp: kind']};
  expect(countsOf(report({files, ...problems}))).toEqual({passed: 1, failed: 4});
});

describe('the results of regions', () => {
  const source = [
    '// #region lamp',
    'class Lamp {}',
    '// #endregion lamp',
    '// #region whole',
    "describe('lamp', () => {",
    '  // #region bed',
    '  const tb = serviceTestBed(Lamp);',
    '  // #endregion bed',
    '  // #region light',
    "  it('lights', () => {});",
    '  // #endregion light',
    '  [1, 2].forEach((watts) => {',
    '    it(`takes ${watts}`, () => {});',
    '  });',
    '});',
    '// #endregion whole',
    '// #region other',
    "itShouldCreateService('other');",
    '// #endregion other',
  ].join('\n');
  const regions = [...parseRegions(source, 'lamp.spec.ts').values()];
  const spec = (titles: string[], message?: string) => ({
    suite: ['lamp.spec.ts', ...titles.slice(0, -1)],
    description: titles.at(-1)!,
    status: message === undefined ? ('passed' as const) : ('failed' as const),
    log: message === undefined ? [] : [message],
  });
  const failures = (specs: Parameters<typeof resultsOfRegions>[3]) =>
    Object.fromEntries<string | null>(
      resultsOfRegions(source, 'lamp.spec.ts', regions, specs).map(({reference, failure}) => [
        reference.split('#')[1]!,
        failure,
      ]),
    );

  it('come from the specs in the region, or else from the enclosing describe; a region outside every describe has none', () => {
    const passed = [
      spec(['lamp', 'should create']),
      spec(['lamp', 'lights']),
      spec(['lamp', 'takes 1']),
      spec(['should create']),
    ];
    expect(failures(passed)).toEqual({whole: null, bed: null, light: null, other: null});
    expect(failures([...passed, spec(['lamp', 'takes 2'], 'Error: Too bright\n  at x')])).toEqual({
      whole: 'Too bright',
      bed: 'Too bright',
      light: null,
      other: null,
    });
    expect(failures([spec(['lamp', 'should create'], 'Dark')])).toEqual({whole: 'Dark', bed: 'Dark'});
  });

  it('tell two samples with the same titles apart', () => {
    const region = (name: string) =>
      `// #region ${name}\ndescribe('lamp\\'s', () => {\n  it('lights', () => {});\n});\n// #endregion ${name}\n`;
    const twice = region('before') + region('after');
    const numbered = numberSuites(twice);
    const own = [...parseRegions(twice, 'lamp.spec.ts').values()];
    const specs = [spec(["lamp's @2", 'lights'], 'Dark'), spec(["lamp's @7", 'lights'])];
    expect(resultsOfRegions(numbered, 'lamp.spec.ts', own, specs)).toMatchObject([
      {reference: 'lamp.spec.ts#before', failure: 'Dark'},
      {reference: 'lamp.spec.ts#after', failure: null},
    ]);
  });

  it.each([
    ['Error: NG0100: changed. Find more at https://angular.dev/errors/NG0100\n  at x', 'NG0100: changed'],
    ["Expected function to throw an exception with message 'No', but it threw an exception with message 'X'.", 'X'],
    ['x'.repeat(200), `${'x'.repeat(159)}…`],
  ])('show the relevant line of a message', (message, shown) => {
    expect(failures([spec(['lamp', 'lights'], message)])).toMatchObject({light: shown});
  });

  it('are failures if the file cannot be loaded, and missing if no spec ran', () => {
    const message = 'jasmine is not defined';
    expect(failures([spec(['loads'], message)])).toEqual({
      whole: message,
      bed: message,
      light: message,
      other: message,
    });
    expect(failures([])).toEqual({});
  });
});

describe('the record of runs', () => {
  const SITE = {
    'samples/shop/lamp.spec.ts': '// #region lamp\nlet lamp;\n// #endregion lamp\n',
    'samples/pages/lamp.spec.ts': '// #region page\nlet page;\n// #endregion page\n',
  };
  const LAMP_REGION = 'shop/lamp.spec.ts#lamp';
  const PAGE_REGION = 'pages/lamp.spec.ts#page';
  const file = {file: 'shop/lamp.spec.ts', passed: 2, shouldCreate: 1, failures: []};
  const page = {...file, file: 'pages/lamp.spec.ts'};
  const lamp = (hash: string, failure: string | null = null): RegionResult => ({reference: LAMP_REGION, hash, failure});

  function recorder() {
    const siteDir = makeSite(SITE);
    return (library: string, parts: Partial<VersionReport>): ExecutedRecord => {
      writeRecord(siteDir, library, report({files: [file, page], ...parts}));
      return readRecord(path.join(siteDir, 'samples'))!;
    };
  }

  it('keeps what passed and failed in each setup, unless the region or the library has changed since', () => {
    const record = recorder();
    const gone = {reference: 'shop/lamp.spec.ts#gone', hash: 'bb', failure: null};
    record('3.0.2', {setup: '18', regions: [lamp('aa'), gone]});
    record('3.0.2', {setup: '21-vitest', regions: [lamp('aa', 'NG0100')]});
    const {runs, regions} = record('3.0.2', {setup: '16', regions: [lamp('aa')]});
    expect(runs.map(({setup}) => setup)).toEqual(['16', '18', '21-vitest']);
    expect(regions).toEqual({[LAMP_REGION]: {text: 'aa', passed: '16 18', failed: {'21-vitest': 'NG0100'}}});
    expect(record('3.0.2', {setup: '18', regions: [lamp('cc')]}).regions).toEqual({
      [LAMP_REGION]: {text: 'cc', passed: '18'},
    });
    expect(record('3.1.0', {setup: '17'})).toMatchObject({
      shop: {specs: 2, shouldCreate: 1},
      runs: [{specs: 4}],
      regions: {},
    });
  });

  it('with --only, replaces only the results of the files that ran, and keeps the counts', () => {
    const record = recorder();
    const whole = record('3.0.2', {regions: [lamp('aa'), {reference: PAGE_REGION, hash: 'bb', failure: null}]});
    const partial = record('3.0.2', {
      isWhole: false,
      files: [page],
      regions: [{reference: PAGE_REGION, hash: 'cc', failure: 'No'}],
    });
    expect(partial.runs).toEqual(whole.runs);
    expect(partial.regions).toEqual({
      [PAGE_REGION]: {text: 'cc', passed: '', failed: {'18': 'No'}},
      [LAMP_REGION]: {text: 'aa', passed: '18'},
    });
  });

  it('formats results by runner, with consecutive versions as a range that does not break, and each message once', () => {
    const failed = {'22': 'Old value', '21-vitest': 'NG0100', '22-vitest': 'NG0100'};
    expect(describeRuns({text: '', passed: '16 17 18 19 21', failed})).toEqual({
      passed: '16–\u206019, 21',
      runners: [
        ['Karma', '16–\u206019, 21', '22'],
        ['Vitest', '', '21–\u206022'],
      ],
      failed: [
        ['21–\u206022 (Vitest)', 'NG0100'],
        ['22 (Karma)', 'Old value'],
      ],
    });
    expect(describeRuns({text: '', passed: '21-vitest'})).toEqual({
      passed: '21',
      runners: [['Vitest', '21', '']],
      failed: [],
    });
  });
});

describe('the major versions that the pages claim', () => {
  it('are those that the workflow runs', () => {
    const workflow = fs.readFileSync('.github/workflows/samples.yml', 'utf8');
    expect(workflow).toContain(`angular: [${CLAIMED_MAJORS.join(', ')}]`);
  });

  it('each have a successful run in the record', () => {
    const {runs} = readRecord('samples')!;
    const claimed = runs.filter(({setup}) => CLAIMED_MAJORS.includes(Number(setup)));
    expect(claimed.map(({setup}) => Number(setup))).toEqual(CLAIMED_MAJORS);
    expect(claimed.filter(({specs, passed}) => specs !== passed)).toEqual([]);
  });
});
