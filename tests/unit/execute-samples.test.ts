import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {chooseSamples, chooseSpecFiles} from '../../checks/samples/execute/choose';
import {findDifferences} from '../../checks/samples/execute/differences';
import {byFile} from '../../checks/samples/execute/failures';
import type {VersionReport} from '../../checks/samples/execute';
import {findLibrary} from '../../checks/samples/execute/library';
import {readMutations} from '../../checks/samples/execute/mutations';
import {writeRecord, type ExecutedRecord} from '../../checks/samples/execute/record';
import {countsOf, toMarkdown, toText} from '../../checks/samples/execute/report';
import {CLAIMED_MAJORS, dependenciesOf, readMajors, versionOf} from '../../checks/samples/execute/versions';
import {makeSite} from './support/site';

const ROOT = path.resolve(__dirname, '..', '..');

/** A library of a few functions, in our own words. */
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

/** Compares two texts of declarations; what is left out is as in the library above. */
function differences({contract = LAMP, library = LAMP}: {contract?: string; library?: string}): string[] {
  const folder = makeSite({'contract/index.d.ts': contract, 'library/index.d.ts': library});
  const rootNames = [path.join(folder, 'contract/index.d.ts'), path.join(folder, 'library/index.d.ts')] as const;
  // Without the types of the browser, which take seconds to read and which the lamp does not use.
  return findDifferences(ts.createProgram({rootNames, options: {strict: true, noLib: true, types: []}}), ...rootNames);
}

describe('the comparison of the contract with the library', () => {
  it('finds nothing where both declare the same', () => {
    expect(differences({})).toEqual([]);
  });

  it('takes an inherited member for an own one, and leaves out what is private', () => {
    const library = LAMP.replace(
      'export interface Lamp<T extends Colour = Colour> {\n  colour: T;',
      'declare class Base<T> {\n  private wires: number;\n  colour: T;\n}\nexport interface Lamp<T extends Colour = Colour> extends Base<T> {',
    );
    expect(differences({library})).toEqual([]);
  });

  it('takes the members of an intersection in any order', () => {
    const parts = `${LAMP}type Base = {base: string};\ntype Shade = {shade: string};\n`;
    const contract = `${parts}export declare function assemble(parts: Base & Shade): Lamp;\n`;
    const library = `${parts}export declare function assemble(parts: Shade & Base): Lamp;\n`;
    expect(differences({contract, library})).toEqual([]);
  });

  it.each<[string, {contract?: string; library?: string}, string]>([
    [
      'an added export',
      {library: `${LAMP}export declare function breakLamp(): void;\n`},
      'breakLamp: the library exports it, the contract does not.',
    ],
    [
      'an export that is gone',
      {contract: `${LAMP}export declare function breakLamp(): void;\n`},
      'breakLamp: the contract exports it, the library does not.',
    ],
    [
      'a changed default of a type parameter, of a type that cannot be imported',
      {library: LAMP.replace('Shade = string', 'Shade = any')},
      'Colour: type parameters: <Shade = any> in the library, <Shade = string> in the contract.',
    ],
    [
      'a changed member',
      {library: LAMP.replace('dim?: number', 'dim: number')},
      'Lamp, dim: number in the library, optional number | undefined in the contract.',
    ],
    [
      'an added overload',
      {library: `${LAMP}export declare function makeLamp(): Lamp;\n`},
      'makeLamp, call 2: (): Lamp<Colour<string>> in the library, nothing in the contract.',
    ],
    [
      'another kind',
      {
        library: LAMP.replace(
          'export interface Lamp<T extends Colour = Colour>',
          'export declare class Lamp<T extends Colour = Colour>',
        ),
      },
      'Lamp: kind: class in the library, interface in the contract.',
    ],
  ])('names %s', (_, texts, difference) => {
    expect(differences(texts)).toContain(difference);
  });
});

const SPEC =
  "// #region light\ndescribe('lamp', () => {\n  it('lights', () => expect(1).toBe(2));\n});\n// #endregion light\n";
const QUOTE = '---\ntitle: A\n---\n\n```ts sample="lamp.spec.ts#light"\n```\n';
const FAILED = {
  suite: ['lamp.spec.ts', 'lamp'],
  description: 'lights',
  status: 'failed' as const,
  log: ['Expected 1 to be 2.\n    at UserContext.apply (/samples/lamp.spec.ts:3:29)\n    at node_modules/zone.js:1:1'],
};

function report(parts: Partial<VersionReport>): VersionReport {
  return {
    angular: '18.2.14',
    typescript: '5.5.4',
    chromium: '150.0.0.0',
    seconds: 60,
    files: [],
    leftOut: [],
    errors: [],
    typeProblems: [],
    differences: [],
    ...parts,
  };
}

describe('the report of a run', () => {
  const library = {version: '3.0.2', tarball: '/lamp.tgz', from: 'npm'};

  it('names a failing spec with its place and the pages that show it', () => {
    const siteDir = makeSite({'samples/lamp.spec.ts': SPEC, 'docs/a.mdx': QUOTE, 'docs/b.mdx': 'text'});
    const passed = {...FAILED, description: 'is there', status: 'passed' as const, log: []};
    const files = byFile(siteDir, ['lamp.spec.ts'], [FAILED, passed]);

    expect(files).toEqual([
      {
        file: 'lamp.spec.ts',
        passed: 1,
        shouldCreate: 0,
        failures: [
          {
            title: 'lamp > lights',
            message: 'Expected 1 to be 2.',
            place: 'samples/lamp.spec.ts:3',
            pages: ['docs/a.mdx'],
          },
        ],
      },
    ]);
    const text = toText(report({files}), library);
    expect(text).toContain('FAIL lamp.spec.ts: 1 passed, 1 failed');
    expect(text).toContain('samples/lamp.spec.ts:3: "lamp > lights" failed, shown by docs/a.mdx.');
  });

  it('counts whatever is wrong, and shows it in the summary of a workflow', () => {
    const found = report({
      typeProblems: ['samples/a.spec.ts:1: TS1: no'],
      differences: ['Lamp: kind'],
      errors: ['disconnected'],
    });

    expect(countsOf(found)).toEqual({passed: 0, failed: 3});
    expect(toMarkdown(found, library)).toContain("- With the library's own types: samples/a.spec.ts:1: TS1: no");
    expect(toMarkdown(found, library)).toContain('- Contract and library differ: Lamp: kind');
  });

  it('tells the mutations that no spec caught', () => {
    const mutations = {total: 2, caught: 1, problems: ['samples/shop/a.ts: no spec notices 1 → 2. Two.']};
    expect(countsOf(report({mutations}))).toEqual({passed: 1, failed: 1});
    expect(toText(report({mutations}), library)).toContain('1 of 2 mutations caught, 1 problem');
  });
});

describe('a sample that needs a newer Angular', () => {
  const files = {
    'samples/lamp.spec.ts': 'export {};\n',
    'samples/signal.modern.spec.ts': '// @angular 17.3\nexport {};\n',
  };

  it.each([
    ['16.2.12', ['lamp.spec.ts']],
    ['17.2.4', ['lamp.spec.ts']],
    ['17.3.12', ['lamp.spec.ts', 'signal.modern.spec.ts']],
    ['18.0.0', ['lamp.spec.ts', 'signal.modern.spec.ts']],
  ])('is left out below that version only (%s)', (angular, expected) => {
    const chosen = chooseSamples(path.join(makeSite(files), 'samples'), angular);
    expect(chosen.files).toEqual(expected);
    expect(chosen.leftOut).toEqual(expected.length === 2 ? [] : [{file: 'signal.modern.spec.ts', needs: '17.3'}]);
  });

  it('is reported by its name and counted', () => {
    const text = toText(report({leftOut: [{file: 'signal.modern.spec.ts', needs: '17.3'}]}), {
      version: '3.0.2',
      tarball: '/lamp.tgz',
      from: 'npm',
    });
    expect(text).toContain('left out: signal.modern.spec.ts needs Angular 17.3');
    expect(text).toContain('0 specs passed, 1 file left out, nothing wrong');
  });

  it.each<[string, string, string, string]>([
    ['has no mark', 'a.modern.spec.ts', 'export {};\n', 'the first line does not say which Angular it needs'],
    ['has another name', 'a.spec.ts', '// @angular 17.3\n', 'name the file'],
    [
      'has no version',
      'a.modern.spec.ts',
      '// @angular new\n',
      'samples/a.modern.spec.ts:1  "new" is not a version of Angular  →  write major and minor, as in "// @angular 17.3".',
    ],
  ])('is refused when it %s', (_, name, text, problem) => {
    const samplesDir = path.join(makeSite({[`samples/${name}`]: text}), 'samples');
    expect(() => chooseSamples(samplesDir, '18.2.14')).toThrowError(problem);
  });
});

describe('the choice of spec files', () => {
  const files = {
    'samples/shop/lamp.spec.ts': '',
    'samples/shop/lamp.ts': '',
    'samples/pages/lamp.spec.ts': '',
    'samples/pages/lamp.quick.spec.ts': '',
  };

  it.each<[string[], string[]]>([
    [[], ['pages/lamp.quick.spec.ts', 'pages/lamp.spec.ts', 'shop/lamp.spec.ts']],
    [['pages/lamp'], ['pages/lamp.quick.spec.ts', 'pages/lamp.spec.ts']],
    [
      ['samples/pages/lamp.spec.ts', 'shop'],
      ['pages/lamp.spec.ts', 'shop/lamp.spec.ts'],
    ],
  ])('reads --only %s', (only, expected) => {
    expect(chooseSpecFiles(path.join(makeSite(files), 'samples'), only)).toEqual(expected);
  });

  it('refuses a path that matches no spec file', () => {
    const samplesDir = path.join(makeSite(files), 'samples');
    expect(() => chooseSpecFiles(samplesDir, ['shop', 'pages/lamp.ts'])).toThrowError(
      '--only pages/lamp.ts: no spec file under samples/',
    );
  });
});

describe('the search for the library', () => {
  const MANIFEST = JSON.stringify({name: 'ngx-testing-tools', version: '9.9.9'});

  it('takes the installed one, and then a package that is named', () => {
    const siteDir = makeSite({'node_modules/ngx-testing-tools/package.json': MANIFEST});
    const cacheDir = path.join(siteDir, '.cache');
    const {library} = findLibrary({siteDir, cacheDir, version: '3.0.2'});
    expect(library).toMatchObject({version: '9.9.9', from: 'node_modules/ngx-testing-tools'});

    const named = findLibrary({siteDir, cacheDir, version: '3.0.2', tarball: library!.tarball});
    expect(named.library).toMatchObject({version: '9.9.9', from: `--library ${library!.tarball}`});
  });

  it.each([
    ['a path that does not exist', 'absent.tgz', 'absent.tgz: there is no such file or folder.'],
    ['a file that is not a package', 'text.tgz', 'text.tgz: npm cannot read a package there: '],
  ])('names the argument for %s', (_, file, message) => {
    const siteDir = makeSite({'text.tgz': 'text'});
    const tarball = path.join(siteDir, file);
    const search = () => findLibrary({siteDir, cacheDir: path.join(siteDir, '.cache'), version: '3.0.2', tarball});
    expect(search).toThrowError(`--library ${path.join(siteDir, message)}`);
  });

  it('refuses a package of something else', () => {
    const siteDir = makeSite({'lamp/package.json': JSON.stringify({name: 'lamp', version: '1.0.0'})});
    const search = () =>
      findLibrary({
        siteDir,
        cacheDir: path.join(siteDir, '.cache'),
        version: '3.0.2',
        tarball: path.join(siteDir, 'lamp'),
      });
    expect(search).toThrowError('is not a package of ngx-testing-tools');
  });
});

describe('the record of runs', () => {
  const lamp = {file: 'shop/lamp.spec.ts', passed: 2, shouldCreate: 1, failures: []};
  const page = {...lamp, file: 'pages/lamp.spec.ts'};

  it('keeps one run a major, and none of another version of the library', () => {
    const siteDir = makeSite({'samples/a.ts': ''});
    const record = (library: string, angular: string): ExecutedRecord => {
      writeRecord(siteDir, library, report({angular, files: [lamp, page]}));
      return JSON.parse(fs.readFileSync(path.join(siteDir, 'samples/executed.json'), 'utf8')) as ExecutedRecord;
    };

    record('3.0.2', '18.2.14');
    record('3.0.2', '16.2.12');
    expect(record('3.0.2', '18.3.0').runs.map(({angular}) => angular)).toEqual(['16.2.12', '18.3.0']);

    const today = new Date().toISOString().slice(0, 10);
    expect(record('3.1.0', '18.3.0')).toEqual({
      library: '3.1.0',
      shop: {specs: 2, shouldCreate: 1},
      runs: [{angular: '18.3.0', typescript: '5.5.4', chromium: '150.0.0.0', specs: 4, passed: 4, date: today}],
    });
  });
});

describe('what the repository holds for the run', () => {
  it('runs in the workflow on each major that the pages claim', () => {
    const workflow = fs.readFileSync(path.join(ROOT, '.github/workflows/samples.yml'), 'utf8');
    expect(workflow).toContain(`angular: [${CLAIMED_MAJORS.join(', ')}]`);
  });

  it('has the record of a run on each of them, in which everything passed', () => {
    const {runs} = JSON.parse(fs.readFileSync(path.join(ROOT, 'samples/executed.json'), 'utf8')) as ExecutedRecord;
    expect(runs.map(({angular}) => Number.parseInt(angular, 10))).toEqual(CLAIMED_MAJORS);
    expect(runs.filter(({specs, passed}) => specs !== passed)).toEqual([]);
  });

  it('has mutations that can be made', () => {
    expect(readMutations(path.join(ROOT, 'samples')).length).toBeGreaterThanOrEqual(32);
  });

  it('gives each major the Material of that major', () => {
    for (const major of readMajors(['all'])) {
      const dependencies = dependenciesOf(versionOf(major));
      expect(dependencies['@angular/material']).toMatch(new RegExp(`^${major}\\.`));
      expect(dependencies['@angular/cdk']).toBe(dependencies['@angular/material']);
    }
  });

  it('reads the majors of the command line', () => {
    expect(readMajors([])).toEqual([18]);
    expect(readMajors(['16,17', '16'])).toEqual([16, 17]);
    expect(readMajors(['all'])).toEqual([16, 17, 18, 19, 20, 21]);
    expect(() => readMajors(['18,15'])).toThrowError('--angular 15: the samples run on 16, 17,');
  });
});
