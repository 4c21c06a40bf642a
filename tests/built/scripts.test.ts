import fs from 'node:fs';
import {expect, test} from 'vitest';
import {buildDir, readBuilt} from '../e2e/support/build';

/** To Safari before 16.4 an error of syntax, of the script as a whole. Cascade layers, which the styles need, came with 15.4. */
const LOOKBEHIND = /\(\?<[=!]/;

/** The code of a page's own scripts, without what they hold as data. */
const INLINE = /<script(?![^>]*json)[^>]*>([^]*?)<\/script>/g;

test('every browser with cascade layers can read the scripts', () => {
  const files = fs
    .readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:js|html)$/.test(file));
  expect(files.length).toBeGreaterThan(200);
  const codeOf = (file: string) =>
    file.endsWith('.js') ? readBuilt(file) : [...readBuilt(file).matchAll(INLINE)].map(([, code]) => code).join('\n');
  expect(files.filter((file) => LOOKBEHIND.test(codeOf(file)))).toEqual([]);
});
