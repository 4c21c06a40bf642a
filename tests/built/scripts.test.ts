import {expect, test} from 'vitest';
import {filesIn} from '../../src/lib/content/folders';
import {buildDir, readBuilt} from '../support/build';

/** Lookbehind is a syntax error in Safari before 16.4. The site supports 15.4 and later, which have cascade layers. */
const LOOKBEHIND = /\(\?<[=!]/;

/** Matches inline scripts, except for JSON data. */
const INLINE = /<script(?![^>]*json)[^>]*>([^]*?)<\/script>/g;

test('every browser with cascade layers can parse the scripts', () => {
  const files = filesIn(buildDir, /\.(?:js|html)$/);
  expect(files.length).toBeGreaterThan(200);
  const codeOf = (file: string) =>
    file.endsWith('.js') ? readBuilt(file) : [...readBuilt(file).matchAll(INLINE)].map(([, code]) => code).join('\n');
  expect(files.filter((file) => LOOKBEHIND.test(codeOf(file)))).toEqual([]);
});
