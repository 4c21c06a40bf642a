import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {formatProblem, type Problem} from '../../src/lib/content/problem';
import {checkSamples} from '../../checks/samples/check';
import {compileSamples} from '../../checks/samples/compile';
import {hashOf} from '../../src/lib/samples/record';
import {makeSite} from './support/site';

const TSCONFIG = JSON.stringify({
  compilerOptions: {
    strict: true,
    noEmit: true,
    types: [],
    lib: ['ES2022'],
    skipLibCheck: true,
    target: 'ES2022',
    module: 'ES2022',
  },
  include: ['**/*.ts'],
});
const FRENCH = 'i18n/fr/docusaurus-plugin-content-docs/current/a.mdx';
const QUOTE = '---\ntitle: A\n---\n\n```ts sample="a.spec.ts#sum"\n```\n';
const REGION = '// #region sum\nexport const sum = 1 + 2;\n// #endregion sum\n';

function check(files: Record<string, string>): Problem[] {
  const siteDir = makeSite({
    'node_modules/@angular/core/package.json': '{"version": "18.2.14"}',
    'samples/tsconfig.json': TSCONFIG,
    'samples/a.spec.ts': REGION,
    'docs/a.mdx': QUOTE,
    [FRENCH]: QUOTE,
    ...files,
  });
  return [...checkSamples(siteDir, ['serviceTestBed']), ...compileSamples(path.join(siteDir, 'samples'))];
}

// What the check must accept is in samples/, which npm run check reads. tutorials.test.ts tests the mistakes that the
// tutorials explain.
describe('the samples check', () => {
  it('warns about regions whose specs have changed since their last run', () => {
    const warnings = (text: string) =>
      check({
        'samples/a.spec.ts': '// #region sum\nitShouldCreatePipe(Sum);\n// #endregion sum\n',
        'samples/globals.ts':
          'declare const itShouldCreatePipe: (type: unknown) => void;\ndeclare const Sum: unknown;\n',
        'samples/executed.json': JSON.stringify({regions: {'a.spec.ts#sum': {text, passed: '18'}}}),
      });
    expect(warnings(hashOf('itShouldCreatePipe(Sum);'))).toEqual([]);
    expect(warnings('00000000')).toMatchObject([{file: 'samples/a.spec.ts', line: 1, isWarning: true}]);
  });

  it.each<[string, Record<string, string>, string]>([
    [
      'an unneeded opt-out from being quoted',
      {'samples/a.spec.ts': REGION.replace('region sum', 'region sum unquoted: internal')},
      `samples/a.spec.ts:1  region "sum" is marked "unquoted" but ${FRENCH} quotes it`,
    ],
    [
      'an unneeded opt-out from being checked',
      {'samples/a.spec.ts': REGION.replace('region sum', 'region sum unchecked: old')},
      'samples/a.spec.ts:1  region "sum" is marked "unchecked" but compiles',
    ],
    [
      'an expected compiler error that does not occur',
      {'samples/a.spec.ts': REGION.replace('export', '// @ts-expect-error TS2304: Cannot find.\nexport')},
      'samples/a.spec.ts:2  expected TS2304: Cannot find., but the next line compiles',
    ],
    [
      'an expected compiler error with another message',
      {
        'samples/a.spec.ts': REGION.replace('export', '// @ts-expect-error TS2304: Cannot find.\nexport').replace(
          '1 + 2',
          'one',
        ),
      },
      "samples/a.spec.ts:2  expected TS2304: Cannot find., but the compiler says TS2304: Cannot find name 'one'.",
    ],
    [
      'a fence whose attribute is misspelled',
      {'docs/b.mdx': '```ts sampel="a.spec.ts#sum"\n```\n'},
      'docs/b.mdx:1  the fence is empty  →  add code, or quote a region with sample="<file>#<region>".',
    ],
    [
      'a highlighted line that the region does not have',
      {'docs/b.mdx': '```ts sample="a.spec.ts#sum" {1,2-3}\n```\n'},
      'docs/b.mdx:1  the fence highlights line 3, but the region has 1 line  →  change the numbers in the braces.',
    ],
    [
      'an expected runtime error that no expectation proves',
      {'samples/a.spec.ts': REGION.replace('export', '// @throws Boom\nexport')},
      'samples/a.spec.ts:2  no expectation in region "sum" proves "@throws Boom"',
    ],
  ])('finds %s', (_, files, message) => {
    expect(check(files).map(formatProblem)).toContainEqual(expect.stringContaining(message));
  });
});
