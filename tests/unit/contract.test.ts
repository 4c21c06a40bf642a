import {describe, expect, it} from 'vitest';
import {parseContract, signatureOf} from '../../src/lib/contract';

it('a signature has all overloads, but no comments, `export` or internal members', () => {
  expect(signatureOf('guardTestBed')).toBe(
    `function guardTestBed<T extends GuardClass>(
  rootGuard: Type<T>,
  options?: GuardTestBedOptions & {
    type?: GuardCan;
  },
): GuardTestBed<T>;
function guardTestBed<T extends GuardFn>(
  rootGuard: T,
  options: GuardTestBedOptions & {
    type: GuardCan;
  },
): GuardTestBed<T>;`,
  );
  expect(signatureOf('RxBox')).not.toContain('cleanAll');
});

describe('parseContract', () => {
  it.each([
    ['an export that is not declared', "export {nothing} from './api';", '', '"nothing" is exported but not declared.'],
    ['a declaration without a doc comment', '', 'export type A = string;', 'api.d.ts:1  the doc comment is missing'],
    [
      'a doc comment without a page',
      '',
      '/** A. */\nexport type A = string;',
      'api.d.ts:2  "@page <document>#<heading id>" is missing',
    ],
  ])('rejects %s', (_, exports, api, message) => {
    expect(() => parseContract(exports, {'other.d.ts': '\n', 'api.d.ts': api})).toThrowError(message);
  });
});
