import {describe, expect, it} from 'vitest';
import {parseRegions} from '../../src/lib/samples/regions';

const parse = (...lines: string[]) => parseRegions(lines.join('\n'), 'samples/a.spec.ts');

describe('parseRegions', () => {
  it('rewrites imports as if all files were in the same folder', () => {
    const code = (line: string) => parse('// #region a', line, '// #endregion a').get('a')!.code;
    expect(code("import { Cart } from '../../../shop/newsletter/cart.service';")).toBe(
      "import { Cart } from './cart.service';",
    );
    expect(code("import { Cart } from './cart.service';")).toBe("import { Cart } from './cart.service';");
    expect(code("import { Component } from '@angular/core';")).toBe("import { Component } from '@angular/core';");
  });

  it('accepts nested regions, and removes their comments from the outer region', () => {
    const regions = parse(
      '// #region outer',
      'a();',
      '// #region inner',
      'b();',
      '// #endregion inner',
      '// #endregion outer',
    );
    expect([...regions.keys()]).toEqual(['outer', 'inner']);
    expect(regions.get('outer')!.code).toBe('a();\nb();');
  });

  it.each([
    ['never closed', ['// #region one', 'a'], 'samples/a.spec.ts:1  region "one" is never closed'],
    [
      'closed but not open',
      ['// #endregion one'],
      'samples/a.spec.ts:1  region "one" is closed here but was never opened',
    ],
    [
      'opened twice',
      ['// #region one', 'a', '// #endregion one', '// #region one', 'a', '// #endregion one'],
      'samples/a.spec.ts:4  region "one" is already opened on line 1',
    ],
    [
      'interleaved',
      ['// #region one', '// #region two', 'a', '// #endregion one', '// #endregion two'],
      'samples/a.spec.ts:4  region "one" is closed here while "two" (line 2) is open',
    ],
    ['empty', ['', '// #region one', '  ', '// #endregion one'], 'samples/a.spec.ts:2  region "one" is empty'],
    ['badly named', ['// #region One', 'a'], 'samples/a.spec.ts:1  "One" is not a valid region name'],
    [
      'opted out without a reason',
      ['// #region one unquoted:', 'a'],
      'samples/a.spec.ts:1  "unquoted:" after region "one" is not a valid opt-out',
    ],
    [
      'expecting an error without naming it',
      ['// #region one', '// @ts-expect-error', 'a', '// #endregion one'],
      'samples/a.spec.ts:2  "@ts-expect-error" must name the error',
    ],
  ])('rejects a region that is %s', (_, lines, message) => {
    expect(() => parse(...lines)).toThrowError(message);
  });
});
