import {expect, test} from 'vitest';
import {blameSpecs, type SpecResult} from '../../checks/samples/execute/runners';
import {makeSite} from './support/site';

const SPECS = `describe('CartService @1', () => {
  it('should add', () => {});

  it('should announce', done => {
    later(() => done());
  });
});
`;

/** What Vitest prints about an error that was thrown outside specs. */
const printed = (line: number) => `
⎯⎯⎯⎯⎯ Uncaught Exception ⎯⎯⎯⎯⎯
Error: done() callback is deprecated, use promise instead
 ❯ doneWrapper node_modules/ngx-testing-tools/fesm2022/ngx-testing-tools.mjs:21:9
 ❯ Object.next samples/pages/service.spec.ts:${line}:7
 ❯ ConsumerObserver.next node_modules/rxjs/dist/cjs/internal/Subscriber.js:113:33

This error originated in "samples/pages/service.spec.ts" test file.
`;

test('an error that Vitest reports outside specs fails the spec that caused it', () => {
  const samplesDir = makeSite({'pages/service.spec.ts': SPECS});
  const resultOf = (description: string): SpecResult => ({
    suite: ['pages/service.spec.ts', 'CartService @1'],
    description,
    status: 'passed',
    log: [],
  });
  const specs = [resultOf('should add'), resultOf('should announce')];

  expect(blameSpecs(samplesDir, specs, `3 passed\n${printed(5)}`)).toEqual([]);
  expect(specs.map(({status, log}) => [status, ...log])).toEqual([
    ['passed'],
    ['failed', 'Error: done() callback is deprecated, use promise instead'],
  ]);
  // A line outside every spec.
  expect(blameSpecs(samplesDir, specs, printed(7))).toEqual([expect.stringContaining('done() callback')]);
  expect(blameSpecs(samplesDir, specs, 'Tests  3 passed')).toEqual([]);
});
