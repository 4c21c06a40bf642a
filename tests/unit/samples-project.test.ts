import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {samplesProject} from '../../src/lib/samples/project';
import {makeSite} from './support/site';

describe('the project with the samples', () => {
  const record = {runs: [{setup: '21-vitest', failing: ['pages/b.spec.ts']}], regions: {}};
  const files = {
    'samples/tsconfig.json': JSON.stringify({compilerOptions: {strict: true, noEmit: true, paths: {a: ['b']}}}),
    'samples/executed.json': JSON.stringify(record),
    'samples/contract/index.d.ts': 'export {};',
    'samples/pages/a.modern.spec.ts': '// @angular 20.0\nexport {};',
    'samples/pages/b.spec.ts': 'export {};',
    'samples/pages/c.vitest.modern.spec.ts': '// @angular 21.0\nexport {};',
  };
  const project = (major: number, language: string) =>
    samplesProject(path.join(makeSite(files), 'samples'), major, '3.0.2', language);

  it('runs Karma on Angular 18, with the samples for this version and without the contract', () => {
    const files18 = project(18, 'en');
    expect(Object.keys(files18).filter((file) => file.startsWith('samples/'))).toEqual(['samples/pages/b.spec.ts']);
    expect(JSON.parse(files18['package.json']!)).toMatchObject({
      scripts: {test: 'ng test'},
      dependencies: {'ngx-testing-tools': '3.0.2', '@angular/core': '18.2.14', karma: '6.4.4'},
    });
    expect(files18['tsconfig.json']).not.toContain('paths');
    expect(files18['README.md']).toContain('specs from the documentation that run on Angular 18.');
  });

  it('on Angular 21, runs Vitest without the files that failed, and Karma without those for Vitest', () => {
    const files21 = project(21, 'fr');
    const {architect} = (JSON.parse(files21['angular.json']!) as {projects: {samples: {architect: unknown}}}).projects
      .samples;
    expect(architect).toMatchObject({
      build: {configurations: {testing: {aot: false}}},
      test: {builder: '@angular/build:unit-test', options: {exclude: ['**/pages/b.spec.ts']}},
      'test-karma': {
        builder: '@angular-devkit/build-angular:karma',
        options: {exclude: ['**/pages/c.vitest.modern.spec.ts']},
      },
    });
    expect(files21).toHaveProperty(['samples/pages/a.modern.spec.ts']);
    expect(files21['README.md']).toContain('Vitest, sans zone');
  });
});
