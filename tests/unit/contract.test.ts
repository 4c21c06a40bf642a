import {describe, expect, it} from 'vitest';
import {loadContract, parseContract, signatureOf} from '../../src/lib/contract';

const contract = loadContract();

describe('the contract of the library', () => {
  const bedOf = (kind: string) => contract.beds.find((bed) => bed.kind === kind)!;
  const namesOf = (members: readonly {name: string}[]) => members.map(({name}) => name);

  it('has the members of a test bed: inherited ones, inline options, and no internal methods', () => {
    const {options, testOptions, tools, methods} = bedOf('guard');
    expect(namesOf(options)).toEqual([
      ...['imports', 'providers', 'autoCompile', 'checkCreate', 'httpTesting', 'verifyHttp'],
      'type',
    ]);
    expect(namesOf(testOptions)).toEqual(['verifyHttp']);
    expect(namesOf(tools)).toEqual(['http', 'injected', 'injector', 'rx', 'guard', 'challenge']);
    expect(namesOf(methods)).toEqual(['import', 'provide', 'setup', 'compile', 'inject']);
    expect(options[3]).toMatchObject({
      type: 'boolean',
      default: 'true',
      summary: 'Adds a spec named `should create`, which checks that the test bed was able to create what it tests.',
      page: {doc: 'api/common/base-tools', id: 'option-check-create'},
    });
  });

  it('replaces type parameters, and omits what an interface omits', () => {
    const {tools} = bedOf('directive');
    expect(tools.find(({name}) => name === 'host')!.type).toBe('H');
    expect(namesOf(bedOf('component').tools)).not.toContain('host');
  });

  it('has the signatures of all overloads, without comments, export and internal members', () => {
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
});

describe('parseContract', () => {
  it.each([
    ['an export that is not declared', "export {nothing} from './api';", '', '"nothing" is exported but not declared.'],
    ['a declaration without a doc comment', '', 'export type A = string;', 'api.d.ts:1: the doc comment is missing'],
    [
      'a doc comment without a page',
      '',
      '/** A. */\nexport type A = string;',
      'api.d.ts:2: "@page <document>#<heading id>" is missing',
    ],
    ['a file with a syntax error', '', '\nexport interface {', 'api.d.ts:2: '],
  ])('refuses %s', (_, exports, api, message) => {
    expect(() => parseContract(exports, api)).toThrowError(message);
  });
});
