import {describe, expect, it} from 'vitest';
import {stepsOf} from '../../src/lib/samples/testSteps';

const BED = "const tb = componentTestBed(CartComponent, { httpTesting: true })\n  .inject('cart', CartService);\n";

describe('the steps of a test', () => {
  it('are extracted from the sample, with their lines', () => {
    const code = [
      "import { componentTestBed } from 'ngx-testing-tools';",
      '',
      BED,
      'beforeEach(tb.setup(({ component }) => {',
      '  component.count = 2;',
      '}));',
      '',
      "it('should pay', tb(async ({ http, action, query: q }) => {",
      "  action.click('.pay');",
      '',
      '  http.emitSuccessResponse({',
      "    url: '/api/pay',",
      '  });',
      '  fixture.detectChanges();',
      "  expect(q.findElement('.paid').textContent).toBe('2');",
      "  expect(q.findElement('.due').textContent).toBe('0');",
      '}));',
      '',
      "it('should wait', tb(({ query }) => {",
      "  expect(query.findElement('.due')).toBeTruthy();",
      '}));',
    ].join('\n');
    expect(stepsOf(code, 'POST /api/pay').map(({kind, lines}) => [kind, lines])).toEqual([
      ['create', [3, 4]],
      ['compile', [3, 4]],
      ['setup', [6, 8]],
      ['renderedTools', [10, 10]],
      ['send', null],
      ['act', [11, 11]],
      ['respond', [13, 15]],
      ['render', [16, 16]],
      ['expect', [17, 18]],
      ['verify', [3, 4]],
      ['teardown', [3, 4]],
    ]);
    expect(stepsOf(code)[3]!.tools).toEqual(['http', 'action', 'query']);
  });

  it.each([
    [
      'contain the request after the step that runs the code',
      `const tb = guardTestBed(guard, { type: 'CanMatch' });\nit('opens', tb(({ challenge }) => {\n  const open = challenge();\n  expect(open).toBeTrue();\n}));`,
      'create compile tools run send expect teardown',
    ],
    [
      'contain a navigation if the test bed is for routes',
      `const tb = routerTestBed(routes);\nit('opens', tb(async ({ navigateByUrl, $url }) => {\n  await navigateByUrl('/cart');\n  expect($url()).toBe('/cart');\n}));`,
      'create compileRoutes renderedTools navigate send expect teardown',
    ],
    [
      'combine a navigation with the expectation that contains it',
      `const tb = routerTestBed(routes);\nit('opens', tb(async ({ navigateByUrl }) => {\n  expect(\n    await navigateByUrl('/cart'),\n  ).toBeTruthy();\n}));`,
      'create compileRoutes renderedTools check send teardown',
    ],
  ])('%s', (_, code, kinds) => {
    const steps = stepsOf(code, 'GET /api/a');
    expect(steps.map(({kind}) => kind).join(' ')).toBe(kinds);
  });

  it('throw for a sample with a test that the test bed does not run', () => {
    expect(() => stepsOf(`${BED}it('a', () => {});`)).toThrowError('no test bed or no test');
  });
});
